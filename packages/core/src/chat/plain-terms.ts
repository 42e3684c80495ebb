/** Everyday names of figures, parts of the calendar and results, as the words that name them. */

/** "$1", "each 100 it sells", "a dollar that comes in": what a margin is told of. */
const OF_A_DOLLAR =
  '(?:each|every|a|one|any|\\$ ?100|\\$ ?1|100|a hundred)(?: (?:single|us))?(?: (?:dollars?|bucks?|\\$ ?100|\\$ ?1|100(?: dollars)?))?(?: (?:of|in) (?:its |net )?(?:sales|revenues?|turnover|income)| (?:that )?(?:it|they|the company|\\p{Lu}\\w+) (?:sells?|takes? in|brings? in|earns? in sales)| (?:that |which )?(?:comes|came|flows) in| taken in| sold)?'
const PROFIT_OF = new RegExp(
  `\\bhow (?:much|many (?:cents|dollars|pennies))(?: (?:of profit|profit|money))? (?:(?:is|was|are|were|remains?|remained|stays?|ends? up|gets?) (?:left |kept )?(?:as (?:net )?profit )?)?(?:(?:does|did|do) (?:it|they|the company|\\p{Lu}[\\w.&']*) (?:keep|make|earn|pocket|retain|clear|get to keep|take home) )?(?:as (?:net )?(?:profit|income|earnings) )?(?:in profit )?(?:out of|of|from|for|on|per) ${OF_A_DOLLAR}(?: (?:is|was|does|did|do|ends? up|remains?|becomes?|stays?|turns? into|gets?) ?(?:it|they|the company|\\p{Lu}[\\w.&']*)? ?(?:keep|kept|left|make|earn|retain|pocket|clear)?)?(?: (?:as|in) (?:net |pure |clean )?(?:profits?|income|earnings))?(?: (?:in the end|after (?:all|everything|tax(?:es)?|all costs)))?(?=\\s*[?.!]*$| (?:in|this|last) )`,
  'giu',
)
const AFTER_ALL =
  '(?:after|once) (?:all|everything|paying (?:for )?everything|(?:all )?(?:the |its |of the )*(?:bills?|costs?|expenses?)(?:,? (?:and|&) (?:the )?tax(?:es)?)?)(?: (?:its |the |of its )*(?:bills?|costs?|expenses?)(?:,? (?:and|&) (?:the )?tax(?:es)?)?)?(?: (?:is|are|was|were|has been|have been|had been) (?:paid|settled|covered|deducted|taken off|subtracted|said and done|counted|accounted for))?'
const AFTER_GOODS =
  '(?:after|once|minus) (?:paying (?:for )?|deducting |subtracting )?(?:the |its |all )*(?:costs? of (?:goods|sales|revenues?|products?|what it (?:sells|sold))(?: sold)?|cogs|goods(?: sold)?|production costs?|making (?:the|its) (?:goods|products))(?: (?:is|are|was|were|have been) (?:paid|deducted|taken off|subtracted))?'

