/**
 * A name as the SEC's register writes it, for reading: without the state or the slash behind it, a name of several words
 * in capitals set in mixed case ("TOYOTA MOTOR CORP/" → "Toyota Motor Corp", "AMAZON COM INC" → "Amazon Com Inc"). A
 * name that has small letters keeps them; a single word in capitals before its legal form stays as it is, since nothing
 * tells "NVIDIA" from a name that the register merely shouts.
 */
const LEGAL =
  /^(?:inc|corp|co|ltd|cos|llc|plc|trust|group|holdings?|bancorp|partners|fund|company|corporation|limited)$/i
/** Legal forms and marks that are written in capitals everywhere. */
const CAPITALS = /^(?:LLC|PLC|LP|NV|SA|SE|AG|AB|ASA|SPA|ADR|ETF|USA|US|UK|REIT|II|III|IV|VI|AT&T|[A-Z]&[A-Z])$/
const SMALL = /^(?:of|and|the|for|in|de|del|la)$/i

export function registerName(name: string): string {
  const plain = name
    .trim()
    .replace(/\s*[/\\](?:[A-Za-z]{2,4}[/\\]?)?$/, '')
    .trim()
  if (plain === '' || /[a-z]/.test(plain)) return plain === '' ? name.trim() : plain
  const words = plain.split(/\s+/)
  const own = words.filter((word) => !LEGAL.test(word.replace(/[.,]/g, '')))
  return words
    .map((word, i) => {
      const bare = word.replace(/[.,]/g, '')
      if (CAPITALS.test(bare)) return word
      if (i > 0 && SMALL.test(bare)) return word.toLowerCase()
      const isLegal = LEGAL.test(bare)
      if (!isLegal && bare !== 'COM' && (own.length < 2 || bare.length <= 3)) return word
      return word.replace(/[A-Z]+/g, (part, at: number) =>
        // What follows an apostrophe is no new word: "MCDONALD'S".
        word[at - 1] === "'" ? part.toLowerCase() : part.charAt(0) + part.slice(1).toLowerCase(),
      )
    })
    .join(' ')
}
