/** How people shorten and turn questions: contractions, telegrams, and questions that lean on their own beginning. */

const PARTS = '(region|country|market|area|segment|division|product|business|line|cost|expense)(?:s|es)?'
const ROSE = '(?:grew|rose|increased|went up|gained|climbed|expanded)'
const FELL = '(?:fell|declined|decreased|dropped|shrank|shrunk|went down|slipped|contracted)'
const plural = (part: string): string =>
  /y$/.test(part) ? part.replace(/y$/, 'ies') : /ss$/.test(part) ? `${part}es` : `${part}s`
const OF_ONES_OWN =
  '(?!(?:last|the (?:year|prior|previous|same)|in|a year|20\\d\\d|it|they|expected|planned|usual|before)\\b)'

/** A way of saying, and the plain one. */
export type Plainer = readonly [pattern: RegExp, plain: string | ((...found: string[]) => string)]

/** "What region grew and which fell": the second "which" is of the same parts. */
const BOTH_WAYS: readonly Plainer[] = [
  [
    new RegExp(
      `\\b(?:what|which) ${PARTS} (${ROSE})(?:,)? (?:and|but|,) ?(?:what|which)(?: ones?)? (${FELL})\\b`,
      'gi',
    ),
    (_, part = '', up = '', down = '') => `which ${plural(part)} ${up} and which ${plural(part)} ${down}`,
  ],
  [
    new RegExp(
      `\\b(?:what|which) ${PARTS} (${FELL})(?:,)? (?:and|but|,) ?(?:what|which)(?: ones?)? (${ROSE})\\b`,
      'gi',
    ),
    (_, part = '', down = '', up = '') => `which ${plural(part)} ${down} and which ${plural(part)} ${up}`,
  ],
]

/** @returns the question with what its second half leaves out */
export const spelledOut = (text: string): string =>
  BOTH_WAYS.reduce((said, [pattern, plain]) => said.replace(pattern, plain as string), text)

