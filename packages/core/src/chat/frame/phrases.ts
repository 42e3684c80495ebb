/**
 * What is said in several words and does one thing in a question's frame: an operation (marked, as no word of a question
 * is), a figure or a time by its plain name.
 */
import { formatLongDate } from '../../format/date.ts'
import type { ChatFacts } from '../facts.ts'

type Phrase = readonly [RegExp, string]

const QUARTER_LIKE = '(?:same|corresponding|comparable|equivalent|matching|like)'
const BEFORE =
  '(?:(?:of |in |from |a |the |one )*(?:last year|(?:the )?(?:previous|prior|preceding) (?:fiscal |financial )?year|(?:the )?year before|(?:a |one )?year (?:ago|earlier|back|before|prior)))'

/** Figures by names that the readers of figures do not know. */
const FIGURES: readonly Phrase[] = [
  [/\boperating cash(?![- ]?flow)\b/gi, 'operating cash flow'],
  [/\b(?:through|via|by way of|by means of) (?=(?:the |its |cash )?(?:dividends?|buy-?backs?|share|stock))/gi, ' by '],
  [/\bintangible assets,? (?:other than|excluding|without|except(?: for)?) goodwill\b/gi, 'intangible assets'],
  [/\btotal equity,? (?:including|incl\.?|with) (?:the )?(?:non-?controlling|minority) interests?\b/gi, 'total equity'],
  [
    /\b(net (?:earnings|income|profit|loss)) attributable(?: to (?:the )?(?:company|(?:common )?(?:share|stock)(?:holder|owner)s))?(?! to\b)/gi,
    '$1',
  ],
  [
    /\bgoodwill and (?=.*\bintangible)(?<=\b(?:sum|total) of (?:the )?goodwill and )|\bgoodwill and (?=.*\b(?:together|combined|in sum)\b)/gi,
    'goodwill plus ',
  ],
  [
    /,? (?:\(?(?:i\.?e\.?,?|or|aka|the so-called|that is,?) )?working capital\)?(?<=\bcurrent assets\b.*\bcurrent liabilities\b.*)/gi,
    ' ',
  ],
  [/\b(?:funded|financed|backed|covered) by\b(?=.*\b(?:equity|debt|liabilities)\b)/gi, ' '],
  [/(?<!\bdebt)-to-(?=\p{L})/giu, ' to '],
  [/\bprimary (?=earnings per share\b|eps\b)/gi, 'basic '],
  [/\bshort-? ?(?:term)?,? (?:and|&|plus) long-? ?term debts?\b/gi, 'short-term debt plus long-term debt'],
  [/\brepurchas(?:e|es|ed|ing) (?:of )?(?:its |their |the )?(?:own )?(?:stock|shares)\b/gi, 'share repurchases'],
  [/\b(?:shares|stock) (?:that (?:were|was) )?bought back\b/gi, 'share repurchases'],
  [
    /\b(?:lay|laid|spend|spent|pay|paid|put|payments?|outlays?)(?: out)? (?:on|for|into|in) (?:the )?acquisitions\b/gi,
    'paid for acquisitions',
  ],
  [
    /\b(?:consumed?|used?|generated?|produced?|br(?:ing|ought)(?: in)?) (?:in|by|from|with|through) (?:its |the |their )?(?:operating activities|operations)(?=.*\bcash\b)/gi,
    'operating cash flow',
  ],
  [
    /\b(?:cash|money) (?=(?:was |were |is )?(?:returned|paid|spent|used|handed|given|put|laid|went|going|goes|distributed|consumed)\b.*\b(?:buy-?backs?|repurchases?|dividends?|capex|capital expenditures?|acquisitions)\b)/gi,
    '',
  ],
  [/\b(?:total )?debt,? (?:both )?short-? ?(?:term)? (?:and|plus|&) long-? ?term\b/gi, 'total debt'],
  [
    /(?<=\b(?:operating cash flow|buy-?backs?|repurchases?|dividends?|capex|capital expenditures?)\b.*)\bin (?:terms of )?cash(?: terms)?(?=\s*[?.!]*$)/gi,
    ' ',
  ],
  [/\b(?:balance sheet total|total of the balance sheet)\b/gi, 'total assets'],
  [/\b(?:tax|income tax) (?:charge|bill|expense|burden)\b/gi, 'income tax expense'],
]

