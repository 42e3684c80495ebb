/** The address that tells the ad service of a subscription; asked only after the subscriber has agreed (decision 24). */

/**
 * @param setting 'AW-123/label', as GOOGLE_ADS_CONVERSION
 * @returns null when the setting has another form
 */
export function conversionAddress(setting: string, checkoutId: string): string | null {
  const [, account, label] = /^AW-(\d+)\/([\w-]+)$/.exec(setting) ?? []
  if (!account || !label) return null
  const query = new URLSearchParams({ label, guid: 'ON', script: '0', transaction_id: checkoutId })
  return `https://www.googleadservices.com/pagead/conversion/${account}/?${query}`
}

/** Sent as a picture: no script of the ad service runs here. */
export function tellAdService(setting: string, checkoutId: string): void {
  const address = conversionAddress(setting, checkoutId)
  if (!address) return
  const picture = new Image()
  picture.referrerPolicy = 'no-referrer'
  picture.src = address
}
