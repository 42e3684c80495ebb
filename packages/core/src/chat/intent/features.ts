/** What is counted of a question: its words, pairs and triples of them in their order, how much it names, and how it begins and ends. */
import type { NamedSlots } from './slots.ts'

/** Words that are spoken alike count as one: "climbed", "climbs". */
const stemOf = (word: string): string =>
  word.length < 5
    ? word
    : word
        .replace(/(?:'s|')$/, '')
        .replace(/ies$/, 'y')
        .replace(/(?<=[^s])s$/, '')
        .replace(/(?:ing|ed)$/, '')
        .replace(/e$/, '')

/** Words of one class for what a question asks. */
const CLASSES: readonly (readonly [string, RegExp])[] = [
  [
    'up',
    /^(?:up|r[io]s(?:e[ns]?|ing)|gr[eo]w(?:s|n|ing|th)?|increas\w*|gain\w*|climb\w*|soar\w*|surg\w*|jump\w*|add(?:s|ed|ing)?|expand\w*|improv\w*|swell\w*|swollen|balloon\w*|leap\w*|leapt|advanc\w*|better|beat\w*|strengthen\w*|boost\w*|rocket\w*|mushroom\w*|positive|plus|upward\w*|forward\w*|uptick|faster|fastest|quick\w*|speed\w*|momentum|win(?:s|ner|ners|ning)?|higher|widen\w*|deepen\w*|gainers?|riser?s?|growers?|raised?|lift\w*|put on|more)$/,
  ],
  [
    'down',
    /^(?:down|f[ae]ll(?:s|en|ing)?|declin\w*|decreas\w*|drop\w*|shr[aiu]nk\w*|shrinkage|los(?:e|es|ing|t|ers?|s)|slump\w*|plung\w*|tumbl\w*|slip\w*|slid\w*|dip\w*|sank|sunk|sink\w*|contract\w*|worse\w*|weak\w*|retreat\w*|reced\w*|backwards?|erod\w*|sag\w*|crash\w*|collaps\w*|dent\w*|suffer\w*|hurt\w*|cut\w*|reduc\w*|lower\w*|slow\w*|negative|red|minus|diminish\w*|dwindl\w*|went south|hit|laggards?|decliners?|fallers?|shed\w*|trim\w*|slash\w*|narrow\w*|lag\w*|less|smaller|shallower|fewer)$/,
  ],
  [
    'most',
    /^(?:most|largest|biggest|highest|greatest|top|main|chief|leading|leader|best|number|no\.?|first|richest|heaviest|strongest|maximum|max|peak\w*|record|ahead|tops|topped|giant|king|champion|primary|principal|dominant|dominates?|bulk|lion|high|zenith|fattest|crown|winner|priciest|costliest|all-time|strong)$/,
  ],
  [
    'least',
    /^(?:least|smallest|lowest|tiniest|minor|bottom|last|weakest|poorest|min|minimum|minimal|worst|trough|low|nadir|lightest|slowest|tail|rear|tiny|leanest|slimmest|dwarf|junior|minnow|runt|thinnest|puniest|meagre\w*|fewest)$/,
  ],
  [
    'share',
    /^(?:share|slice|portion|part|parts|proportion|percent\w*|percentage|pct|%|fraction|chunk|piece|cent|cents|weight\w*|much|stake|quota|ratio|proportionate\w*|bite|mix|accounts?|accounted|makes?|represents?|represented|constitutes?|comprises?|relative|pie|cake)$/,
  ],
  [
    'times',
    /^(?:times|multiple|multiples|fold|x|over|divided|per|ratio|÷|\/|each|every|cover\w*|coverage|turns|-fold|twofold|threefold|double[ds]?|doubling|twice|triple[ds]?|tripling|halved?|quotient|multiplied)$/,
  ],
  [
    'sum',
    /^(?:sum\w*|total\w*|together|combined|combine|altogether|add|added|adding|plus|\+|jointly|joint|both|aggregate\w*|cumulative\w*|accumulat\w*|overall|lump\w*|pooled?|pot|tally|tot|stacked|all|consolidated|merge\w*|&)$/,
  ],
  [
    'apart',
    /^(?:difference|gap|margin|exceed\w*|outstrip\w*|outweigh\w*|surpass\w*|outsell\w*|outsold|apart|distance|minus|less|spread|beat\w*|trail\w*|ahead|behind|than|top\w*|dwarf\w*|outdo\w*|outdid|outpace\w*|overtak\w*|lead\w*|versus|vs\.?|or|compar\w*|against|delta|excess|surplus|larger|bigger|higher|greater|smaller|more)$/,
  ],
  [
    'without',
    /^(?:without|excluding|exclud\w*|ex|except\w*|minus|less|aside|besides|outside|strip\w*|leav\w*|left|remov\w*|subtract\w*|ignor\w*|bar|barring|other|rest|remain\w*|net|non|beyond|omit\w*|drop\w*|disregard\w*|apart|elsewhere|took|take|taken)$/,
  ],
  [
    'years',
    /^(?:years?|annual\w*|yearly|history|trend\w*|series|course|evolution|over|each|every|time|column\w*|row|years'|run|track|period\w*)$/,
  ],
  ['average', /^(?:averag\w*|avg\.?|mean|typical\w*|norm\w*|per|annum|p\.a|yearly)$/],
  [
    'span',
    /^(?:day|days|daily|week|weeks|weekly|month|months|monthly|quarter|quarters|quarterly|hour|hours|hourly|minute|minutes|second|seconds|fortnight)$/,
  ],
  [
    'rank',
    /^(?:rank\w*|place|placed|position\w*|order\w*|list\w*|sort\w*|league|table|standing|spot|ladder|pecking|where|come|comes|came|stand|stands|split\w*|breakdown|break|broken|distribut\w*|divid\w*|mix|composition|second\w*|third|2nd|3rd|runner-?up|silver|bronze|fourth)$/,
  ],
  [
    'contribute',
    /^(?:contribut\w*|driv\w*|drove|engine|due|thanks|attribut\w*|account\w*|explain\w*|responsible|owe[sd]?|chip\w*|pull\w*|behind|part)$/,
  ],
  [
    'group',
    /^(?:regions?|countr(?:y|ies)|markets?|geograph\w*|geo|geos|areas?|territor\w*|places?|continents?|segments?|divisions?|units?|arms?|products?|categor\w*|lines?|business(?:es)?|departments?|brands?|groups?|expenses?|costs?|charges?|parts?|streams?|legs?|ones?|which|who|where)$/,
  ],
]

const PREPOSED =
  /^(?:of|from|in|for|on|to|by|at|with|within|into|per|via|through|without|excluding|after|before|between|among|across|than|as|under|over|outside|inside|about|against|versus)$/
const DETERMINING = /^(?:the|a|an|its|their|our|my|this|that|any|each|every|all|some|no|his|her)$/
const ASKING = /^(?:did|does|do|is|was|are|were|has|have|had|it|they|we|he|she|you|i|and|or|to|not|,)$/
function classAt(tokens: readonly string[], at: number): string {
  const one = tokens[at]
  if (one === undefined) return at < 0 ? '^' : '$'
  if (one.startsWith('§')) return one === '§p' ? '§f' : one
  if (PREPOSED.test(one)) return 'prep'
  if (DETERMINING.test(one)) return 'det'
  if (ASKING.test(one)) return 'aux'
  return 'word'
}

const few = (count: number): string => (count > 2 ? 'more' : String(count))

/**
 * @param clusters of words by their meaning; a word that is in none counts for itself alone
 * @param words those that the lessons hold more than once: any other may sort a figure out, by where it stands
 */
export function featuresOf(
  slots: NamedSlots,
  clusters: ReadonlyMap<string, number>,
  words: ReadonlySet<string>,
): string[] {
  const { figures, times, numbers, verb, years } = slots
  const tokens = slots.tokens.filter((one) => one !== '§c').map((one) => (/^[\d.,-]+$/.test(one) ? '§d' : one))
  const parts = figures.filter((one) => /^(?:business|geography):/.test(one))
  const stems = tokens.map(stemOf)
  const generic = stems.map((one) => (one === '§p' ? '§f' : one))
  const classes = tokens.map((one, at) => {
    const cluster = clusters.get(one)
    return cluster === undefined ? (generic[at] ?? one) : `#${cluster}`
  })
  const found = new Set<string>()
  tokens.forEach((one, at) => {
    if (!/^\p{L}/u.test(one) || words.has(one)) return
    const kind = clusters.has(one) ? 'rare' : 'new'
    found.add(`u:${kind} ${classAt(tokens, at - 1)} _ ${classAt(tokens, at + 1)}`)
    found.add(`u:${kind} ${classAt(tokens, at - 1)} _`)
    found.add(`u:${kind} _ ${classAt(tokens, at + 1)}`)
    found.add(`u:${kind}`)
  })
  for (const name of slots.names) found.add(`u:name${/^\p{Lu}{2,}/u.test(name) ? ' short' : ''}`)
  found.add(`n:f${few(figures.length)}`)
  found.add(`n:p${few(parts.length)}`)
  found.add(`n:t${few(times.length)}`)
  found.add(`n:n${few(numbers.length)}`)
  found.add(`n:f${few(figures.length)}p${few(parts.length)}t${few(times.length)}n${few(numbers.length)}`)
  if (years !== null) found.add('n:y')
  if (verb !== null && figures.length === 0) found.add('n:verb')
  const edged = ['^', ...generic, '$']
  edged.forEach((one, at) => {
    found.add(`1:${one}`)
    if (at + 1 < edged.length) found.add(`2:${one} ${edged[at + 1]}`)
    if (at + 2 < edged.length) found.add(`3:${one} ${edged[at + 1]} ${edged[at + 2]}`)
    if (at + 2 < edged.length) found.add(`s:${one} _ ${edged[at + 2]}`)
  })
  stems.forEach((one) => {
    if (one === '§p') found.add('1:§p')
  })
  const known = ['^', ...classes, '$']
  known.forEach((one, at) => {
    if (one.startsWith('#')) found.add(`1:${one}`)
    const next = known[at + 1]
    if (next !== undefined && (one.startsWith('#') || next.startsWith('#'))) found.add(`2:${one} ${next}`)
  })
  // The way a word goes and the end of a row it means are known of far more words than the lessons hold.
  for (const [name, pattern] of CLASSES) {
    const where = tokens.flatMap((one, at) => (pattern.test(one) ? [at] : []))
    if (where.length === 0) continue
    found.add(`c:${name}`)
    for (const at of where) {
      found.add(`c:${name} ${generic[at + 1] ?? '$'}`)
      found.add(`c:${generic[at - 1] ?? '^'} ${name}`)
    }
    for (const [other, also] of CLASSES)
      if (other > name && tokens.some((one) => also.test(one))) found.add(`c:${name}+${other}`)
  }
  // Which names stand on which side of a word tells what is divided by what.
  const order = generic.map((one, at) => ({ one, at })).filter(({ one }) => one.startsWith('§f'))
  const [first, second] = order
  if (first && second)
    generic.forEach((one, at) => {
      if (one.startsWith('§')) return
      const side = at < first.at ? 'l' : at < second.at ? 'm' : 'r'
      found.add(`${side}:${one}`)
      const next = generic[at + 1]
      if (next !== undefined) found.add(`${side}:${one} ${next}`)
    })
  return [...found]
}