const PEOPLE: Readonly<Record<string, string>> = {
  american: 'United States',
  british: 'United Kingdom',
  canadian: 'Canada',
  chinese: 'China',
  european: 'Europe',
  german: 'Germany',
  japanese: 'Japan',
}
/** "How much of it is American?" */
const peopled = (text: string): string =>
  text.replace(
    new RegExp(`\\b(is|are|was|were|comes?|came) (${Object.keys(PEOPLE).join('|')})\\b`, 'gi'),
    (_all, verb: string, people: string) => `${verb} from ${PEOPLE[people.toLowerCase()]}`,
  )

/** What is done with figures. */
const OPS: readonly Phrase[] = [
  [
    /\b(?:in relation to|relative to|in comparison (?:to|with)) (?=(?:(?:the|a|fiscal)\s+)*(?:year-ago|year ago|prior|previous|last|same|(?:19|20)\d\d))/gi,
    ' §versus ',
  ],
  [/\b(revenues?|sales) (?:was|were|got|has been) lost\b/gi, '$1 down'],
  // "How many cars": of things, and not of money
  [/\bhow many (?=(?:dollars|percent|per cent|%|percentage|points|billions?|millions?)\b)/gi, 'how much '],
  [/\bhow much (?:billions?|millions?)(?: of)?(?: dollars)?\b/gi, 'how much '],
  [
    /\b(?:out )?(?:of|from|per|for)(?: (?:each|every|a|one))? (?:\$ ?1(?:00)?(?![\d.,])|(?:100|a hundred) dollars|(?:sales |revenue )?dollar)(?: of (?:its |net )?(?:sales|revenues?|turnover)| (?:that )?(?:[\p{L}.&]+ )?(?:(?:took|takes?|brings?|brought) in|(?:earn(?:s|ed)?|ma(?:ke|kes|de)|gets?|got) in (?:revenues?|sales))| (?:of )?(?:it )?(?:sold|sells))(?:,? (?:what|which) (?:percent(?:age)?|share))?/giu,
    ' §share of revenue ',
  ],
  // "How many cents of each dollar end up as profit?"
  [
    /\bhow (?:many (?:cents|pennies|dollars)|much)(?= .*§share)|(?<=§share.*)\bhow (?:many (?:cents|pennies|dollars)|much)\b/gi,
    ' ',
  ],
  [
    /(?<=§share.*)\b(?:end(?:s|ed)? up|turn(?:s|ed)?|(?:(?:is|are|was|were|get|gets|got) )?(?:left|kept|turned|retained|remaining)(?: over)?|remain(?:s|ed)?|stay(?:s|ed)?)(?: (?:as|in|into|with|for))?\b/gi,
    ' ',
  ],
  [/\bhow much of\b|\bof how much\b/gi, ' §share of '],
  [
    /\b(?:in|as)(?: an?)? (?:share|percent(?:age)?|per cent|pct|fraction|proportion|part|portion|%) (?:of|to|relative to)\b|\b(?:in|as) % of\b/gi,
    ' §share §over ',
  ],
  [/\b(?:in (?:relation|proportion) to|relative to|when set against|set against|out of)\b/gi, ' §over '],
  [/,? (?:and )?if so,? (?:by )?how (?:much|many)\b/gi, ' '],
  [/\bin (second|third|fourth|first) place\b/gi, '$1'],
  [/\bthe (?:last|past|latest) (?=(?:two|three|four|five|2|3|4|5) (?:fiscal )?years\b)/gi, ' '],
  [/\brank(?:s|ed)? against\b/gi, ' §versus '],
  [/\bdivid(?:e|ing) (.{3,40}?) by\b/gi, '$1 §over '],
  [/\bdivided by\b/gi, ' §over '],
  [/\bbetween (?:them|the two)\b|\bthe two of them\b/gi, ' §sum '],
  [/\b(?:in|by) (?:dollar|money) (?:terms|amounts?)\b|\bdollar[- ]?wise\b/gi, ' dollars '],
  [
    /\b(?:over|in|during|throughout) (?:the )?(?:course of )?(?:the )?(?:whole |entire |full )?(?=(?:year|quarter|period)\b)|\bover (?=(?:the |that |this )?(?:(?:last |past )?(?:two|three|four|six|nine|twelve|\d) |year|quarter|period|first|half|prior|previous|last|same|(?:19|20)\d\d|fiscal|a year|one year))/gi,
    ' in ',
  ],
  [
    /\b(?:is|was|are|were) left(?: over)? (?=as\b|of\b|for (?:free|operating)\b)|\b(?:what|how much) (?:is|was) left(?: over)?(?= (?:of|from)\b)|\bwhat remains(?= of\b)/gi,
    ' ',
  ],
  [/\b(?:left|remains?)(?: over)?(?=.*§without|\s*[?.!]*$)(?<=(?:§without|§share).*)/gi, ' '],
  [/\b(?:turn(?:s|ed)?|c[ao]mes?) out (?:at|to be|as)?/gi, ' amounted '],
  [/\bhow far (?=(?:has|have|did|was|were|is|are)\b)/gi, 'how much '],
  [
    /\bhow (?:high|large|big|great|small|low|deep|steep|sizeable|sizable|strong|heavy|sharp|substantial|considerable)(?: an?)? (?=(?:is|are|was|were|did|has|have|an?)\b)/gi,
    'how much ',
  ],
  [/\b(?:measured (?:by|in)|in terms of|when it comes to|with regard to|with respect to|as for|as regards)\b/gi, ' '],
  [/\b(?:per cent|percentage terms|percent[- ]?wise|percentage[- ]?wise)\b/gi, ' percent '],
  [/\bpercentage points?\b|\bpoints?\b/gi, ' points '],
  [
    /\b(?:taken|counted|seen|put|added|summed|lumped)(?: up)? (?:as one|together|jointly)\b|\bsum(?:med)?(?: [a-z]+)? up\b|\badd(?:ed)? up\b|\bin (?:sum|total)(?=\s*(?:[?.!,)]|$))|\b(?:sum|total) of\b|\btotal(?=\s*[?.]*$)/gi,
    ' §sum ',
  ],
  [/\bhow far (?:below|above|under|over|ahead of|behind)\b/gi, ' §moved §versus '],
  [/\bhow many times(?: (?:over|as|the size of|bigger|larger|greater|more))*\b/gi, ' §times '],
  [/\bthe ratio (?:of|between)\b|\bratio of\b/gi, ' §times '],
  [
    /\b(?:all|everything|anything|every region|all regions|the rest)?(?: (?:of )?(?:the |its )?(?:revenues?|sales))? ?(?:\b(?:except|but)(?: for)?\b|\bother than\b|\bbesides\b|\bapart from\b|\boutside(?: of)?\b|\bthat (?:is|are|was|were|does|do|did)(?: not|n['’]t) (?:come |made |earned |sold )?(?:from|in)\b|\bnot (?:from|in|made in|coming from)\b|\bleaving (?:out|aside)\b|\bexcluding\b|\bwithout\b)/gi,
    ' §without ',
  ],
  [
    /\b(?:once|when|if) (?=.{2,40}\b(?:is|are|was|were|gets?) (?:taken out|excluded|left out|removed|stripped out|set aside|taken away|put aside)\b)/gi,
    ' ',
  ],
  [
    /^\s*(?:if (?:you|we|one|i) )?(?:take|taking|leave|leaving|strip|stripping|put|putting|set|setting) (?:the )?(.{2,40}?) (?:out|aside|away|off)\b/gi,
    ' §without $1 ',
  ],
  [
    /\b(?:r[aiu]ng|racked|chalked|notched|totted|ran|run|end(?:ed|s)?|wound|winds|show(?:ed|s)?|turn(?:ed|s)?) up\b(?! (?:for|of) me\b)/gi,
    ' amounted ',
  ],
  [/\b(make|makes|made) up\b/gi, '$1'],
  [/\b(?:r[au]ns?|c[ao]mes?|amount(?:s|ed|ing)?|add(?:s|ed)? up) to\b/gi, ' amounted '],
  [
    /\bfrom (?:plus|positive|black|the black) to (?:minus|negative|red|the red)\b|\bfrom (?:minus|negative|red|the red) to (?:plus|positive|black|the black)\b/gi,
    ' §moved ',
  ],
  [
    /\b(?:is|are|was|were) (?:taken out|excluded|left out|removed|stripped out|set aside|taken away|put aside)\b/gi,
    ' §without ',
  ],
  [/\b(?:go|goes|went|gone|going|come|came) (?:up|higher)\b/gi, ' up '],
  [
    /\b(?:go|goes|went|gone|going|come|came|cut) (?:down|lower|back)\b|\blo(?:se|st) (?:ground|sales|revenues?)\b/gi,
    ' down ',
  ],
  [
    /\b(?:up or down|down or up|higher or lower|lower or higher|more or less|grow or shrink|rise or fall|gain or lose)\b/gi,
    ' §moved ',
  ],
  [/\b(?:outgrow|outgrew|outpaced?)\b/gi, ' up §fast than '],
  [/\b(?:faster|quicker|more quickly)\b/gi, ' §fast '],
  [/\b(?:year[- ]over[- ]year|year[- ]on[- ]year|y\/y|yoy|yearly change)\b/gi, ' §moved '],
  [/\b(?:each|every) (?:single )?(?:fiscal )?year\b|\byear by year\b|\beach year['’]s\b/gi, ' §each §years '],
  [/\b(?:two|three|four|2|3|4) (?:fiscal )?years\b/gi, ' §years '],
  [/\b(?:most|majority|bulk) of (?:the |its |all )*(?=sales\b|revenues?\b)/gi, ' most '],
  [/\b(?:parts?|corners?) of the (?:world|globe)\b|\bgeographic(?:al)? (?:area|segment|market)s?\b/gi, ' §geography '],
  [
    /\b(?:product|business|service|revenue|sales) (?:line|categor(?:y|ie)|segment|stream)s?\b|\blines? of business\b/gi,
    ' §business ',
  ],
  [/\b(?:expense|cost|spending) (?:line|item|categor(?:y|ie)|position)s?\b/gi, ' §expense '],
  [
    /\bwhich (?:(?:fiscal|financial) )?year\b|\b(?:which|what) (?:one )?of (?:the |these )?(?:fiscal )?years\b/gi,
    ' which §years ',
  ],
]

/** Who asks and how, said in words that do something elsewhere. */
const ASIDES: readonly Phrase[] = [
  [
    /\bif (?:you|u|i|we) (?:please|may(?: ask)?|can|could|would|don['’]t mind|might)(?: ask)?\b|\bif (?:(?:it['’]?s|it is|that['’]s) )?possible\b/gi,
    ' ',
  ],
  [/^(?:so,? )?if (?:you|we|one|i) (?=(?:add|sum|take|combine|put|compare|subtract|divide)\b)/gi, ' '],
  [
    /\b(?:i|we)(?: would|'d)? (?:need|want|have|wish|like|love|am trying|am about|plan|am going) to (?!(?:exclude|ignore|leave|remove|strip|adjust|sell|buy|invest|forecast|drop|skip)\b)[a-z]+\b/gi,
    ' you ',
  ],
  [
    /\b(?:could|can|may|might) (?:i|we) (?!(?:exclude|ignore|leave|remove|strip|adjust|sell|buy|invest|forecast|drop|skip)\b)[a-z]+\b/gi,
    ' you ',
  ],
  [/\b(?:would|could) (?=.*\b(?:without|excluded|excluding|except|left out|taken out|removed|set aside)\b)/gi, ' '],
  [
    /\b(?:would|could|can|might|may|will) (?:you|u|i|we)\b|\b(?:i|you|we) (?:would|could|can|might|may|must|should)\b|\b(?:i|we)['’](?:d|m|ve|re)\b/gi,
    ' you ',
  ],
  [/\b(?:would |could |can )?you be able to\b|\bbe so (?:good|kind)(?: as)?(?: to)?\b|\byou mind\b/gi, ' you '],
  [/(?:^|\b(?:please|kindly|to|you|i)\s+)state\b/gi, ' tell '],
  [/\b(?:so|very|too) kind\b|\bkindest?(?= regards)|\bas well\b|\bonce (?:more|again)\b|\bagain(?=\s*[?.!,]*$)/gi, ' '],
  [
    /\b(?:is|are|would be|will do|is all) (?:just |quite )?(?:fine|ok(?:ay)?|good|enough|sufficient|plenty)(?=\s*[).!?]*(?:$|\s))/gi,
    ' ',
  ],
  [/\bshare with (?:me|us)\b/gi, ' tell me '],
  [/\b(?:and )?(?:ideally )?nothing else\b|\bfor the record\b|\bby the way\b/gi, ' '],
  [
    /\b(?:a |the )?(?:round(?:ed)?|first|exact|rough|single) (?:figure|number|amount)(?: is)?(?: fine| ok(?:ay)?| enough| (?:what|all) i need)?\b/gi,
    ' ',
  ],
  [
    /\b(?:answer|reply|say|give (?:it|me|the answer)) (?:with |in |as )(?:an? )?(?:margin|yes or no|number|figure)\b|\byes or no\b/gi,
    ' ',
  ],
]

const SPELLED: readonly Phrase[] = [
  [/[‘’]/g, "'"],
  [/\b(is|are|was|were|do|does|did)n't\b/gi, '$1 not'],
  [/\bwhat's\b|\bwhats\b/gi, 'what is'],
  [/\bqtr(s?)\b/gi, 'quarter$1'],
  [/\byr(s?)\b/gi, 'year$1'],
  [/\b(latest|last|this|same|that) q\b/gi, '$1 quarter'],
  [/\b(?:fiscal|fy) ?'?(\d\d)\b(?!\d)/gi, 'fiscal 20$1'],
  [/\b(?:pct|pcnt)\b/gi, 'percent'],
  [/\b(?:two|three|2|3)[- ]year (?=.*(?:19|20)\d\d\D+(?:19|20)\d\d)/gi, ''],
  [/(?<=[\p{L}\s(])%/gu, ' §percent '],
]

/** The time that a filing is of, or the one a year before, however it is called. */
function timesIn({ period, others, end_date }: ChatFacts): Phrase[] {
  const [month] = formatLongDate(end_date).split(' ')
  const ownEnd = `${month},? ${end_date.slice(0, 4)}`
  const [ownDay] = formatLongDate(end_date).split(',')
  const isYear = period.endsWith('FY')
  const months = others.find((one) => one.months !== null)?.months
  const toDate = { 3: 'this quarter', 6: 'six months', 9: 'nine months', 12: 'this year' }[months ?? 12] ?? 'this year'
  const ago = isYear ? ' a year ago ' : ' the year-ago quarter '
  const sheet = others.find((one) => one.months === null && one.period.endsWith('FY') && one.period !== period)?.period
  return [
    ...(isYear
      ? []
      : ([
          [
            /\b(?:so far this year|this year so far|year[- ]to[- ]date|ytd)(?: \((?:[^()]*months?)\))?/gi,
            ` ${toDate} `,
          ],
        ] as const)),
    [/\b(?:first )?(?:6|six)[- ]months?\b|\bhalf[- ]year\b|\bfirst half of (?:the |this )?year\b/gi, ' six months '],
    [/\b(?:first )?(?:9|nine)[- ]months?\b|\bthree quarters\b/gi, ' nine months '],
    [
      new RegExp(
        `\\b${QUARTER_LIKE} (?:quarter|period|three months|time)(?: ${BEFORE})?\\b|\\b(?:prior|previous|last)[- ]year(?:'s)? (?:quarter|period)\\b`,
        'gi',
      ),
      ago,
    ],
    [/\b(?:a|one|1) year back\b|\b(?:12|twelve) months (?:ago|earlier|back|before)\b/gi, ' a year ago '],
    [/\b(?:over |in |during )?the previous (?:12|twelve) months\b/gi, isYear ? ' ' : ' the previous twelve months '],
    [
      /\b(?:in |for |of |during )?(?:the )?(?:latest|most recent|last reported|reported|current) (?:fiscal )?(?:quarter|period)\b(?:being reported|reported)?|\bthe (?:quarter|period) being reported\b/gi,
      isYear ? ' the latest quarter ' : ' ',
    ],
    [
      /\b(?:in |for |of |during )?(?:the )?(?:latest|most recent|reported|current) (?:fiscal |financial )?year\b|\b(?:in |for )?the year under review\b/gi,
      isYear ? ' ' : ' the latest year ',
    ],
    [new RegExp(`\\b(?:(?:at|as of|by|on|as at) )?(?:the )?(?:end|close)(?: of)? ${ownEnd}\\b`, 'gi'), ' '],
    [
      new RegExp(
        `\\b(?:in |for |of |during )?(?:the |this )?(?:${isYear ? 'year' : 'quarter'}|period) (?:under review|being reported|in question|at hand|just (?:ended|reported|closed))\\b`,
        'gi',
      ),
      ' ',
    ],
    ...(isYear || sheet === undefined
      ? []
      : ([
          [
            /\b(?:(?:at|since|from) )?(?:the )?(?:end|close) of (?:the )?(?:last|previous|prior) (?:fiscal |financial )?year\b|\b(?:the )?(?:(?:last|previous|prior) (?:fiscal )?|fiscal )year[- ]end\b/gi,
            `fiscal ${sheet.slice(0, 4)}`,
          ],
          [/\bthis year(?:'s)? quarter\b/gi, ' this quarter '],
          [/\bH1\b/g, ' six months '],
        ] as const)),
    [/\bend-(?=(?:19|20)\d\d\b)/gi, ''],
    [new RegExp(`\\b(?:at|as of|as at|on|by) ${ownDay}\\b(?!,? \\d)`, 'gi'), ' '],
    [
      /\b(?:of|in|for) both (?:years|quarters|periods)\b/gi,
      isYear ? ' of this year and a year ago ' : ' of this quarter and the year-ago quarter ',
    ],
    [/\b(?:at|on|as of|by) the date(?: of)?\b/gi, ' '],
    [
      /\bwhen the (?:year|quarter) (?:closed|ended)\b|\b(?:at|as of|as at|by) (?:the )?(?:year|quarter|period)(?:'s)?[- ](?:end|close|closing)\b/gi,
      ' ',
    ],
  ]
}

/**
 * Countries by their short names; "us" is one only behind a word that places it. A part that is called so keeps its name.
 */
function places(text: string, { base }: ChatFacts): string {
  const [own] = base.periods
  const labels = [...own.business, ...own.geographical].map(({ label }) => label)
  const isName = labels.some((label) => /\bU\.?S\b/.test(label) && text.toLowerCase().includes(label.toLowerCase()))
  const abroad = labels.find((label) => /^non-? ?u\.?s\.?$/i.test(label))
  const said = text.replace(/\bnon-? ?(?:US|u\.s\.)(?!\w)\.?/gi, abroad ? ` ${abroad} ` : ' without United States ')
  if (isName || abroad !== undefined) return said
  return said
    .replace(/(?<!\bnon-? ?)\b(?:the )?(?:US|U\.S\.A?\.?|USA)(?![\w$]|[ -](?:dollars?|GAAP)\b)/g, 'United States')
    .replace(/\b(?:(in|from|within|of|for) (?:the )?|the )us\b/g, '$1 United States')
    .replace(/\b(?:for|tell|show|give|let|help|inform) United States\b(?! (?:revenue|sales))/g, 'tell me')
    .replace(/\b(tell|show|give|let|help|inform) us\b/gi, '$1 me')
    .replace(/\b(?:the )?(?:UK|U\.K\.)(?!\w)/g, 'United Kingdom')
}

/** "22 23 24": years by their last digits, one after the other. */
const shortYears = (text: string): string =>
  text.replace(
    /(?<![\d.$€£'-])\b([12]\d)((?:,? (?:and )?)(?:[12]\d)){1,4}\b(?![\d%]|\.\d| (?:%|percent|million|billion|days|months))/g,
    (all) => all.replace(/\b\d\d\b/g, '20$&'),
  )

/** "2023-2025", "2022 to 2024" where what is asked is of every year between. */
const RANGE = /\b((?:19|20)\d\d) ?(?:-|–|through|thru|until|till|to) ?((?:19|20)\d\d)\b/g
const allYears = (text: string): string =>
  text.replace(RANGE, (_all, from: string, to: string) => {
    const count = Number(to) - Number(from)
    const isOfEach = /\b(?:each|every|rank|which year|years?|list|total|sum|together|combined|average)\b/i.test(text)
    if (count < 1 || count > 4 || !isOfEach) return `${from} to ${to}`
    return Array.from({ length: count + 1 }, (_, at) => String(Number(from) + at)).join(', ')
  })

/** "Online and physical stores": the last word of a name that two parts have, said once. */
function apartAgain(text: string, { base }: ChatFacts): string {
  const [own] = base.periods
  const labels = [...own.business, ...own.geographical].map(({ label }) => /^(\S+) (\S+)$/.exec(label) ?? [])
  return labels.reduce((said, [, first, last]) => {
    if (!first || !last) return said
    return labels.reduce(
      (out, [, other, same]) =>
        other && same === last && other !== first
          ? out.replace(
              new RegExp(`\\b(${first}) (and|plus|&) (${other}) ${last}\\b`, 'gi'),
              `$1 ${last} $2 $3 ${last}`,
            )
          : out,
      said,
    )
  }, text)
}

const put = (text: string, phrases: readonly Phrase[]): string =>
  phrases.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text)

/** A question with its figures and times by their plain names; what is done with them is marked. */
export function phrased(typed: string, facts: ChatFacts): string {
  const spelled = allYears(shortYears(peopled(places(put(typed, SPELLED), facts))))
  return put(apartAgain(put(spelled, [...ASIDES, ...timesIn(facts), ...FIGURES]), facts), OPS)
}
