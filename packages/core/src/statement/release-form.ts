/** True where the form brings an earnings release: unaudited figures, before the report of the same period. */
export function isRelease(form: string | null | undefined): boolean {
  return form != null && /^[86]-K(\/A)?$/i.test(form.trim())
}
