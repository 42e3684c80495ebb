/**
 * Years, quarters, abbreviations and parts as people say and shorten them, in the words that the readers know: "twenty
 * twenty-two", "23 & 24", "the june quarter", "gm %", "which merchandise department". A short year is one only where the
 * filing prints that year, so that a number of anything else stays one.
 */

import { currencyAgrees } from '../figures-in-words/currencies.ts'
import { directionTokens } from '../figures-in-words/directions.ts'
import { countOf } from '../figures-in-words/skeleton.ts'
import { MONTH_NAMES } from '../format/date.ts'
import type { ChatFacts } from './facts.ts'

type Phrase = readonly [RegExp, string]

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const ONE = `(${ONES.join('|')})`
const digit = (word: string | undefined): number => (word ? ONES.indexOf(word.toLowerCase()) + 1 : 0)
const MONTH = `(${MONTH_NAMES.map((one) => `${one}|${one.slice(0, 3)}`).join('|')}|Sept)\\.?`

const put = (text: string, phrases: readonly Phrase[]): string =>
  phrases.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text)

/** What analysts shorten; "GM", "OM" and "NI" in capitals may be names, and are figures only beside a time or a percentage. */
const BESIDE_TIME =
  "(?=\\s*(?:%|\\(|,|\\?|$|in\\b|for\\b|fy|q[1-4]\\b|h[12]\\b|'?\\d\\d|last\\b|this\\b|yoy|growth|margin))"
