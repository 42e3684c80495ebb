/**
 * What people ask of the balance sheet and the cash flows in words of their own, and the name of the figure that it is.
 * Each phrase is whole: half of one ("returned", "burn") may be another figure.
 */

/** Whoever is asked about; who it is stays in the question, and is read there. */
const WHO = "((?:the |its |their )?[\\w&.’'-]+(?: [\\w&.’'-]+){0,3}?)"
/** Who owes the company, and not the company. */
const DEBTORS = '(?:its |their |the )?(?:customers?|clients|buyers|debtors|borrowers)'
const TO_OWNERS =
  '(?:to|for) (?:its |their |the |all )*(?:share|stock)?(?:holders|owners)|to (?:its |their |the )*(?:owners|investors)'
const PAYOUT = 'spend on dividends and share repurchases together'

/** A figure of the two statements, and the time before it. */
const OF_DAY =
  '((?:free |operating )?cash(?: flow)?|(?:long-term |total )?debt|inventor(?:y|ies)|(?:shareholders. )?equity|receivables|(?:total |current )?(?:assets|liabilities)|goodwill|capex|buybacks)'
const BEFORE = '(last year|a year ago|the year before|the (?:previous|prior) year)'

export const PLAINER_OTHERS: readonly (readonly [RegExp, string])[] = [
  // what the owners were given: dividends and what was paid for their shares
  [
    new RegExp(
      `\\b(?:hand(?:ed)?|g[ia]ven?|sen[dt]|pa(?:y|id)|return(?:ed)?|distribut(?:e|ed))(?: (?:money|cash|capital))?(?: (?:back|out))* (?:${TO_OWNERS})\\b`,
      'gi',
    ),
    PAYOUT,
  ],
  [new RegExp(`\\bwas ${PAYOUT}`, 'gi'), `did it ${PAYOUT}`],
  [/\b(?:total )?(?:shareholder|stockholder) (?:returns?|payouts?|distributions?)\b(?! on)/gi, PAYOUT],
  [/\b(did|does|do) ((?:\S+ ){1,3}?)(?:pay|reward) (?:its |their |the )?(?:share|stock)holders\b/gi, `$1 $2${PAYOUT}`],
  [
    new RegExp(`\\bhow much money (?:does|do|did) ${WHO} have(?: left| on hand)?(?=\\s*\\??\\s*$)`, 'gi'),
    'how much cash does $1 have',
  ],
  [
    /\bhow much (?:money |cash )?(?:goes|went|flows|flowed) (?:back )?to (?:its |their |the )?(?:share|stock)holders\b/gi,
    `how much did it ${PAYOUT}`,
  ],
  [
    /\bhow much (?:money |cash )?(?:did|do) (?:the |its )?(?:share|stock)holders (?:get|receive)(?: back)?\b/gi,
    `how much did it ${PAYOUT}`,
  ],
  [
    /\bwhat (?:did|do) (?:the |its )?(?:share|stock)holders (?:get|receive) in dividends\b/gi,
    'what were dividends paid',
  ],
  // a change, said as a comparison
  [
    new RegExp(`\\bhow much more ${OF_DAY} (?:is there )?than(?: it was)?(?: in)? ${BEFORE}`, 'gi'),
    'how did $1 change from $2',
  ],
  [
    new RegExp(
      `\\b(?:is|was|are|were) (?:the |its |their )?${OF_DAY} (?:larger|bigger|higher|smaller|lower|more|less) than(?: it was)?(?: in)? ${BEFORE}`,
      'gi',
    ),
    'how did $1 change from $2',
  ],
  // cash that goes
  [
    new RegExp(
      `\\bhow much (?:cash|money) (?:did|does|do|is|was|has) ${WHO} (?:burn(?:ed|t|ing)?(?: (?:through|up))?|go through)(?= (?:in|this|last|over|a|per|during)\\b|\\s*\\?|\\s*$)`,
      'gi',
    ),
    'what were operating cash flow and free cash flow of $1',
  ],
  [
    new RegExp(
      `\\bhow (?:quickly|fast) (?:is|was|does|did) ${WHO} (?:burn(?:ing)?|go(?:ing)? through) (?:through )?(?:its |the |their )?(?:cash|money)\\b`,
      'gi',
    ),
    'what were operating cash flow and free cash flow of $1',
  ],
  [
    /\bhow much (?:cash|money) (?:is|was) (?:being )?burn(?:ed|t)(?: (?:through|up))?\b/gi,
    'what were operating cash flow and free cash flow',
  ],
  [
    /\bhow much (?:cash|money) (?:went|goes|flew|flowed|was going) out(?: of)?(?: the)?(?: door| window| business)?(?=\s*\??\s*$)/gi,
    'what were operating cash flow and free cash flow',
  ],
  [
    new RegExp(
      `^\\s*(?:did|does|do|is|was) ${WHO} burn(?:ing)? (?:through )?(?:any )?(?:cash|money)(?=\\s*\\??\\s*$)`,
      'gi',
    ),
    'what were operating cash flow and free cash flow of $1',
  ],
  [
    new RegExp(
      `\\bhow much cash (?:did|does|do) ${WHO} (?:generate|produce|bring in|throw off)(?=\\s*\\??\\s*$| (?:in|this|last|over)\\b)`,
      'gi',
    ),
    'what was operating cash flow of $1',
  ],
  [/\bfree cash\b(?![- ]?flow)/gi, 'free cash flow'],
  [/\b(?:throws?|threw) off\b/gi, 'generate'],
  [
    /\b(?:what|how much)(?: cash)? (?:is|was) left after (?:capex|capital (?:expenditures?|spending))\b/gi,
    'what was free cash flow',
  ],
  [/\b(?:the )?(?:cash burn(?: rate)?|burn rate)\b/gi, 'operating cash flow and free cash flow'],
  [
    /\b(?:(?:operating )?cash flow|cash flow from operations) (?:minus|less|after|net of) (?:capex|capital (?:expenditures?|spending))\b/gi,
    'free cash flow',
  ],
  [
    /(?<!\b(?:operating|free|investing|financing) )\bcash flow (?=(?:compare|measure up|stack up|relate|differ|match))/gi,
    'operating cash flow ',
  ],
  [
    /(\b(?:profits?|net income|earnings) (?:compared?|measure up|stack up|relate|match(?:es)?) (?:with|to|against) )(?:the |its )?cash flow\b/gi,
    '$1operating cash flow',
  ],
  [/\bwhat (?:its |the )?operations (?:bring|brought|take|took) in\b/gi, 'operating cash flow'],
  [
    /\b(?:what|which|how (?:much|large|big|high)) (?:a |an )?(?:share|slice|part|portion|percentage|proportion|fraction|%) of (?:the |its |their )?(?:sales|revenues?) (?:ends? up as|turns into|becomes|became|is|was|converts? (?:in)?to) (?:free cash flow|fcf|free cash)\b/gi,
    'what was the free cash flow margin',
  ],
  // what it owes, and with what it would pay
  [
    new RegExp(
      `\\b(?:how much|what) (?:money )?(?:does|did|do) (?!${DEBTORS})${WHO} owe(?: in total| altogether| overall)?(?=\\s*\\??\\s*$)`,
      'gi',
    ),
    'what were debt and total liabilities of $1',
  ],
  [
    new RegExp(
      `\\b(?:how much|what) (?:money )?(?:does|did|do) ${WHO} owe (?:to )?(?:the |its )?(?:banks?|lenders|creditors|bondholders)\\b`,
      'gi',
    ),
    'what was debt of $1',
  ],
  [
    new RegExp(
      `\\bhow (?:highly |heavily )?(?:leveraged|geared|indebted) (?=(?:is|was|are|were) ${WHO}\\s*\\??\\s*$)`,
      'gi',
    ),
    'what debt to equity ',
  ],
  [/\b(?:the )?(?:(?:financial )?leverage(?: ratio)?|gearing(?: ratio)?)(?=\s*\??\s*$)/gi, 'debt to equity'],
  [
    new RegExp(`\\b(?:is|are|was|were) ${WHO} (?:deep(?:ly)?|heavily|much|badly|drowning) in debt\\b`, 'gi'),
    'how much debt does $1 have',
  ],
  [
    new RegExp(
      `\\b(?:could|can|would) ${WHO} (?:pay|wipe|clear)(?: off)? (?:all )?(?:its|their|the|all) debts? (?:off )?(?:with|from|out of) (?:the |its |their )?cash(?: (?:that )?(?:it|they) (?:holds?|has|have)| on hand)?\\b`,
      'gi',
    ),
    'does $1 have more cash than debt',
  ],
  [
    /\bdoes (?:its |the |their )?cash (?:cover|exceed|outweigh) (?:all )?(?:its |the |their )?debts?\b/gi,
    'is cash larger than debt',
  ],
  [
    new RegExp(
      `\\b(?:does|do|did) ${WHO} have enough cash to (?:re)?pay(?: off| back)? (?:all )?(?:its |their |the )?debts?\\b`,
      'gi',
    ),
    'does $1 have more cash than debt',
  ],
  [/\bhow much (?:of (?:the |its ))?debt is (short|long)[- ]term\b/gi, 'how much $1-term debt is there'],
  [
    /\bunpaid (?:customer )?(?:bills|invoices)\b|\b(?:money|what) (?:that )?customers (?:still )?owe\b/gi,
    'receivables',
  ],
  [
    /\b(?:free cash flow|fcf) (?:per|for each|for every|of each) dollar of (?:sales|revenues?)\b/gi,
    'free cash flow margin',
  ],
  [
    /\bnet cash or (?:net )?debt\b|\bnet debt or (?:net )?cash\b|\bnet debt\b(?! (?:issu|repa|to\b|per\b))/gi,
    'net cash',
  ],
  [
    /\bhow many times (?:over )?(?:are|is|were|was) (?:its |the |their )?current liabilities covered by (?:its |the |their )?current assets\b/gi,
    'what was the current ratio',
  ],
  [
    /\bhow much (?:cash |money )?(?:is|was|does (?:it|the company) have|do they have) in the bank\b/gi,
    'how much cash is there',
  ],
  [/\bhow (?:big|large) (?=(?:is|was) the bank\s*\??\s*$)/gi, 'what total assets '],
  [/\b(?:total )?assets (?:minus|less) (?:total |all )?liabilities\b|\bnet (?:worth|assets)\b/gi, 'total equity'],
  [
    /\bhow much (?:of (?:the |its )?debt )?(?:is|was|falls|comes) (?:owed|due) (?:within|in) (?:a|one|the next) year\b/gi,
    'what were current liabilities',
  ],
  [
    /\b(?:did|does|do) ((?:free|operating) cash flow|cash from operations) (?:cover|fund|pay for) (?:the |its )?(dividends?|capex|capital expenditures|buybacks|share repurchases)(?=\s*\??\s*$)/gi,
    'is $1 larger than $2',
  ],
  [
    /\b(?:how much|what (?:share|part|portion|proportion|percentage)) of (?:the |its )?(?:net income|profits?|earnings) (?:became|becomes|turned into|turns into|was turned into|is turned into|ended up as|ends up as|converted (?:in)?to|converts (?:in)?to|came in as|arrived as|was|is) (?:operating )?cash\b/gi,
    'is operating cash flow larger than net income',
  ],
  [
    /\bhow much cash (?:is|was|remain(?:s|ed)|are) (?:left|remaining|still there)(?: over)?(?: (?:at|by) (?:the )?(?:year[- ]end|end(?: of (?:the )?(?:fiscal )?(?:year|quarter|period))?))?(?=\s*\??\s*$)/gi,
    'how much cash is there',
  ],
  [
    /\bis there more (short|long)-term (?:debt )?than (short|long)-term debt\b/gi,
    'is $1-term debt larger than $2-term debt',
  ],
  [
    new RegExp(
      `\\b(?:can|could) ${WHO} (?:cover|meet|pay|settle) (?:its |their |the |all )*(?:current liabilities|short-term obligations|bills)(?=\\s*\\??\\s*$)`,
      'gi',
    ),
    'what was the current ratio of $1',
  ],
  [
    /\bcash (?:flow )?(?:from|provided by|used (?:in|for)|spent on) (financing|investing)(?: activities)?\b/gi,
    '$1 cash flow',
  ],
  [
    /\b(?:raised|brought in|taken in|came in) (?:through|from|by|with) financing(?: activities)?\b/gi,
    'financing cash flow',
  ],
  [
    /\b(?:what|how much)(?: (?:cash|money))? (?:did|do|does) (?:the |its )?operations (?:bring in|generate|produce|yield|throw off|deliver)\b/gi,
    'what was operating cash flow',
  ],
  [
    /\bhow much (?:stock|merchandise) (?:sits|is sitting|lies|is lying|is|are) (?:in|on) (?:the |its )?(?:warehouses?|shel(?:f|ves)|stores)\b/gi,
    'what were inventories',
  ],
  [
    /\bwhat (?:do|did) (?:the )?minority (?:share|stock)?(?:holders|owners|interests) (?:own|hold)\b/gi,
    'what were noncontrolling interests',
  ],
  [
    /\b(?:was|were|is|are) (?:the |its )?(dividends?|capex|capital expenditures|buybacks|share repurchases) (?:covered|funded|paid for|financed) (?:by|with|from|out of) (?:the |its )?((?:free|operating) cash flow)\b/gi,
    'is $2 larger than $1',
  ],
  [
    new RegExp(`\\bhow much (?:cash|money) (?:did|does|do) ${WHO} (?:use|eat|consume)(?: up)?(?=\\s*\\??\\s*$)`, 'gi'),
    'what were operating cash flow and free cash flow of $1',
  ],
  [
    new RegExp(
      `\\b(?:did|has) ${OF_DAY} (?:turn(?:ed)?|go(?:ne)?|become|became) (?:negative|positive)(?=\\s*\\??\\s*$)`,
      'gi',
    ),
    'how did $1 change',
  ],
  [
    new RegExp(
      `^\\s*(?:did|has|does) ${WHO} invest(?:ed)? (?:less|more)(?: (?:than|in) (?:last|the (?:previous|prior)) (?:year|quarter))?(?=\\s*\\??\\s*$)`,
      'gi',
    ),
    'how did capital expenditures of $1 change',
  ],
  [
    /\b(?:how much|what) cash flow (?:did|does|do|has) (?:\S+ ){1,3}?(?:generate|produce|make|bring in|earn)(?: from (?:its )?operations)?(?=\s*\??\s*$)/gi,
    'what was operating cash flow',
  ],
  // how fast money turns round
  [
    /\bhow long (?:does|do|did) it take (?:for )?(?:the |its |their )?(?:customers?|clients|buyers) to pay(?: up| their bills)?(?=\s*\??\s*$)/gi,
    'what were days of receivables',
  ],
  [
    /\bhow (?:quickly|fast|soon|promptly|slowly|long)(?: (?:do|does|did))?(?: (?:its|their|the))? (?:customers?|clients|buyers) (?:take to )?pay(?: up| their bills)?(?=\s*\??\s*$)/gi,
    'what were days of receivables',
  ],
  [
    /\bhow long (?:does|do|did|is|are) (?:the |its |their )?(?:inventor(?:y|ies)|goods|merchandise)(?: (?:sit|stay|lie|last|remain|kept|wait))?(?: (?:on|in) (?:the |its |their )?(?:shel(?:f|ves)|stock|warehouses?|stores?))?(?=\s*\??\s*$)/gi,
    'what were days of inventories',
  ],
  [
    new RegExp(
      `\\bhow (?:quickly|fast) (?:does|do|did) ${WHO} (?:sell|turn over|move) (?:its |their |the )?inventor(?:y|ies)\\b`,
      'gi',
    ),
    'what were days of inventories of $1',
  ],
  [
    /\bwhat (?:return|yield) (?:do|does|did|have|has) (?:the |its )?(?:owners|(?:share|stock)holders) (?:get|got|make|made|earn(?:ed)?|receive) on (?:the |their |its )?equity\b/gi,
    'what was return on equity',
  ],
  // what was bought
  [/\b(?:plow|plough|pour|sink|sank|put)(?:ed)? into (?=capex|capital|acquisitions)/gi, 'spend on '],
  [/\b(spen[dt]|pa(?:y|id)) (?:on|for) takeovers\b/gi, '$1 on acquisitions'],
  [
    /\b(spen[dt]|pa(?:y|id)) (?:on|for) (?:(?:buying|taking over|acquiring) )(?:other |smaller |new )*(?:companies|businesses|firms|rivals)\b/gi,
    '$1 on acquisitions',
  ],
]
