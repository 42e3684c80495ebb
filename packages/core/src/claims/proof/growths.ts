/**
 * A percentage that is told as a growth by words apart from it: "the United Kingdom grew the fastest, at 12.7%", "a faster
 * clip than B's 4.9%", "the decline in A, 13%", "lifting A 56%". Which way it goes is said by the word of direction before it.
 */
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { bare, type Told } from './tokens.ts'

const HEDGES =
  '(?<![a-z])(?:(?:about|around|roughly|nearly|almost|over|under|just|some|only|more than|less than|well|close to|a|an|the|as much as|no less than)\\s+)*'
/** Words that say that a percentage is a pace. */
const PACE =
  /\b(?:fast|quick|swift|slow)(?:er|est)\b|\b(?:pace|clip|growers?|growth|gainers?|double-digit|outpac(?:ed?|es|ing)|outgr[eo]w(?:s|ing)?)\b/i
const GROWERS = /\b(?:growers?|growth|growing)\b/i
/** Words that make a percentage beside them something else than a growth. */
const LEVEL =
  /\b(?:share|margins?|portion|proportion|percentage|slice|part|yield|ratio|stake|weight|rate(?! of (?:growth|increase))|accounts?|accounting|accounted|makes? up|made up|represent\w*|contribut\w*|constitut\w*)\b/i
/** What a growth stands behind: nothing, "at", "with", "by", a mark, the name of what grew. */
const LED =
  /(?:^|[,:(–—]\s*|\s{2}(?:['’]s\s+)?|\b(?:at|with|by|up|down|of|versus|vs\.?|against|and|being|namely|rising|gaining|adding|growing|plus|was|is)\s+)$/i

/** @returns which way the percentage goes as a growth; null = nothing says that it is one */
export function growthSaid(told: Told, n: NumberToken): 1 | -1 | null {
  const { s, numbers } = told
  if (n.kind !== 'percent' || n.isNegative) return null
  const tail = s.text.slice(n.end)
  const than =
    /^\s+(?:(?<less>less|lower|smaller|fewer)|more|higher|larger)\s+than\s+(?:before|previously|then)\b/i.exec(tail)
  const much = DEARER.exec(tail)
  if (much) return much.groups?.less === undefined ? 1 : -1
  if (than) return than.groups?.less === undefined ? 1 : -1
  if (/^\s*(?:out )?of\b|^\s*(?:points?|margins?|share)\b/i.test(tail)) return null
  const from = partFrom(s.text, n.start)
  const last = numbers[numbers.indexOf(n) - 1]?.end ?? 0
  const blank = bare(s.text, [...s.metrics, ...s.periods, ...s.companies], 0, n.start)
  if (LEVEL.test(blank.slice(Math.max(from, last)))) return null
  const to = s.text.indexOf(';', n.end)
  const ways = s.directions.filter((one) => one.start >= from && (to < 0 || one.end <= to) && one.sign !== 0)
  const ahead = ways.filter((one) => one.end <= n.start)
  // "At 12.7%, the United Kingdom grew fastest"
  const words = ahead.length > 0 ? ahead : ways
  const word = words.at(-1)
  const isPace = PACE.test(s.text.slice(from, n.start)) || PACE.test(/^[^.;:]*/.exec(tail)?.[0] ?? '')
  const isOneWay = words.every((one) => one.sign === word?.sign)
  const gap = word && word.end <= n.start ? blank.slice(word.end) : null
  if (word && gap !== null && (isSizeOf(word, gap) || isBy(gap, isOneWay))) return word.sign > 0 ? 1 : -1
  const lead = blank.slice(Math.max(from, last)).replace(new RegExp(`${HEDGES}$`, 'i'), '')
  if (!isPace || !LED.test(lead)) return null
  if (word) return isOneWay ? (word.sign > 0 ? 1 : -1) : null
  return GROWERS.test(s.text.slice(from, to < 0 ? undefined : to)) ? 1 : null
}

/** "Became 8.7 percent dearer" */
const DEARER =
  /^\s+(?:dearer|costlier|more expensive|bigger|larger|richer|heavier|(?<less>cheaper|less expensive|smaller|poorer|lighter))(?=\s*(?:[,.;:)]|$|(?:in|but|and|while|year)\b))/i

/** Where the part of the sentence begins that tells of the number. */
const partFrom = (text: string, at: number): number => text.lastIndexOf(';', at) + 1

/** "Lifting the quarterly revenue 56%", "the decline in A, 13%": nothing but the name of what moved between. */
const isSizeOf = ({ isVerb }: DirectionToken, gap: string): boolean =>
  (isVerb
    ? new RegExp(
        `^\\s+(?:(?:its|the|their|['’]s|quarterly|annual|total|net|whole)\\s+)*['’]?s?\\s*(?:by\\s+)?${HEDGES}$`,
        'i',
      )
    : new RegExp(`^\\s+(?:in|of|at|for)\\s+(?:(?:its|the|their|total|net)\\s+)*\\s*,\\s*${HEDGES}$`, 'i')
  ).test(gap)

/** "To increase its revenue in 2024, by 4.3 percent": said once more by "by", where all moves one way. */
const isBy = (gap: string, isOneWay: boolean): boolean =>
  isOneWay && new RegExp(`^[^;:.\\d]{0,60}\\bby\\s+${HEDGES}$`, 'i').test(gap)
