/**
 * A question that was not understood, in the wording that is: verbs in the forms and with the synonyms that people use
 * ("represent", "constitute", "handed out as"), the change of a figure however its size is asked for, the year of the
 * highest and the lowest, a side remark taken off. Tried only where the question as it was asked is not read, so nothing
 * that is read changes; a rule turns one way of asking into another of the same meaning, and drops no word that could
 * name a part, a place or a time.
 */
import type { ChatFacts } from './facts.ts'
import type { Plainer } from './plain-asked.ts'
import { NAME } from './plain-one-way.ts'

const SHARE = '(?:share|slice|part|portion|percentage|percent|per cent|pct|proportion|fraction|%)'
const TOP = '(?:strongest|greatest|largest|biggest|highest|fastest|quickest|best|steepest|sharpest|most|top)'
const PART =
  '(category|categories|segment|division|product line|product|line|business|unit|region|market|country|area|geography|stream)'

const FORMS: readonly Plainer[] = [
  // asides of the asker, and topics set before the question
  [/\s*\((?:[^()]*\b(?:ok|okay|fine|roughly|please|if (?:you can|possible)|rounded?|approx\w*)\b[^()]*)\)/gi, ''],
  [
    /[.?!]\s*(?:name (?:it|them)|which(?: ones?)?|and by how much|by how much|what percent(?:age)?|how (?:much|many))\s*[?.!]*$/gi,
    '?',
  ],
  [/^\s*as an? [a-z]+,? (?:i(?:['’]d| would) (?:like|want|love)(?: to (?:know|see|have))?|i (?:need|want)) /gi, ''],
  [/\b2nd\b/gi, 'second'],
  [/\b1st\b/gi, 'first'],
  [/\b3rd\b/gi, 'third'],
  [/\b4th\b/gi, 'fourth'],
  [/\b(?:percent|percentage)[- ]?wise\b|\bpercentually\b|\bin relative terms\b/gi, 'in percent'],
  [/\b(?:net )?earnings (?=for the (?:first|second|third|fourth) quarter)/gi, 'net income '],
  // parts of the company by their general name
  [/\b(?:geographic(?:al)? )(areas?|markets?|regions?|segments?)\b/gi, 'region'],
  [/\bcategories\b/gi, 'divisions'],
  // per time
  [/,? (?:taking|using|assuming|counting|based on|on the basis of) \d{2,3} days\b/gi, ''],
  [
    /^\s*on (?:an? |the )?(?:average|typical|single|normal)? ?(day|week|month)(?: ((?:in|of) [^,?]+))?,? how much (revenue|sales|profit|net income)s? (?:came through the door|came in|was made|did (?:it|they|the company) (?:make|earn|take in|bring in)|was earned|was there)/gi,
    'what was $3 per $1 $2',
  ],
  // what a part is of the whole
  [/\b(?:represents|constitutes|comprises|composes)\b/gi, 'makes up'],
  [/\b(?:represented|constituted|comprised|composed)(?= (?:by|of))?\b/gi, 'made up'],
  [
    new RegExp(
      `^\\s*(?:the )?${NAME} (?:are|is|were|was) (?:what|which|how (?:large|big) an?) ${SHARE} of ${NAME}(?=\\s*\\?*$)`,
      'gi',
    ),
    'what is $1 as a percentage of $2',
  ],
  // the year of the most and the least
  [
    /\b(which (?:fiscal )?(?:year|quarter|period)s?) (?:saw|witnessed|experienced|brought|delivered|produced|showed|shows|recorded|posted|registered|boasts?|boasted|enjoyed|suffered)\b/gi,
    '$1 had',
  ],
  // which part moved the most
  [
    new RegExp(
      `^\\s*in which ${PART} (?:was|is) (?:the )?(?:percentage |percent |relative )?growth (?:the )?${TOP}`,
      'gi',
    ),
    'which $1 grew fastest',
  ],
  [
    /\bwhich (divisions?|products?|product lines?|segments?|regions?|countr(?:y|ies)|markets?) (?:had|have|has|saw|posted|made|booked) (?:smaller|lower|less|fewer|weaker) (?:sales|revenues?|turnover) than (?:in )?(?:the )?(?:previous|prior|last) year\b/gi,
    'which $1 shrank',
  ],
  [
    /\bwhich (divisions?|products?|product lines?|segments?|regions?|countr(?:y|ies)|markets?) (?:had|have|has|saw|posted|made|booked) (?:larger|higher|more|bigger|stronger) (?:sales|revenues?|turnover) than (?:in )?(?:the )?(?:previous|prior|last) year\b/gi,
    'which $1 grew',
  ],
  // differences and sums
  [
    new RegExp(
      `^\\s*(?:subtract|take|deduct) ${NAME} (?:from|off) ${NAME}( (?:over|in|for|during) [^.,;?]*)?(?:[.,;]? (?:what(?:['’]s| is) left|what remains|what do (?:you|i|we) get))?(?=\\s*[?.]*$)`,
      'gi',
    ),
    'what is $2 minus $1$3',
  ],
  [
    /\bfree cash flow (?:remained|was left|is left|remains|stayed|was there) after (?:capex|capital expenditures?|investments?)\b/gi,
    'free cash flow was there',
  ],
  // per share and per dollar
  [
    /\bwhat (loss|profit|earnings) per share did (?:the )?(?:share|stock)?(?:holders|owners|investors) (?:suffer|get|earn|see|have|take)\b/gi,
    'what was the $1 per share',
  ],
  [
    /\bhow many cents (?:of|from|on|in) (?:each|every|a|one|the) (?:sales |revenue )?dollar (?:of (?:sales|revenue) )?(?:turned into|became|were|was|ended up as|remained as|is left as|was left as|dropped to|flowed to|go to|went to) (?:the )?(operating|net|gross) (?:profit|income)/gi,
    'what was the $1 margin',
  ],
  [/\bcurrent ratio: current assets (?:over|divided by|\/|to|by) current liabilities\b/gi, 'current ratio'],
  [/\b(?:the )?back in (?=(?:19|20)\d\d\b)/gi, 'in '],
]

/** "Over fiscal 2022–2024, which year …": all the years that the filing prints, named once more. */
function withoutAllYears(text: string, { base }: ChatFacts): string {
  const years = base.periods.filter(({ code }) => code.endsWith('FY')).map(({ code }) => code.slice(0, 4))
  const [newest = '', oldest = ''] = [years.toSorted().at(-1), years.toSorted()[0]]
  if (newest === oldest) return text
  const range = `(?:fy ?|fiscal (?:years? )?)?${oldest} ?(?:to|until|through|till|and|[-–]) ?(?:fy ?|fiscal )?(?:${newest}|${newest.slice(2)})`
  return text
    .replace(
      new RegExp(
        `^\\s*(?:over|in|across|during|between|from|of) (?:the )?(?:years )?${range},? (?=which (?:year|one)\\b)`,
        'i',
      ),
      '',
    )
    .replace(new RegExp(`\\bwhich of the (?:fiscal )?years,? (?:from |between )?${range}\\b`, 'i'), 'which year')
    .replace(
      new RegExp(`\\b(which (?:fiscal )?year) (?:from|between|of|in|over) (?:the years )?${range}\\b`, 'i'),
      '$1',
    )
}

/** "Macs", "iPads": more than one of a part that is named by one word. */
function withoutPlurals(text: string, { facts }: ChatFacts): string {
  const names = facts.flatMap(({ metric }) => /^(?:business|geography):([\p{L}]{3,})$/u.exec(metric)?.[1] ?? [])
  return [...new Set(names)]
    .filter((name) => !/s$/i.test(name))
    .reduce((said, name) => said.replace(new RegExp(`\\b${name}s\\b`, 'gi'), name), text)
}

/** @returns the question in other words; null = there are none */
export function otherWording(text: string, facts: ChatFacts): string | null {
  const years = withoutPlurals(withoutAllYears(text, facts), facts)
  const said = FORMS.reduce((out, [pattern, plain]) => out.replace(pattern, plain as string), years)
  return said === text ? null : said
}
