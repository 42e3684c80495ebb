/** Pieces of sentences about balance sheets and cash flows, as patterns over a skeleton. Groups are read by `grammar.ts`. */
import { HAVING as EARNING, GAINING } from '../../figures-in-words/dictionary/level-verbs.ts'
import { DRAINING, SPENDING } from '../../figures-in-words/dictionary/spending-verbs.ts'

const AT = '(?:at|in|on|for|during|over|over the course of|in the course of|as of|by|through|since)'
const WHEN = `(?:,? ${AT} (?:the (?:end|close) of )?(?:«p(?<p>\\d+)»|(?<half>«half»)|(?<nine>«nine»)|(?:the )?(?<end>(?:(?:prior|previous|last) )?(?:fiscal )?year[- ]end)|(?<own>the year|the quarter|the period))|,? (?:at|by|as of) «own»(?<now>)|,? (?:when|as) (?:the|its) (?:fiscal )?(?:year|quarter|period) (?:ended|closed)(?<closed>)|,? so far (?:this|in the) year(?<far>)|,? «p(?<q>\\d+)»(?: year)?)`
/** The same before a clause. */
export const WHEN_FIRST = `${WHEN.replace(',? so', 'so').replace(',? «', '«').replace(`,? ${AT}`, AT)},? `
const AGO =
  '(?: (?:(?:in |of |at the end of |for |at |as of )?(?:(?<ago>(?:a|one) year (?:earlier|ago|before)|(?:the )?(?:prior|previous|preceding) year|the year before|(?:twelve|12) months (?:earlier|ago|before))|(?:the )?(?<oldend>(?:(?:prior|previous|last) )?(?:fiscal )?year[- ]end)|«p(?<oldp>\\d+)»)))?'
const OWNER =
  "(?:«c»(?:['’]s?)?|(?:the )?(?:company|firm|group|business|bank|lender|insurer|management)(?:['’]s)?(?: (?:balance sheet|books|cash flow statement))?|(?:its|the|«c»['’]s?) (?:balance sheet|books|cash flow statement)|it|its|their|they|we|our|the)"
const FIGURE =
  '(?:(?:«half»(?<half2>)|«nine»(?<nine2>)) )?«m(?<m>\\d+)»(?:(?:,| and|, and) (?:its )?«m(?<m2>\\d+)»)?(?<sum>,? (?:together|combined|taken together|put together),?)?(?: (?:at|of|for) (?:«c»|the company|the group))?'
/** The verbs of a class of the dictionary, without those that a word behind them turns ("took in", "put off"). */
const verbs = (...classes: ReadonlySet<string>[]): string =>
  classes
    .flatMap((one) => [...one])
    .filter(
      (one) =>
        !/^(?:tak|took|claim|fe[ed]|swe|pass|return|giv|gave|direct|carr|boast|show|exhibit|display|amass|pil|report|record|manage|strik)/.test(
          one,
        ),
    )
    .sort((a, b) => b.length - a.length)
    .join('|')
const PARTICLE = '(?: (?:out|back|up|away|through|down|in|off|together|home|over))?'
const BE =
  '(?:(?:was|were|is|are|has been|have been)(?: (?:worth|valued at|put at|carried at|listed at|shown at|booked at|recorded at))?|of|came to|come to|comes to|came in at|comes in at|stood at|stands at|stand at|stayed at|remained at|totall?ed|totals?|amounted to|amounts to|reached|hit|ran to|ran at|equall?ed|measured|worked out at|works out at|added up to|adds up to|summed to|tallied|weighed in at|clocked in at|finished at|ended (?:the (?:year|quarter|period) )?at|closed (?:the (?:year|quarter|period) )?at)'
const HOLD =
  '(?<hold>had|has|have|held|holds|hold|carried|carries|carry|keeps?|kept|owns?|owned|boasts?|boasted|shows?|showed|lists?|listed|sits? on|sat on|is sitting on|(?:is|was) (?:saddled|burdened|loaded|lumbered) with|(?:was )?left with|has piled up|had piled up|piled up|amassed|has amassed|(?:ended|ends|closed|closes|finished|wrapped up|rounded off) (?:(?:the |its )?(?:fiscal )?(?:year|quarter|period|half)|«p(?<hp>\\d+)»|«own») with|left (?:the year|the quarter) with)'
