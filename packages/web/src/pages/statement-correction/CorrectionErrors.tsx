import { NotFound } from '../../shell/NotFound.tsx'

export function CorrectionErrors() {
  return <NotFound title="Filing Not Found" text="This filing has no such statement that could be corrected." />
}