export const PLAINER_TERMS: readonly (readonly [RegExp, string])[] = [
  [/\br ?(?:and|\+|n) ?d\b/gi, 'R&D'],
  [/\$\$+|\bdollas?\b/gi, 'money'],
  [/\b(?:selling|sales) (?:and|&) (?:admin|administration|administrative)(?: costs?| expenses?)?\b|\bsga\b/gi, 'SG&A'],
  [/\b(?:cents|dollars) (?:a|per) share\b/gi, 'earnings per share'],
  [/\bow(e|es|ed) (?:in the |over the )?long[- ]term\b/gi, 'ow$1 in long-term debt'],
  [
    /\bcash (?:did|does|do) (?:it|they|the company|\p{Lu}[\w.&']*) (?:generate|bring in|produce|earn|get|make|burn|use|take in) (?:from|in|with|through) (?:its |the )?operations\b/giu,
    'operating cash flow',
  ],
  [
    /\b(?:which|what) (region|country|segment|division|product|market|business|expense) (?:is|was|comes in|ranks) (?:the |as )?(?:number|no\.?|#) ?(?:two|2)\b/gi,
    'which is the second largest $1',
  ],
  [
    /\b(?:people|folks|customers|shoppers|consumers|buyers|clients) (?:spend|spent|pay|paid|leave|left) (?:at|on|for|in|with)\b/gi,
    'bring in',
  ],
  [
    /^(?:if (?:you|we|one|i) |please )?(?:leave|take|strip|set|put|ignore|exclude|forget|disregard|subtract|deduct)(?:ing)?(?: out| away| aside| off| about)? (?:the )?(.+?)(?: out| away| aside| off)?,? (?:how much|what) (?:did|does|do|is|was|were|are) (?:.{0,24}\b)?(?:sell|sold|bring in|take in|make in sales|sales|revenues?|turnover)\b/giu,
    'what was revenue without $1',
  ],
  [/\b(?:per share )?(?:before|without|not counting) dilution\b|\bundiluted\b/gi, ' basic EPS'],
  [/\bof (?:each|every|a) (?:hundred|100) dollars\b/gi, 'of revenue in percent'],
  [
    /\b(?:did|does|has) (?:the )?(?:tax ?man|taxman|irs) (?:take|took|taken|get|got|collect) more(?: this time(?: around)?| this year)?/gi,
    'did income taxes rise',
  ],
  [
    /\b(?:did|does|has) (?:the )?(?:tax ?man|taxman|irs) (?:take|took|taken|get|got|collect) less(?: this time(?: around)?| this year)?/gi,
    'did income taxes fall',
  ],
  [/\bhow many (?:billions?|millions?)(?: of dollars| dollars)?\b/gi, 'how much'],
  [/\bput into (?=R&D|research)/gi, 'spend on '],
  [/\bstock\b(?=[^?]*\bon (?:the |its )?shelves\b)/gi, 'inventories'],
  [/\bon (?:the |its )?shelves\b|\bin (?:the |its )?warehouses?\b/gi, ''],
  [/\bstock (?:of goods|on hand|in store|in trade)\b|\bgoods (?:on hand|in stock|in store)\b/gi, 'inventories'],
  [
    /\b(?:did|does|do) (.{3,40}?) (?:eat|swallow|consume|gobble|devour|absorb|take)(?:s|ed)?(?: up)?(?=(?: last year| this year| in \d{4})?\s*\?)/gi,
    'was $1',
  ],
  [/\b((?:19|20)\d\d) over ((?:19|20)\d\d)\b/gi, '$1 versus $2'],
  [/\b(?:went|go|goes|moved?|changed?) from what to what\b/gi, 'changed'],
  [
    /\b(?:burn|blow|blew|splash|lavish|plough|plow|pour)(?:ed|t|n|s)? (?:out )?(?:on|into) (?=(?:its |the )?(?:R&D|research|marketing|advertising|SG&A|selling|buy-?backs|dividends|capex|capital)\b)/gi,
    'spend on ',
  ],
  [
    /\b(?:what|which|how (?:large|big|high) a) (?:share|slice|part|portion|percentage|proportion|fraction|percent) of (?:the |its |their )?(?:pre-?tax )?(?:profits?|income|earnings)(?: before (?:income )?tax(?:es)?)? (?:(?:does|did|do) (?:it|they|the company|\p{Lu}[\w.&']*) (?:have to )?pay (?:in|as) (?:income )?tax(?:es)?|(?:was|is|were|are) (?:the |its )?(?:income )?tax(?:es)?)(?=\s*[?.]|$| (?:in|this|last) )/giu,
    'what was the tax rate',
  ],
  [
    /\btax(?:es)?(?: paid)? (?:as|in) (?:an? |the )?(?:%|percent(?:age)?|share|part) of (?:the |its )?(?:pre-?tax (?:income|profits?|earnings)|(?:income|profits?|earnings) before (?:income )?tax(?:es)?)\b/gi,
    'tax rate',
  ],
  [
    /\b(?:pre-?tax (?:profit )?margin|profit margin before tax(?:es)?)\b/gi,
    'income before taxes as a share of revenue',
  ],
  [/\blong[- ]term debt (?:plus|and|\+) short[- ]term(?: debt)?\b/gi, 'long-term debt plus short-term debt'],
  [/^(biggest|largest|smallest) to (?:biggest|largest|smallest) (\p{L}+)/giu, 'rank $2 from the $1'],
  [/\b((?:gross|operating|net|profit) margins?|tax rate) (?:in )?(?:percent(?:age)?|pct|%)(?! points)/gi, '$1'],
  [/\bin (?:billions|millions)(?: of dollars)?\b/gi, ''],
  [/(?:,|,? (?:in|for)) ?both years(?=\s*[?.]*$)/gi, ' this year and last year'],
  [
    /\b(?:the )?(?:net )?profit (?:on|for|from|of|per|in) (?:each|every|a|one) (?:\$ ?100|100|hundred|\$ ?1|single|one)? ?(?:dollars? )?(?:of|in) (?:the )?(?:turnover|sales|revenues?)\b/gi,
    'net margin',
  ],
  // Parts of the calendar
  [/\bq([1-4])\b/g, 'Q$1'],
  [/\b(changed?|up|down|growth|grew|rise|rose|fall|fell) on (?:the )?year\b/gi, '$1 year over year'],
  [
    /\bthan (?:it was |they were )?at (?:the|its) (?:start|beginning)(?: of (?:the )?(?:fiscal )?year| of it)?/gi,
    'than the year before',
  ],
  [/\b(?:this|current) q\b/gi, 'this quarter'],
  [
    /\blast year(?:['’]s)? q(?:uarter)?\b|\bq (?:a|one) year (?:ago|before|earlier)\b|\byear[- ]ago q(?:uarter)?\b/gi,
    'the same quarter last year',
  ],
  [/(?<!\b(?:the|that) )\bsame quarter (?=(?:a|one|last|the|in|of)\b)/gi, 'the same quarter '],
  [
    /(?<!\b(?:same|first|second|third|fourth) )\bquarter (?:a|one) year (?:before|ago|earlier)\b/gi,
    'same quarter last year',
  ],
  [/(?<!\b(?:the|a|one|that|every|each|fiscal) )\byear before\b(?! (?:last|that))/gi, 'the year before'],
  [
    /(?<![\d.,$€£¥'’-])['’]?(2\d) ?(vs\.?|versus|against|compared (?:with|to)) ?['’]?(2\d)(?![\d.,]*\s?(?:%|percent|million|billion|bn|[mbk]\b))(?!\d)/gi,
    '20$1 $2 20$3',
  ],
  [
    /,? (?:for |in |over |during )?(?:the |this |its )?(?:first )?(?:half[- ]year|half of the year|six[- ]months?(?: period)?)(?= ?(?:[:,;?]|plus|and|$|turn|go|f[ae]ll|r[io]se))/gi,
    ' in the six months ',
  ],
  // What is left of sales
  [/\b(what|how much)['’]s (?=(?:left|remain))/gi, '$1 is '],
  [PROFIT_OF, 'what is the net margin'],
  [
    /\bwhat (?:do|does) (?:\$ ?100|100 dollars|a hundred dollars|(?:a|one|each|every) dollar) of (?:sales|revenues?) leave (?:over )?(?:as|in) profit\b/gi,
    'what is the net margin',
  ],
  [
    /\bhow much (?:of (?:the |its )?(?:sales|revenues?|money|turnover) )?(?:is|was|ends up|remains) (?:left |kept )?(?:as )?(?:the )?(?:net )?profit (?:margin )?(?:in percent|percentagewise|percentage-wise)\b/gi,
    'what is the net margin',
  ],
  [
    new RegExp(
      `\\b(?:(?:is|was|are|were) )?(?:left|remain(?:s|ed)?|stay(?:s|ed)?|keep|kept)(?: over)?(?: (?:of|from) (?:the |its )?(?:sales|revenues?|turnover))? ${AFTER_GOODS}`,
      'gi',
    ),
    'is gross profit',
  ],
  [
    new RegExp(
      `\\b(?:(?:is|was|are|were) )?(?:left|remain(?:s|ed)?|stay(?:s|ed)?)(?: over)?(?: (?:of|from) (?:the |its )?(?:sales|revenues?|turnover|it all))?,? ${AFTER_ALL}`,
      'gi',
    ),
    'is net income',
  ],
  [
    new RegExp(
      `\\b(?:take|took|taken|bring|brought|carry|carried) home(?:,? (?:${AFTER_ALL}|in the end|at the end of the day))?`,
      'gi',
    ),
    'earn',
  ],
  [
    new RegExp(
      `\\b(earn|earned|make|made|keep|kept|pocket|clear|retain|get|net)(?: (?:in profit|as profit|for itself))?,? (?:${AFTER_ALL}|at the end of the day|in the end)`,
      'gi',
    ),
    'earn',
  ],
  [/\b(?:pocket|pocketed|pocketing)\b(?=\s*(?:\?|$|in\b|last\b|this\b|over\b))/gi, 'earn'],
  [/\b(?:earn(?:ed)?|ma[kd]e) (?:before|prior to|pre) ?-?(?:income )?tax(?:es)?\b/gi, 'income before taxes'],
  // Taxes
  [
    /\b(?:the |its )?(?:(?:income )?tax bill|bill for (?:income )?tax(?:es)?|taxman['’]s (?:share|cut))\b/gi,
    'income taxes',
  ],
  // A share
  [
    /\b(?:profits?|earnings|income) (?:for|on|of) (?:each|every|one|a single) share\b|\b(?:each|every|one|a single) share (?:earn(?:s|ed)?|ma(?:ke|kes|de)|brought in)\b|\b(?:did|does) (?:each|every|one|a|a single) share (?:earn|make|bring in)\b/gi,
    'earnings per share',
  ],
  // Money at rest
  [
    /\bcash (?:does|did|do|has|have) (it|they|\p{Lu}[\w.&']*|the company) (?:have |got |keep |hold )?(?:lying around|sitting (?:around|there|in the bank)|on hand|stashed(?: away)?|in (?:the bank|its coffers|the kitty|its accounts?|its vaults?)|at hand|parked|left)\b/giu,
    'cash does $1 hold',
  ],
  [/\b(?:money|cash) (?:in the bank|on (?:the )?hand|pile|hoard|in its coffers|in the till)\b/gi, 'cash'],
  [
    /\b(?:which|what) (?:was|is|were) (?:the |its )?(best|worst|highest|lowest|strongest|weakest|biggest|largest|smallest) (?:fiscal |financial )?year (?:(?:for|by|in|on|in terms of|as to|measured by) )?(?:the |its )?(?=\p{L})/giu,
    'which year was $1 in ',
  ],
  [/,? (?:plus|and) (?:also )?(?:the |its )?(?:growth|change)(?=\s*\??\s*$)/gi, ' and how did it change'],
  // "Did G&A eat more than a third of revenue?"
  [
    /\b(?:eat|swallow|consume|gobble|devour|absorb|take|use|chew)(?:s|ed)?(?: up| through)? (?=(?:more|less|over|under|at least|at most) (?:than )?(?:a|an|one|two|three|half|\d))/gi,
    'make up ',
  ],
  [
    /^(\W*what (?:is meant by|does .* mean|is an? )\b[^?]*)\?\s*(?:and )?how (?:high|large|big|much)(?: (?:is|was) (?:it|that))?(?: here| now| at \w+)?\s*\??$/gi,
    '$1?',
  ],
  [/\binterest,? net\b/gi, 'interest'],
  [
    /\b(?:net )?working capital\b(?: \((?:current )?assets (?:less|minus) (?:current )?liabilities\))?/gi,
    'working capital',
  ],
]

/** After the names of rates: "what share of profit went to the taxman" is one. */
export const PLAINER_LATE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:go|goes|went|gave|give|given|gives|paid|pay|pays|hand(?:ed|s)?(?: over)?|fork(?:ed)? over|owed?|send|sent) (?:over )?to (?:the )?(?:taxman|tax (?:man|office|collector|authorit(?:y|ies))|irs|fiscus|exchequer|uncle sam|tax authorities)\b/gi,
    'pay in income taxes',
  ],
]
