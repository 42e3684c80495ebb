/** What people ask in many ways that come to the same: the size of a change in whatever unit, the larger half of the sales, one cost beside another. */
import type { Plainer } from './plain-asked.ts'

const MOVE =
  '(?:change|rise|risen|rose|grow|grown|grew|increase|increased|climb|climbed|gain|gained|improve|improved|jump|jumped|advance|advanced|expand|expanded|widen|widened|go up|gone up|went up|fall|fallen|fell|drop|dropped|decline|declined|decrease|decreased|shrink|shrunk|shrank|slip|slipped|sink|sunk|sank|worsen|worsened|narrow|narrowed|go down|gone down|went down|come down|came down|lose|lost|move|moved)'
const MOVED_NOUN =
  '(?:change|rise|growth|increase|gain|jump|improvement|climb|advance|fall|drop|decline|decrease|dip|slide|slump|reduction|move|movement|swing)'
const UNITS =
  '(?:dollars?|euros?|percent(?:age)?(?: points?| terms)?|per cent|pct|%|points?|basis points|money|absolute terms|billions?|millions?)'
/** What a figure is called in such a rule: no verb and no mark within. */
export const NAME = '((?:(?!\\b(?:did|does|do|has|have|had|is|are|was|were|and|or|than|versus|vs)\\b)[^,;:?–—])+?)'

export const PLAINER_ONE_WAY: readonly Plainer[] = [
  [
    /^\s*where (?:does|do|did) (?:it|they|the (?:company|firm)|[\p{L}.&]+) (?:make|earn|get|take in) (?:most of )?(?:its|their|the|all its|all this) (?:money|revenues?|sales|living|dollars)(?: from)?(?=\s*\?*$)/iu,
    'how does revenue split by region',
  ],
  [
    /^\s*(?:what|how much) (?:did|does|do|has|have) each (region|division|segment|product line|product|country|business|market|line) (?:bring in|brought in|make|made|sell|sold|earn|earned|contribute|contributed|generate|generated)(?=\s*\?*$)/i,
    'how does revenue split by $1',
  ],
  [
    /^\s*(?:what|which|how (?:large|big|high) an?) (percent(?:age)?|share|fraction|proportion) (?:is|are|was|were) (?=(?!(?:of|the|it|that|this|from|left|paid|spent)\b)[^?]+\?*$)/i,
    'what $1 of revenue is ',
  ],
  [
    /^\s*how many cents (?:of|from|out of|on|in) (?:every|each|a|the) (?:sales |revenue )?dollar(?: of (?:sales|revenue))? (?:go|goes|went|are spent|is spent|was spent|were spent)(?: to| on| into| for) (?:the )?/i,
    'what share of revenue is ',
  ],
  // one figure beside another, and not beside a time
  [
    /^\s*how much (?:did|does|do|has|have) (?:it|they|the (?:company|firm)|[\p{L}.&]+) (?:spend|spent|pay|paid|lay out|invest|invested) on (.+?),? (?:compared|relative|in comparison) (?:with|to) (?:what (?:it|they) (?:spends?|spent|pays?|paid) on )?(?!(?:last|the (?:year|quarter|prior|previous)|a year|what|in|fiscal|fy)\b|(?:19|20)\d)(.+?)(?=\s*\?*$)/iu,
    'how does $1 compare with $2',
  ],
  [
    /^\s*how much (?:did|does|do|has|have) (.+?) (?:bring in|brought in|make|made|earn|earned|sell|sold|generate|generated|contribute|contributed),? (?:compared|relative|in comparison) (?:with|to) (?!(?:last|the (?:year|quarter|prior|previous)|a year|what|in|fiscal|fy)\b|(?:19|20)\d)(.+?)(?=\s*\?*$)/iu,
    'how does $1 compare with $2',
  ],
  [
    /^\s*(?:is|are|was|were|do|does|did|has|have) (?:the )?most of (?:the |its |their |[\p{L}.&]+['’]s )?(?:business|revenues?|sales|turnover) (?:been )?(?:done |made |earned |come |comes |coming |generated |booked )?(?:in |from |through |by |at )?(?!.*\b(?:growth|increase|rise|gain|profits?|income|margins?|decline|drop|fall|loss(?:es)?)\b)(?=[^,;?]+\s*\?*$)/iu,
    'do more than half of sales come from ',
  ],
  [
    new RegExp(
      `\\bwhat(?:['’]s| is| was) (?:the )?(?:year[- ]over[- ]year|yoy|y\\/y|annual|yearly) (?:${UNITS} )?${MOVED_NOUN} (?:in|of|for) ${NAME}(?=\\s*\\?*$)`,
      'gi',
    ),
    'how did $1 change',
  ],
  [
    new RegExp(
      `^\\s*(?:over (?:the )?(?:two|three|2|3) years,? )?(?:from )?((?:fy|fiscal )?(?:19|20)\\d\\d) (?:to|until|through|till|[-–]) ((?:fy|fiscal )?(?:19|20)\\d\\d),? by (?:how (?:much|many(?: ${UNITS})?)|what (?:amount|${UNITS})) (?:did|has|have) (?:the |its )?${NAME} ${MOVE}(?=\\s*\\?*$)`,
      'gi',
    ),
    'how did $3 change from $1 to $2',
  ],
  [
    new RegExp(
      `^\\s*(?:the |its )?${NAME} (?:up|down|higher|lower) (?:by )?how (?:much|many(?: ${UNITS})?)(?:,? (?:in )?${UNITS})?(?=\\s*\\?*$)`,
      'gi',
    ),
    'how did $1 change',
  ],
  [
    new RegExp(
      `^\\s*${NAME},? now (?:vs\\.?|versus|against|compared (?:with|to)) (?:the )?(?:end of )?(?:the )?(?:last|previous|prior) (?:fiscal )?year(?: end)?,? (?:the )?change(?: in ${UNITS})?(?=\\s*\\?*$)`,
      'gi',
    ),
    'how did $1 change',
  ],
  [
    /\b(?:what was|what is|what['’]s) the percentage (?:increase|rise|growth|gain|decrease|drop|fall|decline|change)(?: (?:against|on|from|over|versus|vs\.?) ((?:19|20)\d\d|last year|the year before))?(?=\s*\?*$)/gi,
    'how did it change',
  ],
  [new RegExp(`^\\s*${NAME}: how did it change(?=\\s*\\?*$)`, 'gi'), 'how did $1 change'],
]
