import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFound } from '../../shell/NotFound.tsx'

/** What stands in the place of a document view whose filing is not there. */
export function FilingErrors() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound title="Filing Not Found" text="No filing has this accession number." />
  ) : (
    <NotFound title="Something went wrong" text="Error loading filing details. Reloading the page may help." />
  )
}