export const PLAINER_ASKED: readonly Plainer[] = [
  [/\b(how|where|who)['’]?s (?=\S)/gi, '$1 is '],
  [/\bwhat['’]?s (?=(?:the |its |their )?\S+(?: \S+){0,3} (?:doing|worth|like)\b)/gi, 'what is '],
  [/\b(?:wanna|want to) know\b/gi, 'tell me'],
  [/\b(?:r|are) (?:they|u) (?=profitable|losing)/gi, 'is it '],
  // "How much more did Europe make than Japan": which is the larger, and by how much
  [
    new RegExp(
      `\\bhow much (more|less)(?: money| revenue| sales)? (?:did|does|do|has|have) (?:the )?(\\S.{0,40}?) (?:make|made|sell|sold|earn|earned|bring in|brought in|take in|took in|generate|generated|contribute|contributed|have) than ${OF_ONES_OWN}`,
      'gi',
    ),
    (_, more = '', one = '') => `how much ${/more/i.test(more) ? 'larger' : 'smaller'} is ${one} than `,
  ],
  // "AWS growth vs 2023 growth": of two years, each over the one before it
  [
    /\b(\S.{1,40}?) growth (?:in )?(?:this year |(?:19|20)\d\d )?(?:vs\.?|versus|against|compared (?:to|with)) (?:the |its )?(?:(?:growth (?:(?:in|of) )?)?((?:19|20)\d\d|last year)(?:['’]s)?(?: growth)?)(?=\s*\??\s*$)/gi,
    'growth of $1 this year and in $2',
  ],
  // A year that is called one
  [/(?<!\b(?:this|last|previous|prior|that) )\b(?:the )?(?:fiscal |financial )?year (?=(?:19|20)\d\d\b)/gi, ''],
  // "Diluted vs basic EPS": two figures, and no change of one
  [
    /\b(?:diluted (?:eps )?(?:vs\.?|versus|or|and|against|compared (?:to|with)) basic|basic (?:eps )?(?:vs\.?|versus|or|and|against|compared (?:to|with)) diluted) (?:eps|earnings per share)\b/gi,
    'basic EPS and diluted EPS',
  ],
  [
    /\b(generate|generated|produce|produced|bring in|brought in|throw off|make|made) more cash than (?:profits?|net income|earnings|it earn(?:s|ed)?)\b/gi,
    'have operating cash flow larger than net income',
  ],
  [
    /\b((?:smallest|largest|biggest|second[- ]largest|main|top) [a-z]+),? (?:and|with) (?:its|their) (?:revenues?|sales)\b/gi,
    '$1',
  ],
  [/\bpoints? (?:lost|gained|up|down)\b|(?<=\bmargins? )(?:loss|gain)\b/gi, 'change'],
  [
    /^\s*(?!(?:what|which|how|was|is|the|in)\b)(\S.{1,40}?)[,:]? (?:the )?(lowest|highest|best|worst|strongest|weakest) year\s*\??\s*$/gi,
    'which year was $1 $2',
  ],
  // "Capex to sales", "debt in relation to assets"
  [
    /\b(?:non-|non )(?!u\.?s|gaap|operat|current|controll|cash|recurring|service|life|insurance)([\w&’'-]+) (revenues?|sales)\b/gi,
    '$2 without $1',
  ],
  [
    new RegExp(
      `\\b(?:what|which) ${PARTS} (?:had|saw|showed|posted|recorded) (?:a )?growth (?:rates? )?(?:of )?(?:over|above|more than) (\\d[\\d.]*) ?(?:%|percent)`,
      'gi',
    ),
    (_, part = '', limit = '') => `which ${plural(part)} grew by more than ${limit}%`,
  ],
  [
    new RegExp(
      `^\\s*(?:is there |was there |are there |were there )?any ${PARTS} (?:that |which |with )?(${FELL}|decline|drop|falling sales)\\s*\\??\\s*$`,
      'gi',
    ),
    (_, part = '') => `which ${plural(part)} fell?`,
  ],
  [/\b(?:was |were |been )?cut (?=by how much)/gi, 'fell '],
  [
    /\bhow much of (?:the |its )?(gross profit|operating income|net income) (?:is|was|gets|got) (?:eaten|swallowed|used|consumed|taken)(?: up)? by\b/gi,
    'what share of $1 is',
  ],
  // What came in, said with verbs and nouns of filing
  [
    /\b((?:which|what) (?:[a-z]+ )?(?:[a-z]+)) (?:saw|had|watched) (?:its |their )?(?:sales|revenues?) (?=(?:shrink|fall|decline|drop|decrease|grow|rise|increase|climb)\b)/gi,
    '$1 ',
  ],
  [/\bloss-making\b/gi, 'unprofitable'],
  [/\b(was|is) ((?:19|20)\d\d) an? (unprofitable|profitable) year(?: on the bottom line)?/gi, '$1 it $3 in $2'],
  [/\b(?:sales|revenues?) (?:attributed|attributable|allocated|credited) to\b/gi, 'revenue from'],
  [
    /\b(?:what (?:is|was) )?the (?:size|amount|level|extent|magnitude|tally|value|sum(?! of [^?]* (?:and|plus) )) of (?=(?:the |its )?\S)/gi,
    'what was ',
  ],
  [
    /\bat what (?:rate|pace|speed) (did|does|do|has|have) (.{2,60}?) (?:grow|grown|rise|risen|increase|increased|climb|expand|expanded)\b/gi,
    'how fast $1 $2 grow',
  ],
  [
    /\bat what (?:rate|pace|speed) (did|does|do|has|have) (.{2,60}?) (?:fall|fallen|decline|declined|shrink|drop|dropped|decrease)\b/gi,
    'how fast $1 $2 fall',
  ],
  [
    /(?:[—–,-]|\?)\s*(?:and )?(?:what|how (?:big|large)) (?:was|is) the (?:percentage |percent |% )?(?:move|change|difference|swing)(?=\s*\??\s*$)/gi,
    ', by how much in percent?',
  ],
  [
    /\bhow (?:steep|big|large|sharp|strong|high|great)(?:,? in percent(?:age terms)?,?)? (?:was|is) the (?:jump|rise|increase|growth|climb|surge|leap|gain) in\b/gi,
    'by how much in percent did it grow: ',
  ],
  [
    /\bhow (?:steep|big|large|sharp|strong|high|great)(?:,? in percent(?:age terms)?,?)? (?:was|is) the (?:drop|fall|decrease|decline|slump|slide|dip) in\b/gi,
    'by how much in percent did it fall: ',
  ],
  [
    /\bby how much in percent did it (grow|fall): (.{2,50}?)(?=(?: (?:in|from|compared|since|over|versus|vs\.?|against|on|year)\b|\s*\?|$))/gi,
    'by how much in percent did $2 $1',
  ],
  [/\b(?:total )?divs\b/gi, 'dividends'],
  [/\bdividents?\b/gi, 'dividends'],
  [/\b(\w+) n (?=\w)/gi, '$1 and '],
  [
    /\b(?:rn|atm|asap|tbh|imo|imho|btw|lol|lmao|omg|haha+|bro|dude|mate|man|folks|guys|buddy|pal)\b(?=\s*[?!.]*$)|^(?:lol|omg|bro|dude|mate|folks|guys|yo|ugh|wow)\b[\s,!]*/gi,
    '',
  ],
  [/\b(more|less|bigger|larger|smaller|higher|lower|better|worse) then\b/gi, '$1 than'],
  [
    /\b(up|down) (?:by )?(?:how much|what|how many) ?(?:%|(?:percent|pct)\b)|\b(?:by )?(?:how much|how many|what) ?(?:%|pct) (up|down|more|less|did)\b/gi,
    '$1$2 by how much in percent ',
  ],
  [/\b(?:,|\?)?\s*by how (?:many|much) ?(?:%|pct)/gi, ' by how many percent'],
  [/\b(?:profit|revenue|sales|cash)[- ]wise\b/gi, ''],
  [/[?!]{2,}/g, '?'],
  [/\b(?:in|for) \((?:in )?\$\)|\(in \$\)/gi, ''],
  [
    /\bover the (?=(?:first )?half\b)|\b(?:across|over|through|throughout|during) the (?=first (?:six|nine) months|first half|half year|nine months|six months)/gi,
    'in the ',
  ],
  [/\b(?:consolidated|group-wide|company-wide) (?=\S)/gi, ''],
  [/\b(debt)s? (?:load|burden|pile|stack|level)\b/gi, '$1'],
  [/,? (?:all (?:in all|together|told)|altogether)(?=\s*\??\s*$)/gi, ' in total'],
  [
    new RegExp(
      `\\bonly one (?:of (?:the |its )?(?:two |three |four |five |six )?)?(?:${PARTS.replace('(', '(?<part>')}|(?:product|business) groups?)(?: (?:of (?:it|them|the company|its business)))? (?<moved>${ROSE}|${FELL})[.,;:]? *(?:which|what)(?: (?:one|was it|is it))?\\b(?:[,;]? *(?:and )?(?:by )?how (?:many|much)(?: percent| %|%)?)?`,
      'gi',
    ),
    (all) => {
      const [, moved = 'grew'] = new RegExp(`(${ROSE}|${FELL})`, 'i').exec(all) ?? []
      const [, part = 'segment'] = new RegExp(`${PARTS}(?! group)`, 'i').exec(all) ?? []
      return `which ${plural(part)} ${moved}`
    },
  ],
  [/\blast (year|quarter),? (?:in )?(?:the )?same (quarter|period)\b/gi, 'the same $2 last $1'],
  [
    /(?<!^\W*what\b.*)\bdividend\b(?! (?:per|yield|payments?|payouts?|policy|rate|cover|growth|increase|hike|income|paid|or|and))/gi,
    'dividends',
  ],
  [/\b(?:a|any) dividends\b/gi, 'dividends'],
  [
    /\b(?:who|which)(?: one| of them| of the two)? (?:buys?|bought|spends?|spent|pays?|paid|orders?|ordered) more\b/gi,
    'which is larger',
  ],
  [/\b(vs\.?|versus|compared (?:to|with)|against) (?:the )?before\b/gi, '$1 last year'],
  [/\b(cash(?:,? (?:and|&) (?:cash )?equivalents)?) (?:is |are |was |were )?(?:left|remaining)(?=\s*\??\s*$)/gi, '$1'],
  [
    /\b(?:does|do|did) (?:it|they|the company|\p{Lu}[\w.&']*) owe more than (?:it|they) (?:own|have)s?\b/giu,
    'is equity negative',
  ],
  [
    /^\s*((?!(?:is|was|are|were|did|does|has|have|what|how|which|why)\b)(?:\S+ ){1,4}?)(negative|positive)\s*\?+\s*$/gi,
    'is $1$2?',
  ],
  [/\brevs\b/gi, 'revenue'],
  [/\bint(?:['’])?l\b\.?/gi, 'international'],
  [
    /\b(is|are|was|were) (?:the |its |their )?(\S.{1,40}?) (higher|lower|bigger|larger|smaller) than (?:it was |they were )?(?:in )?the year before(?=\s*\??\s*$)/gi,
    '$1 $2 $3 than last year',
  ],
  [/\bcash burn(?:ed|t)? (?:from|in|by|through) (?:its |the )?operations\b/gi, 'operating cash flow'],
  [
    /\b(dividends|buybacks) (per|an?|each|every) (second|minute|hour|day|week|month)\b/gi,
    (_, what = '', per = '', unit = '') => `${/^d/i.test(what) ? 'dividends paid' : what} ${per} ${unit}`,
  ],
  [/\b(?:yoy |y\/y |year[- ]over[- ]year )?delta (?=(?:in|of)\b)/gi, 'change '],
  [/\b((?:R&D|research|capex|SG&A|marketing|opex|tax)) intensity\b/gi, '$1 as a share of revenue'],
  [/\b(?:basis points|bps|bips|percentage points|pp)\b/gi, 'points'],
  [/\b(points) (?=change (?:in|of)\b)/gi, 'points '],
  [/\bsum of all (?:the |its )?(?=debts?\b|expenses\b|costs\b|liabilities\b)/gi, 'total '],
  [
    /\bin which (region|country|market|segment|division) (?:is|was) (?:the )?growth (?:the )?(?:strongest|highest|fastest|biggest|largest|greatest)\b/gi,
    'which $1 grew fastest',
  ],
  [
    /\bin which (region|country|market|segment|division) (?:is|was) (?:the )?growth (?:the )?(?:weakest|lowest|slowest|smallest)\b/gi,
    'which $1 grew slowest',
  ],
  [
    /\b(?:is |was |are |were )?left (?:over )?(?:from|of|out of) (?:each |every )?(?:100|a hundred|one hundred) dollars of (?:sales|revenues?)(?: as (?:a )?(?:net )?profit)?/gi,
    'is the net margin',
  ],
  [/\b(?:(?:three|two|four|five|[2-5])[- ]year) ((?:\S+ ){1,3})(history|trend)\b/gi, '$1$2'],
  [/\bop(?:er)?\.? (?=cash ?flow\b)/gi, 'operating '],
  [/\bpre tax\b/gi, 'pre-tax'],
  [
    /\bwhat would (?:remain|be left|stay) of (?:the )?(?:revenues?|sales|turnover) (?:if|without) (?:the )?(\S.{1,40}?)(?: (?:were|was|is|are) (?:removed|gone|sold|left out|excluded|taken out))?(?=\s*\??\s*$)/gi,
    'what is revenue without $1',
  ],
  [
    /\bwhat (?:does|do|did) (?:the company|it|they|[\p{L}\w.&']+) own (?:in total|altogether|overall|all together)(?=\s*\??\s*$)/giu,
    'what were total assets',
  ],
  [
    /\b(?:is|are|was|were) (?:tied up|bound|locked up|parked|sitting|stuck) in (?=inventor|receivables|goodwill)/gi,
    'is ',
  ],
  [/(?<!\b(?:to|debt) |\/)\b(?:the )?equity ratio\b/gi, 'equity as a share of total assets'],
  [
    /\bhow much of (?:the |its )?(?:total )?assets (?:is|are|was|were) (?:financed|funded|backed|covered) (?:by|with|from) /gi,
    'what share of total assets is ',
  ],
  [/\b(loss|profit|earnings|income|earned|lost|made) (?:for|on) (?:each|every|one|a single) share\b/gi, '$1 per share'],
  [
    new RegExp(
      `\\b(?:is there |was there |were there |are there )?any ${PARTS} with (?:growth|growing (?:sales|revenues?))\\b`,
      'gi',
    ),
    (_, part = '') => `which ${plural(part)} grew`,
  ],
  [/\binvest (more|less) than (?:in )?(?:the year before|the (?:prior|previous) year)\b/gi, 'invest $1 than last year'],
  [
    /^\s*((?!(?:did|does|has|have|is|was|what|how|which)\b)\S+(?: \S+){0,3}?) (?:passed|exceeded|topped|surpassed|crossed|broke) ([$€£]?\d[\d.,]* ?(?:billion|million|bn|mn|b|m)\b)\s*\?+\s*$/gi,
    'did $1 exceed $2?',
  ],
  [/\b(?:inventor(?:y|ies)) (?:as|in) days\b/gi, 'days of inventory'],
  [
    /\bhow (?:did|have|has) ((?:the )?(?:sales|revenues?) (?:without|excluding|outside|except|from|in) .{2,30}?) (?:do|done|fare|fared|perform|performed|go|gone)(?=\s*\??\s*$)/gi,
    'how did $1 change',
  ],
  [/\bnon (?=U\.?S\b|US\b|GAAP\b|U\.S\.)/gi, 'non-'],
  [/\btax(?:es)?\b,? (?:in |(?:as|at) )?(?:how many|how much|what|in) ?(?:%|percent\b)/gi, 'tax rate'],
  [/\bgross profit and margin\b/gi, 'gross profit and gross margin'],
  [/\boperating (profit|income) and margin\b/gi, 'operating income and operating margin'],
  [/\bnet (profit|income) and margin\b/gi, 'net income and net margin'],
  [/\b(is|was|are|were) how (?:high|big|large|much|great)\b/gi, '$1'],
  [
    /\bhow (?:is|was|has been) the (?:development|evolution|course|trajectory) of (?:the )?(\S.{1,40}?)(?= (?:in|over|during|for|since)\b|\s*\??\s*$)/gi,
    'how did $1 develop',
  ],
  [/,? summed(?: up)?(?=\s*\??\s*$)/gi, ' in total'],
  [
    /\bhow (?:is|was|are) the (?:relation|relationship|proportion) (?:between|of) (\S.{1,40}?) (?:and|to) (?=\S)/gi,
    'how does $1 compare with ',
  ],
  [/\badvertisements?\b/gi, 'advertising'],
  [/\bprofit margin,? \(?net\)?(?=\s*\??\s*$)/gi, 'net margin'],
  [/\bas (?:large|big|high|much|many) as before\b/gi, 'as last year'],
  // How a part does
  [
    /\bhow (?:are|is|were|was) (?:the |its )?(?!(?:it|they|things|sales|the company)\b)(\S.{1,30}?)s? selling(?: (?:these days|now|lately|nowadays|at the moment))?(?=\s*\??\s*$)/gi,
    'how did $1 change',
  ],
  [
    /\b(?:can|could) (?:you|i|we) (?:please )?(?:break|split) out (?:the )?(\S.{1,30}?)(?: for (?:me|us))?(?=\s*\??\s*$)/gi,
    'what was $1 revenue',
  ],
  [/\b(?:plough|plow|put|pour|reinvest)(?:ed)? back into\b/gi, 'spend on'],
  [/\b(R&D|research|tax|cost|interest|SG&A|marketing) burden\b/gi, '$1'],
  [/\bby what margin (?=did|does|do|is|was)/gi, 'by how much '],
  [
    /\bhow much of (?:the |its )?(?:pre-?tax (?:profits?|income|earnings)|(?:profits?|income|earnings) before tax(?:es)?) (?:did|do|does) (?:the )?tax(?:es| ?man)? (?:eat|take|swallow|consume|cost|get)(?: up)?/gi,
    'what was the tax rate',
  ],
  [
    /,? (?:three|two|3|2)[- ]year (?:view|view back|overview|look|series|table|comparison|summary|picture|record)(?=\s*\??\s*$)/gi,
    ' in each year',
  ],
  [
    /\b(did|does|do) (it|they|the company|\p{Lu}[\w.&']*) net(?= per share|\s*\??\s*$| in\b| for\b| last\b)/giu,
    '$1 $2 earn',
  ],
  [/\bquickest[- ]growing\b/gi, 'fastest-growing'],
  [
    /\bhow much (?:money )?(?:is|was|are) owed (?:to (?:it|them|the company|\p{Lu}[\w.&']*) )?by (?:its |the )?(?:customers|clients|buyers)\b/giu,
    'what were receivables',
  ],
  [
    new RegExp(
      `^\\s*(?:show |list |give )?(?:me )?(?:the )?growth(?: rates?)? (?:by|per|of (?:all|each|every)(?: the)?) ${PARTS}\\s*\\??\\s*$`,
      'gi',
    ),
    (_, part = '') => `rank ${plural(part)} by growth`,
  ],
  [
    new RegExp(`^\\s*(?:the )?${PARTS} (?:revenues?|sales|split|breakdown)\\s*\\??\\s*$`, 'gi'),
    (all, part = '') => (/cost|expense/i.test(part) ? all : `revenue by ${part}`),
  ],
  [/\bregional (?=(?:split|breakdown|mix|distribution|revenues?|sales)\b)/gi, 'revenue by region '],
  [
    new RegExp(
      `^\\s*(?:list|show|give)(?: me)? (?:the )?(?:revenues?|sales) (?:of|for|in) (?:every|each|all)(?: the)? ${PARTS}\\s*\\??\\s*$`,
      'gi',
    ),
    (_, part = '') => `revenue by ${part}`,
  ],
  [/\b(second|third|fourth)[- ]best[- ](?:selling|seller)\b/gi, '$1 largest'],
  [
    new RegExp(`\\b(?:which|what) (?:is|was) the only ${PARTS} (?:that|which) (${ROSE}|${FELL})`, 'gi'),
    (_, part = '', moved = '') => `which ${plural(part)} ${moved}`,
  ],
  [/\b(\p{L}+)\+(\p{L}+)\b/gu, '$1 + $2'],
  [
    /^\s*(\S+(?: \S+)?) (?:\+|plus) (\S+(?: \S+)?) (?:(?<!\b(?:per|a|each|an) )share|in percent of (?:the )?(?:total |net )?(?:revenue|sales)|as (?:a )?(?:share|percentage|percent) of (?:the )?(?:total |net )?(?:revenue|sales))\s*\??\s*$/gi,
    'what share of revenue is $1 and $2 together',
  ],
  [/(?<=\S) ?> ?(?=[$€£]?\d)/g, ' above '],
  [/(?<=\S) ?< ?(?=[$€£]?\d)/g, ' below '],
  [/\bbetter than (?=\d[\d.]* ?(?:%|percent))/gi, 'above '],
  [/\bexceeding (?=[$€£]?\d)/gi, 'above '],
  [
    /^\s*((?!(?:is|was|are|were|did|does|do|has|have|what|how|which|why|if|when)\b)(?:\S+ ){1,4}?)(above|over|below|under|more than|less than|at least) ([$€£]?\d[\d.,]* ?(?:billion|million|bn|mn|b|m|k|dollars|euros)\b)\s*\?+\s*$/gi,
    'is $1$2 $3?',
  ],
  [
    /\b(did|has|have) (?!(?:it|they|the company)\b)(\S.{1,40}?) moved?(?=\s*\?|\s*$| (?:in|since|from|over)\b)/gi,
    '$1 $2 change',
  ],
  [
    /\bbuy back (fewer|less|more) (?:of its )?(?:own )?(?:shares|stock)\b/gi,
    (_, more = '') => `change share repurchases ${/more/i.test(more) ? 'up' : 'down'}`,
  ],
  [
    /\bhow much (?:stock|merchandise) (?:sits|is sitting|lies|is lying|is) in (?:the |its |their )?warehouses?\b/gi,
    'what were inventories',
  ],
  [
    /\bhow many dollars of (?:sales|revenues?) (?:does|do|did) (?!(?:it|they)\b)(?:the )?(\S.{1,40}?) (?:add up to|come to|amount to|bring in|bring|make|contribute|account for|generate)(?=\s*\??\s*$)/gi,
    'what was $1 revenue',
  ],
  [
    /\b(share|part|portion|percentage|slice|fraction) of (?:each|every|a|one) (?:sales|revenue) dollar\b/gi,
    '$1 of revenue',
  ],
  [
    /\b(expense|cost) (?:line|item|block|position)s? (?:apart from|besides|other than|aside from|except(?: for)?|after|beside) (?:the )?(?:cost of (?:sales|revenues?|goods sold)|cogs)\b/gi,
    '$1',
  ],
  [
    /\bwhich part (?:of (?:it|the business|the company) )?(?=(?:is|was) (?:bigger|larger|smaller|the (?:biggest|largest|smallest))\b)/gi,
    'which ',
  ],
  [/\bnow,? and (?:what (?:was it )?)?before(?=\s*\??\s*$)/gi, 'this year and last year'],
  [
    /\bwhat did (?!(?:it|they|we|you|the company)\b)(\S+ \S+) make in (?=(?:19|20)\d\d\b)/gi,
    'how much money did $1 bring in in ',
  ],
  [/\b(?:earned|made|generated|booked) (?=(?:abroad|overseas)\b)/gi, 'sold '],
  [
    /\b(which|what) (?:one )?of (?:the |its |these |those )?(?:two|three|four|five|six|seven|\d) (region|segment|division|product|market|business|countr|line)(?:s|es|ies)\b/gi,
    (_, which = '', part = '') => `${which} ${/countr/i.test(part) ? 'country' : part}`,
  ],
  [
    /\bby how much (did|has|have) (.{2,50}?) (rise|risen|grow|grown|increase|increased|climb|fall|fallen|drop|decline|declined|decrease|decreased|shrink|change|changed) in (?:dollars|money|absolute terms|dollar terms|\$|euros?)(?=\s*\??\s*$)/gi,
    'by how much $1 $2 $3',
  ],
  [/\b(two|three|2|3) years in (?:a )?row\b/gi, '$1 years in a row'],
  [
    /^\s*((?!(?:is|was|are|were|did|does|do|has|have|what|how|which|why|if|when)\b)(?:\S+ ){1,4}?)(above|over|below|under|more than|less than|at least) ((?:an?|one) (?:half|third|quarter|fifth|tenth)|half|[\d.]+ ?(?:%|percent)) (of (?:the |its |total )*(?:revenues?|sales|net income|profits?|operating income|assets))\s*\?+\s*$/gi,
    'is $1$2 $3 $4?',
  ],
  [/\bhow much would (?:the |its )?(?:sales|revenues?) be without (?:the )?/gi, 'what is revenue without '],
  [
    /^\W*of (?:every|each) (?:100|hundred|one hundred) dollars (?:that )?(?:\S+ ){1,3}?(?:takes? in|earns?|brings? in|sells?|makes?|receives?),? how much (?:goes|went|is spent|flows) (?:to|into|on|for) (?:the )?/gi,
    'what share of revenue is ',
  ],
  [
    /\b(?:in|for|during|of) the (?:year|quarter|period) (?:under review|being reported|in question|reported here)\b/gi,
    'in this report',
  ],
  [/\b(?:stems?|stemmed|hails?|flows?|derives?|originates?) from\b/gi, 'comes from'],
  [
    /\bto (?:its |the |their )?(?:share|stock)?holders (?:via|as|in|through|by way of|in the form of) dividends\b/gi,
    'in dividends',
  ],
  [/^\W*name the (?=(?:biggest|largest|smallest|main|top)\b)/gi, 'what is the '],
  // As people type on a phone
  [/\bw[ua]t['’]?s\b/gi, 'what is'],
  [/\b(?:wut|wht)\b/gi, 'what'],
  [/\b(?:lol|lmao|omg|haha+|tbh)\b,?/gi, ''],
  [/\buk\b/g, 'UK'],
  [/\bbiz\b/gi, 'business'],
  [/\b(inventory|cash|debt) (?:lvl|level)s?(?=\s*\??\s*$)/gi, '$1'],
  [/\bcash (?:do |did |does )?(they|it|the company) (?:have|has) left(?=\s*\??\s*$)/gi, 'cash do $1 have'],
  [/\b(?:right )?now (vs\.?|versus|compared (?:to|with)|against) (?=last|the (?:prior|previous)|a year)/gi, '$1 '],
  [/\btax(?:es)? ?%(?! of\b)(?=\s*\??\s*$)/gi, 'tax rate'],
  [/\b(revenue|sales|profit|income|eps|margin|capex|money) (?:in |for )?['’]?(2[0-6])(?=\s*\?*\s*$)/gi, '$1 in 20$2'],
  [
    new RegExp(
      `\\bhow (?:big|large) (?:is|was|are|were) (?:the )?(\\S.{0,30}?) (?:compared (?:to|with)|next to|versus|vs\\.?|against) ${OF_ONES_OWN}(?!\\d)(?:the )?(\\S.{0,30}?)(?=\\s*\\??\\s*$)`,
      'gi',
    ),
    '$1 versus $2',
  ],
  // Telegrams of comparison
  [
    /^\s*(more|less) (?!than|or)(\S.{1,40}?) than (\S.{1,40}?)\s*\?*\s*$/gi,
    (_, more = '', a = '', b = '') => `is ${a} ${/more/i.test(more) ? 'larger' : 'smaller'} than ${b}?`,
  ],
]
