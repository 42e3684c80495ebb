/**
 * Where a sentence speaks of a set of parts, wherever it stands: "all four regions", "of Nike's four geographies", "three
 * of its five segments", "two lines". What it says of how many there are is held against the statement.
 */
import type { Span } from '../../../figures-in-words/companies.ts'
import type { FactBase, FactPeriod } from '../../../figures-in-words/facts.ts'
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import type { Sentence } from '../../../figures-in-words/sentence.ts'
import { countOf } from '../../../figures-in-words/skeleton.ts'
import { type Group, type Member, membersOf } from '../quantities.ts'

/** A set of parts as a sentence names it. */
export interface Mention extends Span {
  /** of how many of them something is said; null = they are only what others are counted or ranked among */
  many: 'all' | 'none' | number | null
  group: Group
  /** how many there are in all, where it is said; 0 = it is not */
  size: number
  /** "the other three": without the one that is spoken of */
  isOthers: boolean
  /** the words before it: "of", "in", "among" */
  lead: string
}

const COMPANY = '\u0001'
const PART = '\u0002'
const N = '(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)'
/** Whose they are: "the", "its", the company's, "the chip maker's". */
const OWN = `(?:(?:the|its|their|these|those|our)\\s+|(?:the\\s+)?${COMPANY}+(?:['’]s?)?\\s+|(?:the|this)\\s+(?:[a-z][a-z-]*\\s+){0,3}?[a-z][a-z-]*['’]s?\\s+){0,2}`
const KIND = `(?:(?:single|big|main|major|named|listed|reported|disclosed|individual|separate|product|operating|business|reportable|reporting|geographic(?:al)?|global|revenue|sales|${COMPANY}+)\\s+)*`
export const PLACES =
  '(?:regions?|countr(?:y|ies)|(?:geographic(?:al)? )?areas?|geograph(?:y|ies)|markets?|locations?|parts? of the world)'
export const COSTS =
  '(?:(?:operating\\s+)?(?:expense|cost|spending)s?\\s+(?:lines?|items?|categor(?:y|ies)|buckets?)|operating\\s+(?:expenses?|costs?)|expenses?|costs?)'
export const UNITS =
  '(?:(?:product\\s+)?lines?(?:\\s+of\\s+business)?|segments?|divisions?|products?(?:\\s+categor(?:y|ies)|\\s+groups?)?|categor(?:y|ies)|business(?:es)?|units?|arms?)'