const OWE = '(?<owe>owe[sd]?|is in debt with)'
const MAKE =
  '(?<make>generated|generates|produced|produces|threw off|throws off|brought in|raised|raises|reported|delivered|posted|made|' +
  `(?:${verbs(GAINING)})${PARTICLE})`
const SPEND =
  '(?<spend>(?:spent|spends|paid|pays|returned|returns|used|uses|shelled|poured|pours|put|invested|laid|handed|mailed|sent|distributed|doled|ploughed|plowed|splashed|devoted|deployed|gave|sank|channell?ed|pumped|repurchased|bought|buys|retired|found|' +
  `${verbs(SPENDING)})(?: (?:out|back|up|away|down|over))?)`
const BURN = '(?<burn>(?:used|consumed|burn(?:ed|t)|burn(?:ed|t) through|ate|ate through|swallowed|went through))'
const TO_OWNERS =
  '(?:(?: back)? (?:to|among) (?:its |the |their )?(?:(?:share|stock)(?:holders|owners)|investors|owners))?'
const INTO = '(?:in|of|on|for|through|via|by|into|as|worth of)'

/** "Its liabilities exceed its assets by $3.9 billion" */
const EXCEED =
  '(?:exceed(?:s|ed)?|outweigh(?:s|ed)?|outstrip(?:s|ped)?|top(?:s|ped)?|dwarf(?:s|ed)?|surpass(?:es|ed)?|outran|outpaced|(?:was|were|is|are) (?:larger|bigger|higher|greater) than)'
const EXCEEDS = `(?:${OWNER} )?«m(?<m>\\d+)» ${EXCEED} (?:(?:its|the|their) )?(?:total )?«m(?<less>\\d+)» by «n(?<n>\\d+)»`
const COLD = '(?:in the red|negative|under ?water|below zero)'
/** What a figure of money that went out did with its amount. */
const COST =
  '(?:took|takes|cost|costs|consumed|consumes|ate up|eats up|ate|absorbed|absorbs|swallowed|swallows|claimed|claims|required|requires|gobbled up|soaked up|' +
  `(?:${verbs(SPENDING)})(?: (?:up|down|away|through))?)(?: (?:«c»|it|the company|the group|the firm))?`
const OPERATIONS = "(?:(?:«c»['’]s?|its|the|the company['’]s) )?(?:operations|operating activities)"
/** Names of cash itself, behind an amount that operations brought in or used. */
const AS_CASH = '(?: (?:in|of) (?:net )?(?<cash>«m\\d+»))?'

const WENT =
  '(?:(?:went|flowed|was put|were put|was poured|was spent|were spent|was ploughed|was plowed) (?:in)?to|(?:was|were) spent on|went on)'
const ITS = "(?:(?:its|the|their|«c»['’]s?|the company['’]s) )?(?:total )?"
/** A second figure, of these statements or of the income statement; `2` where a pattern has two places for it. */
const other = (at: '' | '2' = '') => `${ITS}(?:«m(?<of${at}>\\d+)»|«i(?<ofi${at}>\\d+)»)`
const OTHER = other()
const OTHER_2 = other('2')

