/** A host name or address that only this machine reaches. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || name === '::ffff:127.0.0.1' || /^127(\.\d{1,3}){3}$/.test(name)
}
