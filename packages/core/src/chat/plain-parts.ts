/** What people ask of the income statement's parts and of how they moved, in words of their own. */

const DOES = '(did|does|do|has|have|is|was)'
/** A year, an expectation or an amount to outdo is none of the figures. */
const NO_FIGURE =
  '(?!(?:last|the (?:prior|previous)|expect|estimat|forecast|guidance|consensus|inflation|peers|rivals|the market|a )|[$€£¥\\d])'

export const PLAINER_PARTS: readonly (readonly [RegExp, string])[] = [
  // EBIT, in words: nothing of it is income before taxes
  [
    /\b(?:profits?|income|earnings) before (?:interest and (?:income )?tax(?:es)?|(?:income )?tax(?:es)? and interest)\b/gi,
    'EBIT',
  ],
  [/\b(?:most|more) slowly\b|\bleast (?:quickly|rapidly)\b/gi, 'slowest'],
  [/\bmost (?:quickly|rapidly|strongly)\b/gi, 'fastest'],
  [
    /\bwhich (?:one )?(?:has |have )?(?:gr[eo]wn?|risen|rose|increased|climbed) (?:the )?(?:more|most|faster|fastest)(?: (?:since|than|compared (?:with|to)) last year)?[,:]? (?:the )?(\S.{1,30}?) or (?:the )?(\S.{1,30}?)(?=\s*\?|\s*$)/gi,
    'did $1 grow faster than $2',
  ],
  [/\bmost important (segment|division|product|region|country|market|business|line)\b/gi, 'largest $1'],
  [
    /\b(which (?:segment|division|product|region|country|market|business|line)(?: of the business)?) (is|was) (?:the )?most important\b/gi,
    '$1 $2 the largest',
  ],
  [
    /\bhow(?: is|['’]s| was| are) (?:the )?(?:business|things|sales|trade) (?:doing |going )?(?:in|at) (?:the )?(\S.{1,30}?)(?=\s*\??\s*$)/gi,
    'how did $1 change',
  ],
  [/\beffective tax(?! rate)\b/gi, 'effective tax rate'],
  [
    /\bwhat(?: is| was|['’]s) the (?:dollar|absolute) (?:increase|rise|gain|growth|change|decrease|decline) in (?:the )?/gi,
    'how much more than last year was ',
  ],
  [/\bwhat did (?!it\b)(\S+(?: \S+)?) do (?=in (?:19|20)\d\d\s*\??\s*$)/gi, 'what were revenue and net income '],
  [
    /\bhow much (?:money )?(?:has|have|did) (?:\S+ ){1,3}?(?:lost|lose|earned|earn|made|make) (?:in total |altogether )?(?:in|over) (?:the )?(?:last |past )?(two|three|four|five) years(?=\s*\??\s*$)/gi,
    'what is the sum of net income of the last $1 years',
  ],
  [
    /\bhow (?:big|large|high|much) (?:is|was|were|are) (?:the |its )?(.{2,40}?) (?:relative to|in relation to|in proportion to|as against) (?:the |its |total )*(?:sales|revenues?|turnover)(?=\s*\??\s*$)/gi,
    'what is $1 as a share of revenue',
  ],
  [
    /\bhow much of (?:the |its |their |total )*(?:sales|revenues?|turnover) (?:does|did|do|has) (?:\S+ ){1,3}?(?:make|earn|get|generate|take|book|ring up)(?: in)? (in|from) (?:the )?/gi,
    'what share of revenue comes from ',
  ],
  [
    /\bhow did (?:the |its )?((?:net |operating |gross |total )?(?:revenues?|sales|profits?|income|margins?|earnings|eps|turnover|costs?)) (?:do|fare|perform)(?=\s*\??\s*$)/gi,
    'how did $1 change',
  ],
  [
    /\b(?:did|does) (?:the )?(?!(?:it|they|company|business)\b)(\S.{1,30}?) have a (?:really |very )?(?:good|bad|strong|weak|great|poor|tough|decent) (?:year|quarter)(?=\s*\??\s*$)/gi,
    'how did $1 change',
  ],
  [
    /\b(which (?:areas|regions|countries|markets|segments|products|divisions|lines|businesses)) (?:saw|showed|posted|recorded|had|enjoyed) (?:any )?(?:growth|gains|an? (?:increase|rise|gain))(?=\s*\??\s*$)/gi,
    '$1 grew',
  ],
  [
    /\b(which (?:areas|regions|countries|markets|segments|products|divisions|lines|businesses)) (?:saw|showed|posted|recorded|had|suffered) (?:any )?(?:declines?|drops?|falls|an? (?:decrease|drop|decline|fall))(?=\s*\??\s*$)/gi,
    '$1 fell',
  ],
  [
    /\b(?:is|are) (?:the |its )?(\S.{1,30}?) (?:getting|becoming) (?:bigger|smaller|larger|higher|lower|better|worse|wider|thinner)(?=\s*\??\s*$)/gi,
    'how did $1 change',
  ],
  [/\bwhat(?:['’]s| has) been happening (?:to|with) (?:the |its )?(\S.{1,30}?)(?=\s*\??\s*$)/gi, 'how did $1 change'],
  [
    /\b(how much did (?:\S+ ){1,4}?(?:decline|fall|drop|rise|grow|increase|decrease|shrink|climb)) in (?:dollars|dollar terms|absolute terms|money)(?=\s*\??\s*$)/gi,
    'how much more: $1',
  ],
  // frames of courtesy, whose question stands behind them
  [
    /^\s*(?:please )?(?:can|could|would|will) you (?:please |kindly )?(?=(?:break|split|list|compare|rank|give|show|explain|summari[sz]e|name)\b)/gi,
    '',
  ],
  [
    /\b(?:is|was) (?:the )?(\S.{1,30}?) growth (?:stronger|faster|higher|greater|better|quicker) than (?:the )?(\S.{1,30}?) growth\b/gi,
    'did $1 grow faster than $2',
  ],
  [
    /\b(?:is|was) (?:the )?(\S.{1,30}?) growth (?:weaker|slower|lower|smaller|worse) than (?:the )?(\S.{1,30}?) growth\b/gi,
    'did $2 grow faster than $1',
  ],
  [
    /^\s*(?:what|how (?:much|high|large|big)) (?:are|were) (?:the |its |their |all |total )*(?:expenses|costs)(?=\s*\??\s*$)/gi,
    'what were cost of revenue and operating expenses',
  ],
  [
    /\b(?:the )?(largest|biggest|smallest) (?:chunk|slice|part|piece|portion|bit) of (?:the |its |total )*(?:revenues?|sales|turnover)\b/gi,
    '$1 segment',
  ],
  [
    /\bwhich (segment|division|product|region|country|market|area|business|line|cost|expense)(?:s)? (?:is|are|was|were|keeps?|kept) (?:still )?(?:growing|rising|expanding|increasing|climbing)(?=\s*\??\s*$)/gi,
    'which $1 grew',
  ],
  [
    /\bwhich (segment|division|product|region|country|market|area|business|line|cost|expense)(?:s)? (?:is|are|was|were|keeps?|kept) (?:still )?(?:shrinking|falling|declining|contracting|decreasing|dropping)(?=\s*\??\s*$)/gi,
    'which $1 fell',
  ],
  [
    /\b(?:break(?:ing)?|broken) (?:it |them )?down (?=(?:the |its |total |net )*(?:revenues?|sales|turnover)\b)/gi,
    'breakdown of ',
  ],
  // the verbs of movement, in one word
  [/\b(?:went|came|crept|moved|headed|trended) down\b/gi, 'fell'],
  [/\b(?:went|came|crept|moved|headed|trended) up\b/gi, 'rose'],
  [/\b(?:gone|come|crept|moved) down\b/gi, 'fallen'],
  [/\b(?:gone|come|crept|moved) up\b/gi, 'risen'],
  [
    /\b(?:how|what) (?:is|are) ((?:the )?(?!(?:it|they|things|you|(?:the|this|its) (?:company|business|firm|quarter|year))\b)\S.{1,40}?) (?:doing|faring|performing|holding up|coming along)(?=\s*\??\s*$)/gi,
    'how did $1 change',
  ],
  [/\b(?:fewest|littlest|least|lowest) (?=(?:sales|revenues?|turnover)\b)/gi, 'smallest '],
  [
    /\b(of (?:the |its |their |all |total )*(?:sales|revenues?|turnover) (?:is|was|are|were|gets?|got) )(?:earned|generated|booked|won|made) (?=(?:in|from)\b)/gi,
    '$1made ',
  ],
  [
    /\b(which (?:country|region|market|area|continent)) (?:buys|pays|spends|sells|orders)(?: the)? most(?=\s*\??\s*$)/gi,
    '$1 is the largest',
  ],
  [
    /\b(which (?:country|region|market|area|continent)) (?:buys|pays|spends|sells|orders)(?: the)? least(?=\s*\??\s*$)/gi,
    '$1 is the smallest',
  ],
  [/\b(which|what|largest|biggest|smallest|fastest[- ]growing) (?:business )?unit(s?)\b(?! sales)/gi, '$1 segment$2'],
  // "Did R&D outpace sales?\"
  [
    new RegExp(`\\b(did|does|do) ((?:\\S+ ){1,5}?)(?:outpace|outrun|grow ahead of|rise ahead of) ${NO_FIGURE}`, 'gi'),
    '$1 $2grow faster than ',
  ],
  [/\b(?:grow|rise|increase|climb) (?:quicker|more (?:quickly|strongly|rapidly)) than\b/gi, 'grow faster than'],
  // "What percent did ads grow?" asks for a change, not for a share
  [new RegExp(`\\b(?:by )?(?:what|how many) (?:percent|per cent|percentage|%) (?=${DOES} )`, 'gi'), 'by how much '],
  // "How much of every dollar goes to fulfillment?"
  [
    /\bhow much of (?:every|each|a|one) (?:sales |revenue )?dollar(?: (?:of|in) (?:sales|revenues?))? (?:goes|went|is spent|was spent|is eaten|was eaten) (?:up )?(?:to|into|on|for|by) (?:the )?/gi,
    'what share of revenue is ',
  ],
  [
    /\b(?:left|kept|remains?|remained|stays?|stayed) (?:over )?(?:of|from|out of) (?:every|each|a|one) (?:sales |revenue )?dollar(?: (?:of|in) (?:sales|revenues?))?(?: (?:after|once) (?:all |the |everything|every )+(?:costs?|expenses?|bills?|is paid)?(?:,? (?:and|&) (?:all )?(?:the )?tax(?:es)?)?)?(?=\s*\??\s*$)/gi,
    'net margin',
  ],
  [
    /\b(?:what|which) (?:share|part|percentage|percent|proportion|portion|fraction|%) of (?:the |its |their |total |all )*(operating expenses|opex|gross profit) (?:is|was|goes to|went to|goes into|went into|is spent on|was spent on|comes from|came from|is for|was for) (?:the )?(.+?)(?=\s*\?|\s*$)/gi,
    'what is $2 as a share of $1',
  ],
  // "What would revenue be without the iPhone?"
  [
    /\bwhat (?:would|will|were|was|is|are) (?:the |its )?(?:total )?(?:sales|revenues?|turnover) (?:be |have been )?(?:without|excluding|less|minus|ex|if not for) (?:the |its )?(?=\S)/gi,
    'what is revenue without ',
  ],
  // the operating expenses are what there is besides it
  [
    /\b(expenses?|costs?|spending) (?:besides|other than|apart from|aside from|except(?: for)?|excluding|after) (?:the )?(?:cost of (?:sales|revenues?|goods sold|products sold)|cogs)\b/gi,
    '$1',
  ],
  [/\b(which (?:\w+ )?(?:costs|expenses)) were (?:brought down|cut)\b/gi, '$1 fell'],
  [/\b(?:stack|measure|shape) up (?:against|to|with|next to)\b/gi, 'compare with'],
  [/\bhow (?:is|are) (.{2,40}?) (?:looking|shaping up)(?=\s*\??\s*$)/gi, 'what is $1'],
  [/\b(product|business|operating) groups?\b/gi, 'segments'],
  [
    /\b(?:who|what)(?:['’]s| is| was) the (biggest|largest|main|top|smallest|leading) (?:contributor|source|driver) (?:to|of|for) (?:the |its )?(?:total )?(?:sales|revenues?|turnover)\b/gi,
    'what is the $1 segment',
  ],
  [
    /\b(which (?:segment|division|product|region|country|market|business|unit)) (?:is|was) (?:the )?(bigger|larger)(?=\s*\??\s*$)/gi,
    '$1 is the largest',
  ],
  [
    /\b(which (?:segment|division|product|region|country|market|business|unit)) (?:is|was) (?:the )?smaller(?=\s*\??\s*$)/gi,
    '$1 is the smallest',
  ],
  [
    /\b(how much (?:did|does|do) (?:\S+ ){1,4}?)add(?: to (?:the |its )?(?:total |overall )?(?:sales|revenues?|total))?(?=\s*\??\s*$)/gi,
    '$1contribute',
  ],
  [/\blast year in the same (quarter|period)\b/gi, 'in the same $1 last year'],
  [/\b(?:show|give|tell) me (?:the )?(?:main |key |big |headline )?(?:numbers|figures)(?=\s*\??\s*$)/gi, 'summary'],
  [
    /^\s*how (?:bad|good|well|badly) (?:was|is|were|did) (?:it|they|things|this (?:year|quarter)|the (?:year|quarter))(?: go| do)?\s*\??\s*$/gi,
    'summary?',
  ],
  [
    /^\s*(?:was|is) ((?:19|20)\d\d) (?:a |an )?(?:really |very |especially )?(?:bad|good|tough|hard|strong|weak|difficult) (?:year|one)\s*\??\s*$/gi,
    'what were revenue and net income in $1?',
  ],
  // "How much higher is basic EPS than diluted?"
  [/\bbasic (EPS|earnings per share) than diluted(?! E| e)/gi, 'basic $1 than diluted $1'],
  [/\bdiluted (EPS|earnings per share) than basic(?! E| e)/gi, 'diluted $1 than basic $1'],
  [
    /(?<=[a-z]) ?(?:\/|÷|divided by) ?(?:the |its )?(?:total |net )?(?:revenues?|sales)(?=\s*\??\s*$)/gi,
    ' as a share of revenue',
  ],
  // a level that is asked to be judged: how it changed is what there is to judge it by
  [
    /^\s*(?:is|was|are|were) (?!it\b|there\b|they\b)((?:\S+ ){1,5}?)(?:unusually |particularly |especially |abnormally |very |so |rather |quite )?(?:high|low|stable|steady|flat|constant)(?= in (?:19|20)\d\d\s*\??\s*$|\s*\??\s*$)/gi,
    'how did $1change',
  ],
  [
    /\b(?:has|have|did) ((?:\S+ ){1,4}?)(?:become|become any|got|gotten|get) (?:more|less) profitable\b/gi,
    'how did the net margin of $1change',
  ],
  [
    /\bwhere (?:does|did|do) (?:\S+ ){1,3}?(?:make|sell|earn|get|take in|bring in)s? (?:the )?most(?: of (?:its|their|the))?(?: (?:money|sales|revenues?|business))?(?=\s*\??\s*$)/gi,
    'which region is the largest',
  ],
  [
    /\b(did|has|have|does) (.{2,40}?) (?:exploded?|skyrocket(?:ed)?|balloon(?:ed)?|boom(?:ed)?|t(?:ake|aken|ook) off)(?=\s*\??\s*$)/gi,
    '$1 $2 rise',
  ],
  [/\bby (?:a )?double[- ]digits?(?: (?:percentage|rate|amount))?(?=\s*\??\s*$)/gi, 'by at least 10%'],
]
