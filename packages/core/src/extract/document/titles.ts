/** The names of a statement of operations, as its title prints them. */

/** The title of a statement of operations. */
export const TITLE =
  /statements?\s+of\s+(?:the\s+)?(?:consolidated\s+|combined\s+)?(?:results\s+of\s+)?(?:net\s+)?\(?(?:operations?\b|(?:distributable\s+)?income|earnings|loss|profit|revenues?|comprehensive\s+\(?(?:income|loss|earnings))|income\s+statements?|profit\s+and\s+loss|^\W*(?:statement \w+\W+)?consolidated\s+results\s+of\s+operations/i

/** Names that are one only where they stand alone on their line: the same words stand in many sentences. */
const ALONE =
  /^\W*(?:(?:the )?(?:statements? of )?consolidated (?:earnings|operations|income|results of operations)|results of (?:consolidated )?operations|(?:consolidated )?earnings statements?|consolidated summary of operations|summary of consolidated (?:earnings|operations|income))(?: \(?(?:continued|concluded|unaudited)\)?)?\W*$/i

/** The same with the unit or the years behind it, as the title of a table has them. */
const HEADED =
  /^\W*(?:the )?(?:summary of )?consolidated (?:earnings|operations|income)\W{1,3}(?:\(?(?:(?:dollars|amounts|expressed|stated) )?in (?:thousands|millions)\b(?! of (?!dollars)).{0,50}|for the (?:(?:fiscal|two|three|four|five) )?years?\b(?: ended\b.{0,50})?)$/i

const isNamed = (part: string): boolean => ALONE.test(part) || HEADED.test(part)

/** Whether the words of one line name a statement of operations; the company's name may stand apart beside it. */
export const namesStatement = (text: string): boolean => TITLE.test(text) || text.split(/\s{3,}/).some(isNamed)

/** Whether one of the lines, divided by `|`, names a statement of operations. */
export const hasTitle = (words: string): boolean =>
  TITLE.test(words) || words.split(/\||\s{3,}/).some((part) => isNamed(part.trim()))
