import { isRelease } from '../statement/release-form.ts'

/** '/filing/0000320193-19-000119'; of an earnings release '/release/0000320193-19-000117'. */
export const pagePath = (accession: string, form: string): string =>
  `/${isRelease(form) ? 'release' : 'filing'}/${accession}`
