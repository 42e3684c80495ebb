import { NotFound } from '../../shell/NotFound.tsx'

/** What stands in the place of a release that cannot be told; a number that is none leads to the filing's page. */
export function ReleaseErrors() {
  return <NotFound title="Something went wrong" text="Error loading the release. Reloading the page may help." />
}
