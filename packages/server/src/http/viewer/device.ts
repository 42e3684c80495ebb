/** Browser and system of a session in words, so that its owner recognises it: 'Firefox on Linux'. */

/** The first that fits: names that others carry along come last. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

/** null where the header says nothing we know. */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 400)
  const browser = BROWSERS.find(([, pattern]) => pattern.test(text))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}