export const STARTS: readonly string[] = [
  EXCEEDS,
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})? (?:was|were|is|are|remained|remains|stayed|stays) (?<cold>${COLD}),?(?: at)? «n(?<n>\\d+)»`,
  // A second figure may stand behind it: "Inventories of $87.6 billion …".
  `(?:${OWNER} )?${FIGURE} of «n(?<n>\\d+)» (?<predicate>(?=[a-z]))`,
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})? (?:(?<part>makes? up|made up|accounts? for|accounted for)|(?:is|are|was|were|represents?|represented|equals?|equall?ed|amounts? to|amounted to|came to|comes to|consumed|absorbed|ate up|took|swallowed)) «n(?<ratio>\\d+)» (?:of )?(?:${OTHER}|(?:${OWNER} )?«n(?<ofn2>\\d+)» (?:of|in) «m(?<of2>\\d+)»)`,
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})? ${BE} (?:an? )?«n(?<n>\\d+)»`,
  `(?:${OWNER} )?«m(?<m>\\d+)» ${EXCEED} ${ITS}«i(?<lessi>\\d+)» by «n(?<n>\\d+)»`,
  `of (?:its|the) «n(?<wholen>\\d+)» (?:in|of) «m(?<whole>\\d+)», «n(?<n>\\d+)» ${WENT} (?:its |the )?«m(?<m>\\d+)»(?<cost>)`,
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})?: «n(?<n>\\d+)»`,
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})? (?:(?:was|were|is|are|has|have) )?«d(?<d>\\d+)»(?:,? (?:to|at) «n(?<n>\\d+)»|,?(?: by)? «n(?<size>\\d+)»(?:,? (?:to|at) «n(?<to>\\d+)»)?)?`,
  `(?:${OWNER} )?${FIGURE}(?:,| \\()(?: at)? «n(?<n>\\d+)»(?:,|\\)) (?:«d(?<d>\\d+)»(?:,?(?: by)? «n(?<size>\\d+)»)?|(?<predicate>(?=[a-z])))`,
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})? (?<cost>${COST}) «n(?<n>\\d+)»`,
  `${OPERATIONS} (?:(?<used>used(?: up)?|consumed|ate(?: up)?|burn(?:ed|t)(?: through)?|swallowed|devoured|drained|(?:${verbs(DRAINING)})(?: (?:up|down|away|through))?)|(?<made>generated|produced|brought in|yielded|threw off|provided|delivered|made|(?:${verbs(EARNING)})${PARTICLE})) «n(?<n>\\d+)»${AS_CASH}`,
  `(?:${OWNER} )?${BURN} «n(?<n>\\d+)» (?:of|in) «m(?<m>\\d+)»`,
  // "Its $16.5 billion of cash is twice …"
  `(?:${OWNER} )?«n(?<n>\\d+)» (?:of|in) ${FIGURE} (?<predicate>(?=(?:is|are|was|were|covers?|covered|exceeds?|exceeded|made|makes?|represents?|represented|equals?|equall?ed|dwarfs?|dwarfed)\\b))`,
  `(?:${OWNER} )?${SPEND} «n(?<n>\\d+)»(?: back)? to (?:its |the |their )?(?:(?:share|stock)(?:holders|owners)|investors|owners)(?<returned>)(?=,? «n|[.;]|$)`,
  `(?:${OWNER} )?${FIGURE},? «n(?<n>\\d+)»(?=[.,;]|$| (?:and|vs\\.?|versus|against|from|\\())`,
  // "From $7.3 billion, inventories fell to $5.7 billion"
  `from «n(?<old>\\d+)»${AGO}, (?:${OWNER} )?${FIGURE}(?: (?:was|were|is|are|has|have))? «d(?<d>\\d+)» to «n(?<n>\\d+)»`,
  // "$90.7 billion went on buybacks and $15.4 billion on dividends"
  `«n(?<n>\\d+)» (?<spend>went|was spent|were spent|flowed|was paid out|was put) (?:on|to|into|in|for|through|towards?) (?:its |the )?${FIGURE}`,
  `there (?:is|was|were|are) (?<hold>)«n(?<n>\\d+)» (?:of|in) ${FIGURE}(?: in (?:the|its) (?:till|bank|coffers|kitty|accounts)| on (?:the|its) (?:books|balance sheet))?`,
  // "Shareholders' equity topped $100 billion"
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})? (?:has |have |had )?(?:topped|exceeded|surpassed|passed|crossed|cleared) «n(?<over>\\d+)»(?=[.,;]|$| (?:at|in|for|at the end)\\b)`,
  `(?:${OWNER} )?owe[sd]? «n(?<n>\\d+)»(?<owing>)(?= |,|\\.|;|$)(?! (?:in|of|to|on|for|more|less)\\b)`,
  `(?:${OWNER} )?${SPEND} «n(?<total>\\d+)»${TO_OWNERS}(?:${WHEN})?(?:: | – | — )(?=«n)`,
  `(?:${OWNER} )?(?:${HOLD}|${OWE}|${MAKE}|${SPEND}) «n(?<n>\\d+)»${TO_OWNERS} (?:${INTO}|from) (?:its |the |a |an |free )?${FIGURE}${TO_OWNERS}`,
  `(?:${OWNER} )?${SPEND} «n(?<n>\\d+)»(?: of (?:it|that)(?<ofit>)(?: (?:on|for|in|through|to|into|as))?)?${TO_OWNERS} «m(?<m>\\d+)»`,
  `(?:${OWNER} )?${SPEND}(?: (?:its |the )?(?:(?:share|stock)(?:holders|owners)|investors|owners)) «n(?<n>\\d+)» ${INTO} ${FIGURE}`,
  `(?:${OWNER} )?(?:${HOLD}|${MAKE}) (?:its |an? |the )?${FIGURE} (?:of|at|worth|totall?ing) «n(?<n>\\d+)»`,
  `between (?:its |the )?«m(?<m>\\d+)» and (?:its |the )?«m(?<m2>\\d+)»(?<sum>),? ${OWNER} ${HOLD} «n(?<n>\\d+)»`,
  `(?:(?:its |the )?(?:share|stock)(?:holders|owners)|investors|owners) (?<spend>got|received|were paid|were handed|collected|pocketed) «n(?<n>\\d+)» (?:in|of|through|as) ${FIGURE}`,
  `«n(?<n>\\d+)» of (?:its|the) «n(?<wholen>\\d+)» (?:in|of) «m(?<whole>\\d+)» (?:is|are|was|were) (?:held (?:in|as) |in )?«m(?<m>\\d+)»`,
]
/** Behind a verb that was said before: "… and $488 million in dividends". */
const CONTINUED = `«n(?<n>\\d+)»${TO_OWNERS} (?:in|of|on|for|through|via|by|into|as) (?:its |the )?${FIGURE}${TO_OWNERS}`
export const CONTINUATIONS: readonly string[] = [
  CONTINUED,
  `«n(?<n>\\d+)» «m(?<m>\\d+)»`,
  `«n(?<n>\\d+)» of (?:it|that)(?<ofit>) (?:(?:on|for|in|through|to|into|as) (?:its |the )?)?«m(?<m>\\d+)»`,
  `(?:an? |the |its )?${FIGURE} of «n(?<n>\\d+)»`,
  `(?:an? |the |its )?${FIGURE} «n(?<n>\\d+)»`,
]
/** Of the figure before: "; the year before it was $27.0 billion", "in 2023 they were $8.0 billion". */
export const OLDER =
  '(?:(?:a year (?:earlier|ago|before)|the year before|(?:the )?(?:prior|previous) year)(?<ago>)|(?:in )?«p(?<oldp>\\d+)»),? (?:it|they|that|this) (?:was|were|had been|stood at|came to) «n(?<n>\\d+)»'
/** ", of which $8.5 billion went into capital expenditures", "and two fifths of it went into capital expenditures" */
export const WENT_INTO: readonly string[] = [
  `of which «n(?<n>\\d+)» ${WENT} (?:its |the )?«m(?<m>\\d+)»`,
  `«n(?<share>\\d+)» of (?:it|that|this|them) ${WENT} (?:its |the )?«m(?<m>\\d+)»`,
]
/** What one figure does to a second one. */
export const PREDICATES: readonly string[] = [
  `(?<more>${EXCEED}) (?:its |the )?(?:«n(?<ofn>\\d+)» (?:(?:paid out|put|poured|spent|held|that went) )?(?:in|of|on|for|into|through) «m(?<of>\\d+)»|${OTHER_2}(?: of «n(?<ofn2>\\d+)»)?)`,
  `cover(?:s|ed)? ${OTHER} of «n(?<ofn>\\d+)» «n(?<ratio>\\d+)»(?: over)?`,
  `(?<more>cover(?:s|ed)?|paid for|pays for|funded|financed) (?:its |the )?(?:«n(?<ofn>\\d+)» (?:in|of|on|for) «m(?<of>\\d+)»|${OTHER_2} of «n(?<ofn2>\\d+)»)(?: and left «n(?<leftn>\\d+)» (?:of|in) «m(?<left>\\d+)»)?`,
  `(?:(?<part>makes? up|made up|accounts? for|accounted for)|are|is|was|were|represents?|represented|equals?|equall?ed|amounts? to|amounted to) «n(?<ratio>\\d+)» (?:of )?${OTHER}(?: of «n(?<ofn>\\d+)»)?`,
  `(?:(?:was|were|is|are) )?«d(?<d>\\d+)»(?:,?(?: by)? «n(?<size>\\d+)»)?`,
  `(?<fewer>(?:is|was|are|were) (?:small|tiny|modest|minor|little) (?:next to|beside|compared with|against)|pales? (?:next to|beside|against)|(?:is|was|are|were) dwarfed by) ${OTHER} of «n(?<ofn>\\d+)»`,
  `(?<fewer>(?:falls?|fell) (?:well |far |just )?short of|(?:is|was|are|were) (?:less|lower|smaller) than|trail(?:s|ed)?|do(?:es)? not cover) ${OTHER} of «n(?<ofn>\\d+)»`,
  `(?:was|were|is|are) «n(?<size>\\d+)» (?:«d(?<d>\\d+)»|(?<word>more|less|lower|higher)) than (?:a year (?:ago|earlier|before)|(?:in )?the (?:year before|(?:prior|previous) year)|(?:in )?«p(?<against>\\d+)»)`,
  `compares? with ${OTHER} of «n(?<ofn>\\d+)»`,
  `(?:did not|didn['’]t|does not|doesn['’]t) (?:stop|keep|prevent) (?:«c»|it|the company|the group) from (?:generating|producing|throwing off|paying|returning|holding|spending) «n(?<ofn>\\d+)» (?:in|of|on) «m(?<of>\\d+)»`,
]

export const TAILS: readonly string[] = [
  WHEN,
  `,?(?: \\()?,? ?«d(?<d>\\d+)» from «n(?<old>\\d+)»${AGO}\\)?`,
  `,?(?: \\()?,? ?(?:from|compared (?:with|to)|versus|vs\\.?|against|after|as against) «n(?<old>\\d+)»(?! (?:in|of) «m)${AGO}\\)?`,
  `,?(?: \\()?,? ?(?:an? )?«d(?<d>\\d+)»(?: of| by)? «n(?<size>\\d+)»(?: (?:on|over|from|versus) (?:the )?(?:(?:year|period) before|(?:prior|previous|preceding) year|a year (?:earlier|ago)|«p(?<against>\\d+)»))?\\)?`,
  `,?(?: \\()?,? ?«d(?<d>\\d+)» (?:from|on|over|versus) (?:a year (?:earlier|ago|before)|the (?:year before|(?:prior|previous) year)|«p(?<than>\\d+)»)(?![’'])\\)?`,
  `, «n(?<size>\\d+)» (?:«d(?<d>\\d+)»|(?<word>more|less|lower|higher))(?: than (?:a year (?:ago|earlier|before)|(?:in )?the (?:year before|(?:prior|previous) year)|(?:in )?«p(?<against>\\d+)»))?`,
  '(?:,| and)? to «n(?<to>\\d+)»',
  // "…, a little less than the $611 million of 2024"
  `,? (?:an? (?:little|bit|touch|shade|tad|lot) |far |much |slightly |somewhat |well )*«d(?<d>\\d+)» than (?:the )?«n(?<old>\\d+)»(?: (?:that )?(?:it|they) (?:had|held|carried|owed|spent|paid|put in|generated|burned|returned))?${AGO}`,
  ` \\(«p(?<oldp>\\d+)»:? «n(?<old>\\d+)»\\)`,
  `, «n(?<size>\\d+)» (?:«d(?<d>\\d+)»|(?<word>more|less|lower|higher)) than (?:it|they) (?:(?:had )?(?:started|began)(?: the (?:year|period))? with|had a year (?:ago|earlier|before))`,
  // "…, outpacing sales": how fast it grew beside a figure of the income statement
  `,? (?:far |much |well )?(?:(?<ahead>outpacing|outgrowing|outstripping|faster than)|(?<behind>slower than|lagging|trailing)) (?:the (?:growth|rise|increase) (?:of|in) )?${ITS}«i(?<pace>\\d+)»(?: growth)?`,
  ' left(?: over)?(?= |,|\\.|;|$)',
  ` of the «n(?<wholen>\\d+)» (?:in|of) «m(?<whole>\\d+)»`,
  `,? «n(?<since>\\d+)» (?:of )?(?:what (?:it|they) (?:had )?(?:spent|paid(?: out)?|put in|laid out|generated|burned|returned) (?:(?:in )?the (?:year before|(?:prior|previous) year)|a year (?:ago|earlier|before)|(?:in )?«p(?<since2>\\d+)»)|what (?:it|they) (?:had|held|started with|began with|started the year with|began the year with|was a year (?:ago|earlier)|were a year (?:ago|earlier))|the (?:(?:prior|previous) year|year before)['’]s(?: (?:level|figure|total|amount))?)`,
  `,?(?: or| which is)? «n(?<ratio>\\d+)» (?:of )?${OTHER}(?: of «n(?<ofn>\\d+)»)?`,
  ' (?:at|for) (?:«c»|the (?:company|group|firm))',
  `,? (?:«d\\d+» )?(?<fewer>short of|below|less than) the «n(?<ofn>\\d+)» (?:(?:in|of|on|for) «m(?<of>\\d+)»|(?:its|the) operations (?:produced|generated|brought in|threw off|yielded)(?<ofop>))`,
  `,? (?<more>above|more than|well over|beyond) the «n(?<ofn>\\d+)» (?:(?:in|of|on|for) «m(?<of>\\d+)»|(?:its|the) operations (?:produced|generated|brought in|threw off|yielded)(?<ofop>))`,
  `,? after (?:its )?«m(?<off>\\d+)» of «n(?<offn>\\d+)»`,
  `,? after «n(?<offn>\\d+)» (?:of|in) «m(?<off>\\d+)»`,
  `,? once «m(?<off>\\d+)» of «n(?<offn>\\d+)» (?:are|is) (?:taken off|subtracted|deducted|taken out)`,
  `,? against (?:its )?(?:«m(?<of>\\d+)» of «n(?<ofn>\\d+)»|«n(?<ofn2>\\d+)» (?:of|in) «m(?<of2>\\d+)»)`,
]
export const JOINT =
  '(?:,? (?:and|while|whereas|but|though|although|even though|even as|even while|yet|plus)|[;,]| plus)(?: another| a further| an additional)?'
export const LEADS =
  '(?:(?:and|but|so|meanwhile|in addition|overall|in all|in total|elsewhere|on (?:the|its) balance sheet),? )'
/** "With $16.5 billion in cash and …, ", "After paying $6.7 billion in dividends and …, " */
export const FIRST_OF_ALL =
  '(?:(?<with>with|even with)|after (?<after>paying|paying out|spending|returning|handing out|laying out|investing)) '
/** Something said of the company behind such a beginning, without a figure or a name of its own: told apart as not checked. */
export const COMMENT = `(?:«c»|it|the company|the group|the firm|(?:its|the) balance sheet) [a-z][^«»\\d;:]*$`
/** ", for $106.1 billion in all": all that was told of, added up */
export const IN_ALL =
  ',? (?:for|or|bringing the total to|making|in all|altogether|together)(?: a total of)? «n(?<n>\\d+)»(?: (?:in all|altogether|together|combined|in total))?(?=\\.?$)'
/** What it came after, which no figure confirms; of what was taken off before is another figure. */
export const AFTERMATH =
  ",? (?:after|following) (?:the|its|an?|last year['’]s) (?:[a-z-]+ ){0,2}(?:acquisition|purchase|takeover|buyout|deal|merger|launch|strike|sale|split|spin-?off|offering|listing)(?: (?:of|with|at|by) [^«»\\d,;:]*?)?\\.?$"
/** "…, leaving equity of $73.7 billion" */
export const LEAVING = `leaving (?:it with )?(?:its |an? )?(?:«m(?<m>\\d+)» of «n(?<n>\\d+)»|«n(?<n2>\\d+)» (?:in|of) «m(?<m3>\\d+)»)`
/** ", having raised more than $25 billion from financing activities" */
export const HAVING = `(?:having|after having) (?:(?<make>raised|generated|brought in|produced)|(?<spend>spent|paid(?: out)?|returned|poured|put|invested)) «n(?<n>\\d+)»${TO_OWNERS} (?:${INTO}|from) (?:its |the )?${FIGURE}`
