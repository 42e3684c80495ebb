/** The words of general usage that name a figure. */
import type { FigureName } from '../statement/statement.ts'
import type { Metric, RatioName } from './facts.ts'

export const figure = (name: FigureName): Metric => ({ kind: 'figure', name })
const ratio = (name: RatioName): Metric => ({ kind: 'ratio', name })

export interface Entry {
  pattern: RegExp
  metrics: Metric[]
  isNegated?: boolean
  isVerb?: boolean
}

const eps = [figure('diluted_eps'), figure('basic_eps')]

/** What may stand between a verb and its amount, the whole amount, and what makes it one of something else. */
const ONLY = '\\s+(?:(?:about|nearly|almost|just|only|some|roughly|around|over|more than|less than|under)\\s+)?'
const AMOUNT =
  '(?:[$€£¥]\\s?\\d[\\d.,]*(?:\\s?(?:thousand|million|billion|trillion|bn|mn|[KMBT]))?(?![\\w]|[.,]\\d|\\s?(?:thousand|million|billion|trillion))|\\d[\\d.,]*\\s?(?:million|billion|trillion|bn|mn)s? (?:US[- ])?(?:dollars|euros|pounds|USD|EUR|GBP)|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+(?:ty|teen))[- ](?:[a-z]+[- ]){0,5}(?:million|billion|trillion) (?:dollars|euros|pounds))'
const ELSEWHERE =
  '\\s+(?:in|from|on|of|by|per|a|an)\\b(?!\\s+(?:(?:second|minute|hour|day|week|month)(?=[\\s,.;]|$)|fiscal|calendar|(?:the |its )?(?:same |first |second |third |fourth |last |previous |prior |full )*(?:quarter|year|period|fiscal|half|(?:three|six|nine|twelve|3|6|9|12)[- ]months?|(?:January|April|May|July|August|October|November|February)[-– ])|(?:19|20)\\d\\d|Q[1-4]|net income|profit|(?:total |net )?(?:revenues?|sales)))'
