import { data } from 'react-router'
import { NotFound } from '../../shell/NotFound.tsx'

/** Any path nothing else answers. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound title="Page Not Found" text="There is nothing at this address. Search for a company, or go home." />
}
