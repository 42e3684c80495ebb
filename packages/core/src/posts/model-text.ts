/** A post as a language model wrote it: links and pictures lead nowhere that nobody asked for. */

/** Places of this site's own that every post may name. */
const OWN = new Set(['income_flow', 'filing_url'])

/**
 * Links and pictures become their words unless they are the two named places or stand in `known`.
 * @param known text an editor wrote; its addresses stay
 */
export function withoutForeignLinks(markdown: string, known = ''): string {
  const isKnown = (address: string) => OWN.has(address) || (address !== '' && known.includes(address))
  return markdown
    .replace(/^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\S{1,2000}[^\n]*$/gm, '')
    .replace(/(!?)\[([^\]\n]{0,300})\]\(\s*<?([^)\s>]{0,2000})>?[^)\n]{0,300}\)/g, (whole, mark, words, address) =>
      isKnown(address) && mark === '' ? whole : words,
    )
    .replace(/<?\b(?:https?:\/\/|www\.)[^\s<>()]{1,2000}>?/gi, (whole) =>
      isKnown(whole.replace(/^<|>$/g, '')) ? whole : '',
    )
    .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, '')
}
