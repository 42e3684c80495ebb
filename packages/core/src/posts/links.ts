/** Which addresses a link or picture of a post may have (decision 74). */
const SCHEMES = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])

/** The address as it may stand in the page; '' = none of the schemes. Control characters are taken away before the test. */
export function safeUrl(url: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them when they look for the scheme
  const bare = url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\ufeff]/g, '')
  if (/^[\\/]{2}/.test(bare)) return `https://${bare.replace(/^[\\/]+/, '')}`
  const colon = bare.indexOf(':')
  if (colon === -1) return bare
  const stop = bare.search(/[/?#]/)
  if (stop !== -1 && stop < colon) return bare
  return SCHEMES.has(bare.slice(0, colon).toLowerCase()) ? bare : ''
}
