/** Text into HTML and XML: the one place that knows which characters have to be written otherwise. */

/** Text whose references are written already: a stray angle bracket is never markup again. */
export const escapeAngles = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text between tags. Not for attributes: quotes stay. */
export const escapeText = (text: string): string => escapeAngles(text.replaceAll('&', '&amp;'))

/** Text between tags or in a double-quoted attribute. */
export const escapeMarkup = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** The same for XML, without the characters that XML 1.0 does not know. */
export const escapeXml = (text: string): string =>
  escapeMarkup(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))