const NO_NAME = '(?<!\\b(?:of|than|from|by|outsell|outsold|beat|at|vs\\.?|versus|to|with) )'
const SHORT: readonly Phrase[] = [
  [new RegExp(`${NO_NAME}\\b(?:gm|GM${BESIDE_TIME})(?: ?%)?(?! (?:foods|motors))(?![\\w])`, 'g'), 'gross margin'],
  [new RegExp(`${NO_NAME}\\b(?:om|OM${BESIDE_TIME})(?: ?%)?(?![\\w])`, 'g'), 'operating margin'],
  [/\b(?:opm|op margin|oper\.? margin)(?: ?%)?(?!\w)/gi, 'operating margin'],
  [/\b(?:gp margin|gpm)(?: ?%)?(?!\w)/gi, 'gross margin'],
  [/\b(?:npm|ni margin)(?: ?%)?(?!\w)/gi, 'net margin'],
  [new RegExp(`${NO_NAME}\\b(?:ni|NI${BESIDE_TIME})(?![\\w])`, 'g'), 'net income'],
  [/\bop\.? (?:inc(?:ome)?|profit|earnings)\b\.?/gi, 'operating income'],
  [/\bop\.? loss\b/gi, 'operating loss'],
  [/\b(?:ebt|pbt)\b/gi, 'income before taxes'],
  [/\brevs?\b\.?/gi, 'revenue'],
  [/\bgeneral (?:and|&|n) admin\b\.?(?!istrative)/gi, 'general and administrative'],
  [/\bsg and a\b|\bsgna\b/gi, 'SG&A'],
  [
    /(?<!\b(?:give|tell|show|gives?|let|get|send|for|remind|of|to|with|help|inform) )\bus(?= (?:share|growth|region|segment|market|operations|business|part|portion)\b)/g,
    'US',
  ],
  [/\b(?:regions? or countr(?:y|ies)|countr(?:y|ies) or regions?)\b/gi, 'region'],
  [
    /\b(which|what) (region|country|market|segment|division|product|business|unit) (?:contributed|contributes|brought in|brings in|made|makes|generated|sold|sells|delivered|had) (?:the )?(second|third|fourth)[- ]most(?: (?:of |to |in )?(?:the )?(?:total |net )?(?:revenues?|sales|turnover|money))?/gi,
    '$1 is the $3 largest $2',
  ],
  [/\b(in|from|within|across) us(?=\s*(?:in\b|for\b|during\b|q[1-4]\b|\d|[?.!,]|$))/g, '$1 US'],
  [
    /(?<=\b(?:19|20)\d\d|\byear|\bquarter|\bq[1-4]) v\.? (?=(?:fy ?|q[1-4] ?|fiscal |last |the |prior |'?)?(?:\d|year|quarter|q\b|last|prior))/gi,
    ' vs ',
  ],
  [/,? (?:(?:on|in|per|from) the )?P&L(?! (?:ratio|margin))\b/g, ''],
  [/\beffective rate\b/gi, 'tax rate'],
  [/(?<=\bhow much),? (?:percentage|percent)[- ]?wise,?/gi, ''],
  [/(?<=\d) ?[-–—]>\s*(?=\d)/g, ' to '],
  // "Lost revenue, didn't it?"
  [/,? (?:did|has|is|was|does|do|have|are|were)n['’]?t (?:it|they|that|he|she)\s*\?/gi, '?'],
  [/\b(?:what|how many) (?:%|percent|per cent|pct) (up|down)\b/gi, 'how much $1'],
  [
    /\b(?:who|which(?: one)?) (?:leads|is leading|is in the lead|is in front|wins|comes first|tops)\b/gi,
    'which is the largest',
  ],
  [/\b(?:trajectory|trend|path|evolution|history) (?=(?:from |in |for |over )?'?(?:(?:19|20)\d\d|\d\d[-–]))/gi, ''],
  [
    /[,.?]? ?\(?\byes(?: ?\/ ?no\)?(?: ?(?:and|&|plus|with) (?:the )?(?:numbers?|figures?|amounts?))?| or no (?:and|&|plus|with) (?:the )?(?:numbers?|figures?|amounts?))(?=\s*[?.!]*$)/gi,
    '?',
  ],
  [/\bhow much cheaper\b/gi, 'how much lower'],
  [/\bhow much (?:dearer|pricier|costlier)\b/gi, 'how much higher'],
  [
    /\bhow much faster (did|has|does) (.{2,40}?) (?:grow|grown|rise|increase) than (.{2,40}?)(?=\s*[?.!]*$| in\b)/gi,
    '$1 $2 grow faster than $3',
  ],
  [
    /\bhow much (?:bigger|larger|higher|greater|more) (.{4,80}?)(?:,| in)? \(?(?:(?:as|in|by|x|how many) )*(?:times|an? multiple|multiples?)\)?(?=\s*[?.!]*$)/gi,
    'how many times bigger $1',
  ],
  [/\blast year,? and (?:the|that) (?:year|one) before(?: that| it)?(?=\s*[?.!]*$)/gi, 'last year and two years ago'],
  [/\b((?:19|20)\d\d), (?:last year)\b/gi, '$1 and last year'],
  [/\b((?:19|20))(\d\d) ?[-–/] ?'?(\d\d)\b(?![-–/%\d]|\.\d)/g, '$1$2 to $1$3'],
  [/^\s*(?:only|just) (?=[^,:?–-]{3,30}(?::| [–-]) )/gi, ''],
  [/\b(?:waht|hwat|wath|whta)\b/gi, 'what'],
  [/\b(?:teh|hte)\b/gi, 'the'],
  [/\b(?:hwo|hoe) (?=much|many|did|big|large)/gi, 'how '],
  [/\b(?:wich|whcih|whihc|witch) (?=[a-z])/gi, 'which '],
  [/\b(?:the )?(?:yr|year)[- ]ago q\b/gi, 'the year-ago quarter'],
  [/\bthe q\b(?!\d)/gi, 'the quarter'],
]

/** Years said in words. */
function spokenYears(text: string): string {
  return text
    .replace(new RegExp(`\\btwenty[- ]twenty(?:[- ]${ONE})?\\b`, 'gi'), (_, one?: string) => `${2020 + digit(one)}`)
    .replace(new RegExp(`\\bnineteen[- ]ninety(?:[- ]${ONE})?\\b`, 'gi'), (_, one?: string) => `${1990 + digit(one)}`)
    .replace(
      new RegExp(
        `\\b(in|for|of|since|from|year|fiscal) two[- ]thousand(?: (?:and )?${ONE})?(?![- ](?:\\w+teen|twenty))\\b`,
        'gi',
      ),
      (_, before: string, one?: string) => `${before} ${2000 + digit(one)}`,
    )
    .replace(
      new RegExp(`\\btwenty[- ]${ONE}(?=\\s*(?:[?.!,]|$|(?:and|&|vs\\.?|versus|compared|against)\\b))`, 'gi'),
      (_, one?: string) => `${20 + digit(one)}`,
    )
}

const JOINT =
  '\\s*(?:,|&|/|\\band\\b|\\bvs\\b\\.?|\\bversus\\b|\\bagainst\\b|\\bto\\b|\\bover\\b|\\bcompared (?:to|with)\\b|-|–)\\s*(?:and )?(?:in )?'
const UNIT =
  '(?! ?(?:%|percent|per cent|pct|bn|million|billion|hours?|days|weeks|months|times|bps|basis|points?|x\\b)|[\\d%:]|\\.\\d|-)'
/** "23 & 24", "in 24", "FY 25", "YE24": years of the filing by their last digits. */
function shortYears(text: string, { base }: ChatFacts): string {
  const years = new Map(
    base.periods.flatMap(({ code }) => (/^\d{4}/.test(code) ? [[code.slice(2, 4), code.slice(0, 4)]] : [])),
  )
  if (years.size === 0) return text
  const two = `'?(?:${[...years.keys()].join('|')})`
  const long = (said: string): string =>
    said.replace(/(?<!\d)'?(\d\d)(?!\d)/g, (all, short: string) => years.get(short) ?? all)
  return text
    .replace(new RegExp(`(?<![\\d.,$€£'’&/-]|\\bq|\\d )${two}(?:${JOINT}${two}){1,3}\\b${UNIT}`, 'gi'), long)
    .replace(
      new RegExp(`\\b(fy|fiscal) '?(${[...years.keys()].join('|')})\\b${UNIT}`, 'gi'),
      (_, fy: string, short: string) => `${fy} ${years.get(short)}`,
    )
    .replace(
      new RegExp(`\\b(?:ye|year[- ]?end) ?${two}\\b${UNIT}`, 'gi'),
      (said) => `the end of ${long(said).slice(-4)}`,
    )
    .replace(
      new RegExp(
        `(?<=\\b(?:in|for|during|since|from|vs\\.?|versus|end(?: of)?|q[1-4]|h[12]|in the year) )${two}\\b${UNIT}(?! [a-z]+s\\b)`,
        'gi',
      ),
      long,
    )
    .replace(
      new RegExp(
        `(?<=[\\p{L}] (?<!\\b(?:top|than|least|most|over|under|about|around|of|by|above|below|exceed|reach|to|another|other|these|those|some) ))${two}(?=\\s*[?.!]*$)`,
        'giu',
      ),
      long,
    )
}

/** The month that a day's quarter is called by: one that ends in the first days of a month is of the month before. */
function monthOf(day: string): number {
  const [, month = 0, date = 0] = day.split('-').map(Number)
  return date <= 6 ? (month + 10) % 12 : month - 1
}

/** "The june quarter" of a filing whose quarter ends then; a quarter that ends in another month stays unread. */
function monthQuarters(text: string, { period, end_date }: ChatFacts): string {
  const full = text.replace(
    new RegExp(`\\b${MONTH} (?=(?:19|20)?\\d\\d\\b|q(?:uarter|tr)?\\b)`, 'gi'),
    (_, name: string) =>
      `${MONTH_NAMES.find((one) => one.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) ?? name} `,
  )
  if (period.endsWith('FY')) return full
  const own = MONTH_NAMES[monthOf(end_date)]
  const year = Number(end_date.slice(0, 4))
  return full.replace(
    new RegExp(
      `\\b(?:the |its |this )?${own}(?: ((?:19|20)\\d\\d))? (?:quarter|qtr|q)\\b(?:(?: of| in|,)? '?((?:19|20)?\\d\\d)\\b(?![%\\d])|( (?:of )?last year| a year (?:ago|earlier)))?`,
      'gi',
    ),
    (all, before?: string, after?: string, ago?: string) => {
      const named = Number(before ?? after ?? year)
      const said = named < 100 ? 2000 + named : named
      return ago || said === year - 1 ? 'the year-ago quarter' : said === year ? 'this quarter' : all
    },
  )
}

const MOVES =
  /\b(?:growth|grow|grew|grown|chang\w*|compar\w*|increas\w*|declin\w*|fall|fell|rise|rose|develop\w*|average|sum|total of|together|add\w*)\b/i
/** "The last 3 years" of figures one by one: the years that the filing prints, by their names. */
function lastYears(text: string, { base, period }: ChatFacts): string {
  if (!period.endsWith('FY'))
    return text.replace(
      /(?<!\b(?:figures?|amounts?|numbers?|values?)(?: (?:for|in|of))?),? (?:(?:for|in|of) )?both (?:quarters|periods|years)(?=\s*[?.!]*$)/gi,
      ' this quarter and the year-ago quarter',
    )
  if (MOVES.test(text)) return text
  const years = base.periods.map(({ code }) => code.slice(0, 4))
  const spelled = text
    .replace(
      /(?<!\b(?:figures?|amounts?|numbers?|values?)(?: (?:for|in|of))?),? (?:(?:for|in|of) )?both (?:fiscal )?(?:years|periods)(?=\s*[?.!]*$)/gi,
      ' this year and last year',
    )
    // "2022-2024", of figures one by one
    .replace(
      /\b((?:19|20)\d\d) ?(?:-|–|to|through|thru|until) ?(?:fiscal |fy ?)?((?:19|20)\d\d)\b/gi,
      (all, from: string, to: string) => {
        const between = years.filter((one) => one >= from && one <= to)
        return between.length > 2 &&
          between.includes(from) &&
          between.includes(to) &&
          directionTokens(text).length === 0
          ? between.join(' and ')
          : all
      },
    )
    .replace(
      /\b((?:19|20)\d\d),? (?:and|plus) (?:in |for )?the (two|2) (?:previous |prior |preceding )?years(?: before(?: that| it)?| prior| earlier)?(?=\s*[?.!,]*$)/gi,
      (_, year: string) => `${year} and ${Number(year) - 1} and ${Number(year) - 2}`,
    )
  return spelled.replace(
    /\b(?:(?:over|in|for|of|during|across) )?(?:each of )?(?:the |its )?(?:last|past|latest|most recent) (two|three|four|five|[2-5]) (?:fiscal |reported )?(?:years|yrs)\b(?! (?:of|ago))/gi,
    (all, count: string) => {
      const wanted = countOf(count)
      return wanted > years.length || wanted < 2 ? all : `in ${years.slice(0, wanted).join(' and ')}`
    },
  )
}

const HALVES: readonly Phrase[] = [
  [/\bH1 ?(?:of )?(?:FY ?|fiscal )?'?(\d\d)\b(?![\d%])/gi, 'the first half of 20$1'],
  [/\bH1 ?(?:of )?(?:FY ?|fiscal )?((?:19|20)\d\d)\b/gi, 'the first half of $1'],
  [/\bfirst[- ]half (?=[a-z])(?!of\b|in\b)/gi, 'first half '],
]

/** "Forty million" is an amount, and no scale of the answer. */
const COUNTED =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|hundred|thousand|half|a|couple|several|few|dozen)'

/** Scale and currency of the answer, which are the filing's own in any case; another currency stays, and is not answered. */
function withoutScale(text: string, { currency }: ChatFacts): string {
  const own = currencyAgrees('$', currency) ? 'US ?\\$|\\$|USD' : currencyAgrees('EUR', currency) ? '€|EUR' : '(?!)'
  return text
    .replace(
      new RegExp(
        `(?:, |(?<=(?<![\\d.,])(?:19|20)\\d\\d|(?<![\\d.,]|\\b${COUNTED})) )(?:\\(?in )?(?:${own})? ?(?:bn|bns|mn|mln|mm|billions?|millions?)\\b\\.?\\)?(?=\\s*(?:[?.!,]|$|please|pls|plz|and\\b))`,
        'gi',
      ),
      '',
    )
    .replace(new RegExp(`,? (?:\\(?in )(?:${own})\\)?(?=\\s*(?:[?.!,]|$))`, 'gi'), '')
    .replace(/,? (?:\(?in )(?:the )?euros?\)?(?=\s*(?:[?.!,]|$))/gi, (all) =>
      currencyAgrees('EUR', currency) ? '' : all,
    )
}

const DEPARTMENTS: readonly Phrase[] = [
  [/\b(?:merchandi[sz]e|merchandising) (?:departments?|categor(?:y|ies)|lines?|groups?)\b/gi, 'division'],
  [/\b(?:business|sales) (?:departments?|arms?|branch(?:es)?)\b/gi, 'division'],
  [/\b(?:departments?|branch(?:es)?|arms?) of (?:the )?(?:business|company|group|firm)\b/gi, 'division'],
  [
    /\b(which|what|largest|biggest|smallest|best|worst|top) (?:one )?(?:department|arm|branch)\b(?! (?:stores?|length|office|of)\b)/gi,
    '$1 division',
  ],
  [/\b(?:unit|part) of the (?:company|business|group|firm)\b/gi, 'division'],
]

const PERCENT = '(?:%|percent(?:age)?|per cent|pct|pcnt)'
/** What is put beside what, in words that the readers of comparisons and rates know. */
const plainBeside = (text: string): string =>
  text
    .replace(/^\s*([^?>]{3,40}?) ?> ?(?![$€£\d])([^?>]{3,40}?)\s*\?*\s*$/, 'is $1 larger than $2?')
    .replace(
      /\b(is|was|are|were|comes?|came|ranks?|ranked) ((?:\S+ ){0,4}?)(?:still )?ahead of\b/gi,
      '$1 $2larger than',
    )
    .replace(
      /^(.*\b)?(is|was|are|were) ((?:\S+ ){0,4}?)(?:still )?behind (?=\S)(?!the (?:first|largest|biggest|leader)|it\b|this|that)/gi,
      '$1$2 $3smaller than ',
    )
    .replace(
      /\bhow much (?:of )?(?:its |the )?(revenues?|sales|turnover) (did|has|have) (.{2,30}?) (?:lose|lost|shed|give up)\b/gi,
      'how much $2 $3 $1 fall',
    )
    .replace(
      /\bhow much (?:income )?tax (?:did|does|do|has) .{2,30}? pa(?:y|id) on (?:its |the )?pre-?tax (?:profit|income|earnings)\b(.*?),? in (?:%|percent|per cent)(?!\w)/gi,
      'what was the tax rate$1',
    )
    .replace(/\beffective (?:income |corporate )?tax rate\b/gi, 'tax rate')
    .replace(
      /\bthis (year|quarter),? (?:compared (?:to|with)|vs\.?|versus|against|and) (?:the )?last(?: one)?(?=\s*[?.!,]*$)/gi,
      'this $1 compared to last $1',
    )
    .replace(
      /\b((?:19|20)\d\d) ?[-–] ?((?:19|20)\d\d)\b(?<=\b(?:average|mean|sum|total|together|combined)\b.*)/gi,
      'from $1 to $2',
    )
    .replace(
      /\bhow (?:big|large|high) (?:is|was|are|were) (.{2,40}?) (?:relative to|in relation to) (?!last\b|the (?:year|prior|previous|same)|a year|(?:19|20)\d\d)/gi,
      'what was $1 as a percentage of ',
    )

/** Of a change the answer tells percentage and amount: how it is to be told asks for nothing else. */
function plainForm(text: string): string {
  const said = plainBeside(text)
    .replace(new RegExp(`(?<!\\w)${PERCENT} change\\b`, 'gi'), 'change in percent')
    .replace(new RegExp(`\\b(?:what|which) (?:dollar )?amount and (?:by )?(?:what|which) ${PERCENT}`, 'gi'), 'how much')
    .replace(
      new RegExp(
        `\\b(?:in )?(?:dollars?|euros?|money|\\$|€|amount) (?:and|&|plus) (?:in |as )?${PERCENT}(?! of)(?!\\w)`,
        'gi',
      ),
      'in dollars and in percent',
    )
    .replace(
      new RegExp(
        `\\b(?:in |as )?${PERCENT} (?:and|&|plus) (?:in |as )?(?:dollars?|euros?|money|\\$|€|amount)(?!\\w)`,
        'gi',
      ),
      'in dollars and in percent',
    )
    // A margin is told in percent in any case.
    .replace(
      new RegExp(
        `(?<=\\b(?:margins?|rate)\\b.*)(?:[\\s,:;–—-]+(?:\\(?(?:how many|how much|what|in|as|a|all|both) )+|(?<!\\d)[\\s,:;–—-]+\\(?)${PERCENT}\\)?(?: for)?(?: each(?: year| quarter)?)?(?=\\s*[?.!]*$)`,
        'gi',
      ),
      '',
    )
    .replace(/(?<=(?:19|20)\d\d\D+(?:19|20)\d\d.*)[\s,:;–—-]+(?:for )?each(?=\s*[?.!]*$)/gi, '')
    .replace(/,? (?:and )?by how much in (?:dollars|euros|money|percent|%)(?=\s*[?.!]*$)/gi, ' and by how much')
    .replace(/\b(?:by|at) (?:what|which) rate\b/gi, 'by how much')
  const isMoved = directionTokens(said).length > 0 || /\b(?:growth|change)\b/i.test(said)
  if (!isMoved) return said
  return said
    .replace(
      new RegExp(
        `\\b(growth|change|increase|decrease|decline|rise|drop|fall),? (?:rate )?(?:in )?${PERCENT}(?! ?(?:of|points))(?![-\\w]| (?:wise|terms))`,
        'gi',
      ),
      '$1',
    )
    .replace(
      new RegExp(
        `(?<=\\b(?:growth|change|rise|fall|drop|increase|decrease|decline)\\b.*(?:19|20)\\d\\d),? ${PERCENT}(?=\\s*[?.!]*$)`,
        'gi',
      ),
      '',
    )
    .replace(
      new RegExp(
        `,? ?(?:and )?(?:\\bby )?\\b(?:how many|how much|what|which) ${PERCENT}(?! ?(?:of|is|are|was|were|points?|does|did)\\b)(?!\\w)`,
        'gi',
      ),
      ' by how much',
    )
    .replace(/,? ?[:–—-]? ?(?:give|show|state|tell me|say)?:? ?in dollars and in percent\b/gi, ' in percent')
}

/** @returns the question with what is said in short or in words spelled as the filing's readers know it */
export function spelledPlain(typed: string, facts: ChatFacts): string {
  const text = typed.replace(/[‘’]/g, "'")
  const named = put(monthQuarters(spokenYears(text), facts), [
    ...SHORT,
    ...HALVES,
    ...(facts.base.periods[0].business.length > 0 ? DEPARTMENTS : []),
  ])
  return plainForm(withoutScale(lastYears(shortYears(named, facts), facts), facts))
}