const NOUN = `(?:(?<costs>${COSTS})|(?<places>${PLACES})|(?<units>${UNITS}))(?![\\w-])`
const TAIL = `(?:\\s+(?:(?:that\\s+|which\\s+)?(?:it|${COMPANY}+|the\\s+(?:[a-z-]+\\s+){0,2}?[a-z-]+)\\s+(?:reports|reported|discloses|breaks out|lists|has|shows|names)\\b|(?:reported|shown|listed|disclosed|presented)\\b|(?:at|of|for)\\s+(?:the\\s+)?${COMPANY}+)(?!['’]))?`
const ALL = '(?:all|each|every|both)(?:\\s+(?:single|last|and every))?(?:\\s+one)?(?:\\s+of)?'
const NONE = '(?:none\\s+of|no|not\\s+(?:a\\s+single\\s+)?one\\s+of|not\\s+a\\s+single|neither(?:\\s+of)?)'
const SET = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?<lead>of|among|amongst|across|in|out of|from|between|for|within|at)\\s+)?(?:(?<all>${ALL})\\s+(?:(?<size0>${N})\\s+(?:out\\s+)?of\\s+)?|(?<none>${NONE})\\s+|(?<just>just|only|exactly)?\\s*(?<but>all\\s+but\\s+)?(?<n>one|${N})\\s+(?:out\\s+)?of\\s+|(?:just|only|exactly)\\s+(?=${N}\\s))?(?<own>${OWN})(?:(?<other>other|remaining)\\s+)?(?:(?<size>${N})\\s+)?(?:(?<other2>other|remaining)\\s+)?${KIND}${NOUN}${TAIL}`,
  'giu',
)
/** What kind of parts a word for several of them means. */
export const groupWord = (noun: string): Group =>
  new RegExp(`^${COSTS}$`, 'i').test(noun)
    ? 'expenses'
    : new RegExp(`^${PLACES}$`, 'i').test(noun)
      ? 'geographical'
      : 'business'

/** "Everywhere", as a set of places. */
const EVERYWHERE =
  /(?<![\p{L}-])(?:everywhere|all (?:over|around|across) the (?:world|globe|map))(?![\p{L}-])(?! else)/giu

/** A part or a line of costs by its own name. */
export const isPart = ({ start, end, metrics: [one], isVerb }: MetricToken): boolean =>
  end > start && isVerb !== true && (one?.kind === 'division' || one?.kind === 'expense')

/** The text with the company and the parts blanked, each letter in its place. */
export function masked({ text, companies, metrics }: Sentence): string {
  const chars = [...text].length === text.length ? [...text] : text.split('')
  const fill = ({ start, end }: Span, by: string) => chars.fill(by, start, end)
  for (const one of metrics) if (isPart(one)) fill(one, PART)
  for (const one of companies) {
    const end = one.end - (/['’]s?$/.exec(text.slice(one.start, one.end))?.[0].length ?? 0)
    if (!metrics.some((part) => isPart(part) && part.start < end && part.end > one.start))
      fill({ start: one.start, end }, COMPANY)
  }
  return chars.join('')
}

/** @returns every set of parts that the sentence names, in its order */
export function mentionsOf(s: Sentence): Mention[] {
  const text = masked(s)
  const found = [...text.matchAll(SET)].flatMap(({ index, 0: said, groups: g = {} }): Mention[] => {
    const isBoth = /^both/i.test(g.all ?? '')
    const size = countOf(g.size) || countOf(g.size0) || (isBoth ? 2 : 0)
    const isDefinite = (g.own ?? '') !== '' || g.lead !== undefined
    const group: Group = g.costs !== undefined ? 'expenses' : g.places !== undefined ? 'geographical' : 'business'
    const rest = g.but ? -1 : 1
    const many =
      g.all !== undefined
        ? 'all'
        : g.none !== undefined
          ? 'none'
          : g.n !== undefined
            ? rest * countOf(g.n)
            : (g.own ?? '') === '' &&
                size > 0 &&
                !(isDefinite && /^(?:of|among|amongst|out of|between)$/i.test(g.lead ?? ''))
              ? size
              : null
    const isCounted = many === size && typeof many === 'number' && g.n === undefined
    // "revenue", "a business": no set
    const isPlural = /(?:s|ies)$/i.test((g.costs ?? g.places ?? g.units ?? '').trim())
    if (many === null && (!isDefinite || !isPlural)) return []
    return [
      {
        ...{ start: index, end: index + said.trimEnd().length, many, group },
        ...{
          size: isCounted ? 0 : size,
          isOthers: (g.other ?? g.other2) !== undefined,
          lead: g.lead?.toLowerCase() ?? '',
        },
      },
    ]
  })
  const places = [...text.matchAll(EVERYWHERE)].map(
    ({ index, 0: said }): Mention => ({
      ...{
        start: index,
        end: index + said.length,
        many: 'all',
        group: 'geographical',
        size: 0,
        isOthers: false,
        lead: 'in',
      },
    }),
  )
  return [...found, ...places, ...elliptical(text, found)]
    .filter((one) => [...s.metrics].every((m) => !isPart(m) || m.end <= one.start || m.start >= one.end))
    .sort((a, b) => a.start - b.start)
}

/** "Of the eight regions, just three bought more", "five segments, two of which fell": so many of those named before. */
const ELLIPTICAL = new RegExp(
  `(?<![\\p{L}\\d$€£.-])(?:(?<lead>in|at|for)\\s+)?(?:(?:just|only|exactly|but)\\s+)?(?<but>all\\s+but\\s+)?(?:(?<all>all|both|each|every one)|(?<none>none|not one|neither)|(?<n>one|${N}))(?<of>\\s+of\\s+(?:them|these|those|which))?(?=\\s+[a-z])(?!\\s+(?:of|out|million|billion|percent|year|years|quarters?|months?|cents?|times|points?|than|more than|third|thirds|in|is|was)\\b)`,
  'giu',
)
function elliptical(text: string, found: readonly Mention[]): Mention[] {
  return [...text.matchAll(ELLIPTICAL)].flatMap(({ index, 0: said, groups: g = {} }): Mention[] => {
    const head = found.findLast((one) => one.end <= index)
    const end = index + said.length
    const isApart = found.every((one) => end <= one.start || index >= one.end)
    if (
      !head ||
      !isApart ||
      (head.many !== null && !g.of && head.size === 0) ||
      /[.]\s/.test(text.slice(head.end, index))
    )
      return []
    const size = head.size || (typeof head.many === 'number' ? head.many : 0)
    const rest = g.but ? -1 : 1
    const many = g.n ? rest * countOf(g.n) : g.none ? 'none' : 'all'
    return [{ start: index, end, many, group: head.group, size, isOthers: false, lead: g.lead?.toLowerCase() ?? '' }]
  })
}

/** The members as the sentence may count them: without what stands for the rest, and with it; only those that are so many. */
export function setsOf(
  base: FactBase,
  period: FactPeriod,
  group: Group,
  size: number,
  keep: Member['metric'] | null = null,
): (readonly Member[])[] {
  const bare = membersOf(base, period, group, keep)
  const all = membersOf(base, period, group, keep, true)
  return (bare.length === all.length ? [bare] : [bare, all]).filter(
    (members) => members.length > 1 && (size === 0 || members.length === size),
  )
}
