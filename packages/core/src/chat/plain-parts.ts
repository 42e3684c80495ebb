/** What people ask of the income statement's parts and of how they moved, in words of their own. */

const DOES = '(did|does|do|has|have|is|was)'
/** A year, an expectation or an amount to outdo is none of the figures. */
const NO_FIGURE =
  '(?!(?:last|the (?:prior|previous)|expect|estimat|forecast|guidance|consensus|inflation|peers|rivals|the market|a )|[$€£¥\\d])'

export const PLAINER_PARTS: readonly (readonly [RegExp, string])[] = [
  // frames of courtesy, whose question stands behind them
  [
    /^\s*(?:(?:so|ok|okay|well|hi|hello|hey|please|quick question|just)[,:]? )*(?:(?:is|was) it (?:true|right|correct|the case) that|(?:can|could|would|will) you (?:please |kindly )?(?:tell me|say|show me)|do you know|(?:i(?:['’]d| would) (?:like|love)|i want|i need|we need) to (?:know|see)|i (?:was )?wonder(?:ing)?|remind me(?: of)?|any idea) (?:if |whether )?/gi,
    '',
  ],
  // the verbs of movement, in one word
  [/\b(?:went|came|crept|moved|headed|trended) down\b/gi, 'fell'],
  [/\b(?:went|came|crept|moved|headed|trended) up\b/gi, 'rose'],
  [/\b(?:gone|come|crept|moved) down\b/gi, 'fallen'],
  [/\b(?:gone|come|crept|moved) up\b/gi, 'risen'],
  [
    /\bhow (?:did|has|have) (?!(?:it|they|things|(?:the|this|its) (?:company|business|firm|quarter|year))\b)(.{2,40}?) (?:move|moved|go|gone|trend|trended|fare|fared|evolve|evolved)(?=\s*\??\s*$)/gi,
    'how did $1 change',
  ],
  [
    /\bhow (?:is|are) ((?:the )?(?!(?:it|they|things|you|(?:the|this|its) (?:company|business|firm|quarter|year))\b)\S.{1,40}?) (?:doing|faring|performing|holding up|coming along)(?=\s*\??\s*$)/gi,
    'how did $1 change',
  ],
  [/\b(?:is|are|was|were) (.{2,40}?) (?:up|down|higher|lower)(?=\s*\??\s*$)/gi, 'how did $1 change'],
  [
    /\b(?:what|how much)(?: (?:is|was|are|were)|['’]s) (.{2,40}?) (?:up|down)(?: by)?(?=\s*\??\s*$)/gi,
    'by how much did $1 change',
  ],
  [/\b(?:fewest|littlest|least|lowest) (?=(?:sales|revenues?|turnover)\b)/gi, 'smallest '],
  [
    new RegExp(
      `\\b(did|does|do) ((?!(?:they|it|we|the company)\\b)(?:\\S+ ){1,4}?)(?:beat|outdo|outweigh) ${NO_FIGURE}(.{2,40}?)(?=\\s*\\?|\\s*$)`,
      'gi',
    ),
    'is $2larger than $3',
  ],
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
  [/\bhow['’]s (.{2,40}?) (?:looking|shaping up)(?=\s*\??\s*$)/gi, 'what is $1'],
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
  [/\bhow much (did|does|do) (.{2,40}?) (?:eat|swallow|gobble|use|take) up(?=\s*\??\s*$)/gi, 'how much was $2'],
  [
    /\b(did|has|have|does) (.{2,40}?) (?:collapsed?|cratered?|nosedived?|tank(?:ed)?|plummet(?:ed)?|crumbled?)(?=\s*\??\s*$)/gi,
    '$1 $2 fall',
  ],
  [
    /\b(did|has|have|does) (.{2,40}?) (?:exploded?|skyrocket(?:ed)?|balloon(?:ed)?|boom(?:ed)?|t(?:ake|aken|ook) off)(?=\s*\??\s*$)/gi,
    '$1 $2 rise',
  ],
  [/\bby (?:a )?double[- ]digits?(?: (?:percentage|rate|amount))?(?=\s*\??\s*$)/gi, 'by at least 10%'],
]