/** "Earned 23 percent less than a year ago": by so much, of what the verb is said of. */
const SO_MUCH_MORE = `(?=${ONLY}(?:\\d[\\d.]*\\s?(?:%|per ?cent\\b)|(?:a|one) (?:third|quarter|fifth|half|tenth)) (?:more|less)(?: money)?(?:[,.;:]|$| than\\b| (?:in|during) (?:(?:the|its|fiscal) )*(?:(?:first|second|third|fourth|last|latest|same|year|quarter)\\b|(?:19|20)\\d\\d|Q[1-4])))`
/** What figures are called by anybody. */
export const GENERAL: readonly Entry[] = [
  {
    pattern:
      /(?:total |net )?(?:operating )?revenues?(?! dollars?\b)(?: net of interest expense)?|turnover(?! rates?\b)|revs?\.?(?= [$€£¥(+-]?\d| up| down| of)/,
    metrics: [figure('total_revenue')],
  },
  {
    pattern:
      /(?:total |net )?sales(?! dollars?\b)|top[- ]line|takings|what (?:it|they|the (?:company|group)|[a-z.]+) (?:takes?|took|brings?|brought) in|(?<=(?:half|third|quarter|fifth|tenth|%|per ?cent)s? of )(?:every|each) (?:sales |revenue )?dollar(?: of (?:sales|revenues?))?/,
    metrics: [figure('total_revenue')],
  },
  {
    pattern:
      /(?:total )?costs? of (?:net )?(?:revenues?|sales|goods(?: sold)?|products sold|products and services|services and products)|cogs/,
    metrics: [figure('cost_of_revenue')],
  },
  {
    pattern:
      /(?:what (?:was left|is left|remained|remains)|left|remaining)(?: over)? after (?:paying (?:for )?)?(?:the |its )?costs? of (?:revenues?|sales|goods sold)/,
    metrics: [figure('gross_profit')],
  },
  { pattern: /gross (?:profit|income|result)/, metrics: [figure('gross_profit')] },
  { pattern: /gross loss/, metrics: [figure('gross_profit')], isNegated: true },
  // "46.9% gross, 32.0% operating, 26.9% net"
  { pattern: /(?<=\d\s?% )gross(?=[,.;)]|$| and\b)/, metrics: [ratio('gross_margin')] },
  { pattern: /(?<=\d\s?% )operating(?=[,.;)]|$| and\b)/, metrics: [ratio('operating_margin')] },
  { pattern: /(?<=\d\s?% )net(?=[,.;)]|$| and\b)/, metrics: [ratio('net_margin')] },
  // "Margins: gross 46.9%, operating 32.0%, net 26.9%"
  ...(['gross', 'operating', 'net'] as const).map((name) => ({
    pattern: new RegExp(
      `(?<=^(?:the |its )?margins?: (?:(?:gross|operating|net) (?:at |of |was )?\\d[\\d.]*\\s?%,? (?:and )?)*)${name}(?= (?:at |of |was )?\\d[\\d.]*\\s?%)`,
    ),
    metrics: [ratio(`${name}_margin`)],
  })),
  {
    // as notes shorten it; a maker of cars is shortened so too
    pattern: /gm(?=:? (?:of |at |was |up to |down to )?\d[\d.]*\s?%)/,
    metrics: [ratio('gross_margin')],
  },
  {
    pattern:
      /om(?=:? (?:of |at |was |(?:expanded|widened|contracted|narrowed|rose|fell|slipped|improved) (?:to )?)\d[\d.]*\s?%)/,
    metrics: [ratio('operating_margin')],
  },
  { pattern: /gross (?:profit |margin )?(?:percentages?|rates?)/, metrics: [ratio('gross_margin')] },
  { pattern: /gross (?:profit )?margins?/, metrics: [ratio('gross_margin'), figure('gross_profit')] },
  {
    pattern:
      /(?:operating|op\.?|oper\.) (?:income|inc\.?|profits?|earnings|result)(?: \(loss(?:es)?\))?|(?:income|profit|earnings)(?: \(loss(?:es)?\))? from operations/,
    metrics: [figure('operating_income')],
  },
  {
    pattern: /operating loss(?:es)?|loss(?:es)? from operations/,
    metrics: [figure('operating_income')],
    isNegated: true,
  },
  { pattern: /(?:operating|op\.?|oper\.) (?:profit )?margins?/, metrics: [ratio('operating_margin')] },
  {
    pattern: /negative (?:operating|op\.?) margins?/,
    metrics: [ratio('operating_margin')],
    isNegated: true,
  },
  { pattern: /negative net margins?/, metrics: [ratio('net_margin')], isNegated: true },
  { pattern: /negative gross margins?/, metrics: [ratio('gross_margin')], isNegated: true },
  { pattern: /(?:total )?operating (?:expenses|costs)|op-?ex/, metrics: [{ kind: 'expenses' }] },
  {
    pattern:
      /(?:income|profit|earnings|result)(?: \(loss(?:es)?\))?(?: from (?:continuing )?operations)? before (?:(?:provision for )?(?:income )?tax(?:es)?(?: on income)?|income tax (?:expense|provision))|pre-?tax (?:income|profits?|earnings|result)/,
    metrics: [figure('income_before_taxes')],
  },
  {
    pattern:
      /loss(?:es)?(?: from (?:continuing )?operations)? before (?:(?:provision for )?(?:income )?tax(?:es)?|income tax (?:expense|provision))|pre-?tax loss(?:es)?/,
    metrics: [figure('income_before_taxes')],
    isNegated: true,
  },
  {
    pattern:
      /(?:\(?benefit from\)? )?provision (?:\(benefit(?: from)?\) )?for (?:\(benefit from\) )?(?:income )?tax(?:es)?(?: on income)?|provision (?:for )?\(benefit from\) (?:for )?income taxes|(?:provision (?:for|of) )?income tax(?:es)?(?: \(?(?:expenses?|provision)\)? \(benefit\)| (?:expenses?|provision|charges?|bill|costs?))?|tax (?:expenses?|bill|provision|costs?|charges?|burden|payments?|hit)|(?:income )?lev(?:y|ies)(?: on (?:income|profits?))?|taxes|tax(?= as a (?:share|percentage|proportion)| (?:rose|fell|took|ate|came|went|was) )|(?<=\b(?:in|of) )tax(?! as\b)(?! (?:rate|benefit|credit|expense|year))/,
    metrics: [figure('income_tax_expense')],
  },
  {
    // "a tax provision of $381 million, compared with a benefit of $346 million"
    pattern: /(?<=\btax\b(?:[^.;]|\.\d){0,120})benefit(?= of [$€£¥])/,
    metrics: [figure('income_tax_expense')],
    isNegated: true,
  },
  { pattern: /(?:income )?tax benefit/, metrics: [figure('income_tax_expense')], isNegated: true },
  {
    pattern:
      /(?:effective )?tax rate|effective rate(?: of (?:income )?tax(?:ation)?)?|rate of (?:income )?tax(?:ation)?|paid (?:income )?tax(?:es)? at a rate(?= of)/,
    metrics: [ratio('effective_tax_rate')],
  },
  {
    pattern:
      /net (?:income|inc\.?|profits?|earnings|result)(?: \(loss(?:es)?\))?|bottom[- ]line(?: (?:profits?|income|earnings|result))?|attributable to shareholders|after[- ]tax (?:income|profits?|earnings)|(?:income|profits?|earnings) after tax(?:es)?/,
    metrics: [figure('net_income')],
  },
  { pattern: /(?<=[,;:|·] )net(?= [$€£]\d)/, metrics: [figure('net_income')] },
  { pattern: /profits?|earnings/, metrics: [figure('net_income'), figure('operating_income'), ...eps] },
  {
    pattern: /net loss(?:es)?|loss for (?:the )?shareholders/,
    metrics: [figure('net_income'), ...eps],
    isNegated: true,
  },
  { pattern: /red ink|net deficit/, metrics: [figure('net_income')], isNegated: true },
  { pattern: /after (?:paying )?(?:income )?tax(?:es)?/, metrics: [figure('net_income')], isVerb: true },
  { pattern: /loss(?:es)?/, metrics: [figure('net_income'), figure('operating_income'), ...eps], isNegated: true },
  {
    pattern: new RegExp(`(?:earned|earns|earning|made|netted|nets)(?=${ONLY}${AMOUNT}(?!${ELSEWHERE}))`),
    metrics: [figure('net_income'), ...eps],
    isVerb: true,
  },
  { pattern: new RegExp(`(?:earned|earns|netted|nets)${SO_MUCH_MORE}`), metrics: [figure('net_income')], isVerb: true },
  {
    pattern: new RegExp(`(?:made|makes)${SO_MUCH_MORE}(?=.{3,24}(?:more|less) money)`),
    metrics: [figure('net_income')],
    isVerb: true,
  },
  {
    pattern: new RegExp(`(?:t(?:ook|akes) in|turn(?:ed|s) over|(?:brought|brings) in|grossed|rang up)${SO_MUCH_MORE}`),
    metrics: [figure('total_revenue')],
    isVerb: true,
  },
  {
    pattern: new RegExp(
      `(?:t(?:ook|akes) in|turn(?:ed|s) over|(?:brought|brings|hauled|hauls|raked|rakes|pulled|pulls) in|grossed|rang up)(?=${ONLY}${AMOUNT}(?!${ELSEWHERE}))`,
    ),
    metrics: [figure('total_revenue')],
    isVerb: true,
  },
  {
    pattern: new RegExp(`sold(?=${ONLY}${AMOUNT}\\s+(?:worth )?(?:of|in)\\s(?!stock|shares|debt|bonds|assets))`),
    metrics: [figure('total_revenue')],
    isVerb: true,
  },
  // "Sold $30.0 billion;": all that was sold, where nothing says of what
  {
    pattern: new RegExp(
      `(?<!^(?:outside|in|across|within|beyond|at)\\b[^.;]{0,60})sold(?=${ONLY}${AMOUNT}(?:\\s*[;,.]|$))`,
    ),
    metrics: [figure('total_revenue')],
    isVerb: true,
  },
  {
    pattern:
      /(?<!\b(?:before|after|pre|deferred|of|the|in) )tax(?:es)?(?= (?:to|at|was|were|came to|amounted to|took) (?:about |nearly |almost |some )?[$€£¥]\d)/,
    metrics: [figure('income_tax_expense')],
  },
  { pattern: /before (?:income )?tax(?:es)?/, metrics: [figure('income_before_taxes')] },
  {
    pattern: /tax(?: ?m[ae]n|man| authorit(?:y|ies)| collectors?)|uncle sam|the irs/,
    metrics: [figure('income_tax_expense')],
  },
  {
    pattern:
      /unit (?:sales|volumes?|shipments?|deliveries|growth)|(?:adjusted|non-gaap|core|underlying|organic|comparable|same[- ]store|like[- ]for[- ]like|deferred|unearned|pro[- ]forma|constant[- ]currency|segment|normali[sz]ed)\s+(?:(?:net|operating|gross|diluted|pre-?tax|gaap)\s+)?(?:revenues?|sales|income|profits?|earnings|eps|margins?|ebitda?|loss|expenses)(?: per (?:diluted )?share| growth)?|ebitda?(?: margins?)?|(?:free |operating )?cash flows?|pre-?tax margins?|(?:profit )?margins? before (?:income )?tax(?:es)?|market (?:share|value|cap(?:italization)?)/,
    metrics: [],
  },
  // What is left depends on what was named before.
  { pattern: /the (?:rest|remainder) of the (?:company|group|business|firm)/, metrics: [] },
  {
    pattern:
      /(?:kept|keeps|keep|keeping|retains|retained)(?=\s+(?:(?:about|nearly|almost|some|roughly|only|just|over|under|barely|around|(?:more|less) than)\s+)*(?:[$€£¥\d]|(?:[a-z]+[- ]){1,3}cents? (?:of|on|from|for|out of|in) (?:every|each)\b))|(?:ma[dk]es?|earn(?:s|ed)?|clears?|pockets?|turn(?:s|ed))(?=\s+(?:(?:about|nearly|almost|some|roughly|only|just|over|under|(?:more|less) than)\s+)*\d+ cents? (?:of|on|from|for|out of|in) (?:every|each)\b)/,
    metrics: [figure('net_income')],
  },
  {
    pattern:
      /(?:lost|losing|loses|bled|ha?emorrhaged)(?!\s+(?:(?:about|nearly|almost|over|more than|roughly|some)\s+)?(?:[\d.,]+\s?(?:%|percent|points|pp)|(?:a|one)[- ](?:half|third|quarter|fifth|tenth) of (?:its|their)))/,
    metrics: [figure('net_income'), ...eps],
    isNegated: true,
    isVerb: true,
  },
  { pattern: /margins?/, metrics: [ratio('operating_margin'), ratio('net_margin'), ratio('gross_margin')] },
  { pattern: /profit margins?/, metrics: [ratio('net_margin'), ratio('operating_margin')] },
  { pattern: /net (?:profit |income )?margins?|returns? on sales/, metrics: [ratio('net_margin')] },
  {
    pattern:
      /(?:(?:net )?(?:income|earnings|profits?) )?per (?:common )?share|(?:a|each|every) share(?! of\b)|per-share (?:earnings|income|profits?|result)|(?:gaap )?eps|earnings a share/,
    metrics: eps,
  },
  { pattern: /(?:net )?loss (?:per|a) (?:common )?share/, metrics: eps, isNegated: true },
  {
    pattern:
      /diluted (?:(?:net )?eps|earnings(?: a share)?(?! per)|(?:net )?(?:earnings|income|profit) per (?:common )?share|per-share (?:earnings|income))|(?:(?:net )?(?:income|earnings|profit) )?per (?:fully )?diluted (?:common )?share|(?:a|each|every) diluted (?:common )?(?:share|one)|(?:a|per) (?:common )?share,? (?:on a )?(?:fully )?diluted(?: basis)?|(?:eps|(?:earnings|profits?|income) (?:per|a) share|per-share (?:earnings|profits?|income)),? \(?(?:on a )?(?:fully )?diluted(?: basis)?[,)]?/,
    metrics: [figure('diluted_eps')],
  },
  {
    pattern: /diluted (?:net )?loss per (?:common )?share|(?:net )?loss (?:per|a) diluted (?:common )?share/,
    metrics: [figure('diluted_eps')],
    isNegated: true,
  },
  {
    pattern:
      /basic (?:eps|earnings(?: a share)?(?! per)|(?:net )?(?:earnings|income|profit) per (?:common )?share|per-share (?:earnings|income))|(?:(?:net )?(?:income|earnings|profit) )?per basic (?:common )?share|(?:a|each|every) basic (?:common )?(?:share|one)|(?:a|per) (?:common )?share,? (?:on a )?basic(?: basis)?|(?:eps|(?:earnings|profits?|income) (?:per|a) share|per-share (?:earnings|profits?|income)),? \(?(?:on a )?basic(?: basis)?[,)]?/,
    metrics: [figure('basic_eps')],
  },
  {
    pattern: /basic (?:net )?loss per (?:common )?share|(?:net )?loss (?:per|a) basic (?:common )?share/,
    metrics: [figure('basic_eps')],
    isNegated: true,
  },
  {
    pattern: /(?:weighted[- ]average |average )?diluted (?:shares(?: outstanding)?|share count)/,
    metrics: [figure('weighted_avg_shares_diluted')],
  },
  {
    pattern: /(?:weighted[- ]average |average )?basic (?:shares(?: outstanding)?|share count)/,
    metrics: [figure('weighted_avg_shares_basic')],
  },
  {
    pattern: /(?:weighted[- ]average )?shares(?: outstanding)?|(?:weighted[- ]average |average )?share count/,
    metrics: [figure('weighted_avg_shares_diluted'), figure('weighted_avg_shares_basic')],
  },
  {
    pattern: /(?:net )?interest (?:income|expense|and other)|interest, net/,
    metrics: [figure('other_interest_income_expense_net')],
  },
  {
    pattern: /other (?:income|income and expense), net|other income/,
    metrics: [figure('other_income_expense_net')],
  },
  { pattern: /other expenses?, net/, metrics: [figure('other_income_expense_net')], isNegated: true },
]

/** What lines of expense are called by anybody, by their category. */
export const BY_CATEGORY: Record<string, RegExp> = {
  research_and_development:
    /research and development(?: (?:expenses?|costs?|spending|budget|bill|outlays?))?|r&d(?: (?:expenses?|costs?|spending|budget|bill|outlays?))?|research(?: (?:expenses?|costs?|spending|budget|outlays?|bill))?/,
  selling_general_administrative:
    /selling,? (?:general,? )?(?:and|&) admin(?:istrative|istration)?(?: (?:expenses?|costs?|spending|outlays?))?|sg&a(?: (?:expenses?|costs?|spending|outlays?))?|sga|overheads?/,
  sales_and_marketing:
    /s&m(?: (?:expenses?|costs?))?|(?:sales|selling) and marketing(?: (?:expenses?|costs?))?|marketing(?: (?:expenses?|costs?|spending|outlays?|budget|bill))?/,
  depreciation_amortization: /d&a|depreciation(?: and amortization)?(?: (?:expenses?|costs?|charges?))?/,
  general_and_administrative: /g&a(?: (?:expenses?|costs?))?|general and administrative(?: (?:expenses?|costs?))?/,
}
