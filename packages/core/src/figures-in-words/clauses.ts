/**
 * The parts of a sentence that can be left out without another figure being meant: what stands between two commas, before
 * the first or behind the last, and introduces, comments or tells who says so. A part is free by its build alone: it opens
 * with words of a closed class and ends where the commas do. A preposition that is not one of these phrases picks a part,
 * a place, a time or a condition ("for teenagers", "in Texas", "once the charge is stripped out"), and its words have to
 * be known one by one.
 */
import type { Span } from './companies.ts'
import { isVerbForm } from './verb-forms.ts'

export interface Segment extends Span {
  /** what stands before it; null = the sentence begins here */
  open: string | null
  /** what stands behind it; null = the sentence ends here */
  close: string | null
}

/** A part that can be left out; `isClosed`: by its build it holds no other words than those of its class. */
export interface FreeSegment extends Span {
  isClosed: boolean
}

/** Commas and dashes outside numbers, brackets, colons and semicolons: where one part of a sentence ends. */
const EDGE = /,(?!\d{3}\b)|[;:()]|\s[–—-]\s|—/g

/** The parts of a sentence in their order, without the blanks and marks around them. */
export function segmentsOf(text: string): Segment[] {
  const found: Segment[] = []
  let from = 0
  let open: string | null = null
  const add = (to: number, close: string | null) => {
    const piece = text.slice(from, to)
    const start = from + piece.length - piece.trimStart().length
    const end = start + piece.trim().replace(/[.!?…]+$/, '').length
    if (end > start) found.push({ start, end, open, close })
  }
  for (const match of text.matchAll(EDGE)) {
    add(match.index, match[0].trim())
    from = match.index + match[0].length
    open = match[0].trim()
  }
  add(text.length, null)
  return found
}

/** A phrase of its own with nothing before or behind it. */
const whole = (source: string): RegExp => new RegExp(`^(?:(?:and|but|so|well|yes|now|oh)\\s+)?(?:${source})$`, 'i')

/** How somebody looks at what is told, or whom it is told to. */
const VIEWPOINTS: readonly RegExp[] = [
  'in (?:short|brief|sum|summary|truth|fact|other words|plain words|plain English|a nutshell|a word|a sentence|any (?:case|event)|hindsight|retrospect|fairness|essence|turn|passing)',
  "in (?:my|our|this writer[’']s) (?:humble )?(?:view|opinion|book|reading|analysis|judge?ment|notes?|spreadsheet)",
  'on (?:balance|reflection|inspection|closer inspection|the (?:whole|face of it|contrary|(?:one|other|bright|plus|minus|positive|negative|brighter|up|down) ?(?:hand|side)|upside|downside))',
  'on (?:a|an) (?:positive|brighter|happier|sadder|sombre|lighter|personal|side|final|more [a-z]+) note',
  'at (?:least|last|long last|any rate|first (?:glance|sight|blush)|a glance)',
  'by (?:contrast|comparison|the way|now|and large|any (?:standard|yardstick)s?)',
  "for (?:the record|context|comparison|reference|perspective|example|instance|good measure|once|a change|what it[’']?s worth|what it is worth|better or worse|the avoidance of doubt)",
  'for all (?:the |its |their |that )?(?:talk|noise|fuss|drama|gloom|hype|hand-wringing|chatter|grumbling|moaning|criticism|worry|worries|headlines)(?: (?:about|of|over|around) [^,]+)?',
  'for (?:those|anyone|anybody|everyone|readers|the (?:curious|doubters|sceptics|skeptics))(?: of (?:you|us))? (?:who|keeping|playing|counting|wondering|interested|scoring|following|still|at home)\\b[^,]*',
  'to be (?:fair|sure|clear|exact|precise|honest|frank|blunt|specific|more (?:exact|precise))',
  "to (?:its|their|his) credit|(?:much )?to (?:the|nobody[’']s|no one[’']s|everyone[’']s|its owners[’']|investors[’']|shareholders[’']) (?:great )?(?:surprise|relief|delight|dismay|joy|chagrin|annoyance|amazement)(?: of [^,]+)?",
  'to (?:recap|sum up|summari[sz]e|repeat|put it (?:plainly|mildly|simply|bluntly|another way|differently|in (?:context|perspective|plain words)))',
  'with (?:the benefit of )?hindsight|with a (?:flourish|bang|thud|whimper|shrug|smile|sigh|straight face|heavy heart)',
  'as (?:one of )?the [a-z]+est (?:number|figure|line|stat|part|item)s? (?:in|of) the (?:print|report|release|filing|statement|set|bunch|page)',
  '(?:among|by|across|of) (?:the |its |all (?:the |its )?)?(?:(?:business|operating|reportable|product|geographic(?:al)?) )?(?:segments?|divisions?|units?|regions?|markets?|countries|country|categor(?:y|ies)|product lines?|businesses|lines of business|geograph(?:y|ies))',
  'as (?:usual|ever|so often|noted|mentioned|it happens|it turns out|it were|a (?:matter of fact|reminder|refresher))',
  'as (?:you|we|one|readers|the reader) (?:can|may|might|will) (?:all )?(?:see|tell|imagine|recall|remember|guess|notice)(?: (?:in|from|above|below|here)\\b[^,]*)?',
  'as the (?:table|chart|statement|filing|report|figures?|numbers?|graph|page)(?: (?:above|below|here))? (?:shows?|make[s]? (?:clear|plain)|says?|puts? it|tells?(?: us)?)',
  'if (?:you|anyone|anybody) (?:ask(?:s|ed)? me|like[s]?|will|please|care[s]?|can believe it|(?:is|are) (?:keeping score|wondering|counting|curious)|must)',
  'if (?:we|you|one) (?:compares?|looks? at) (?:the )?(?:(?:fiscal )?years? )?(?:19|20)\\d\\d(?:,? (?:and|with|to) (?:fiscal )?(?:19|20)\\d\\d)?',
  'like it or not|believe it or not|make no mistake|mind you|rest assured|needless to say|suffice (?:it )?to say|strange to say|(?:sure|oddly|funnily|strangely|curiously) enough|truth be told|all told|all in all|that said|having said that|so to speak|of course|no wonder|small wonder|lo and behold|give or take|thank you|thanks|please',
  '(?:good (?:morning|evening|afternoon|day)|hello|hi|hey|dear [a-z]+|folks|friends|guys|ladies and gentlemen|my friends|dear (?:all|friends))(?: (?:everyone|everybody|all|there|again|folks|friends|listeners|readers))?',
  '(?:look|listen|well|right|honestly|frankly|seriously|admittedly|granted|true|anyway|anyhow|still|again|so|yes|no surprise(?: there| here)?|not bad(?: at all)?|not too shabby|nice|ouch|wow)',
  '(?:from|with|after) [a-z]+ beginnings',
  'in (?:typical|classic|true|fine|usual|grand|spectacular|dramatic|trademark) (?:fashion|style)',
  '(?:never|not|hardly|ever|always|still|once again) (?:the|a|an|much of a|quite the) (?:star|hero|favou?rite|darling|headliner|showstopper|centre|center|talk|belle|pin-up|workhorse|underdog|wallflower|glamour (?:business|stock|product))(?: of (?:this|the|any) (?:show|party|story|ball|piece|family))?',
].map(whole)

/** What was so at the time, of which no figure is a part: "despite …", "after a bruising year", "amid a price war". */
const CIRCUMSTANCES: readonly RegExp[] = [
  "(?:despite|in spite of|notwithstanding|regardless of|amid|amidst|in the face of) [a-z’'-]+(?: [a-z’'-]+){0,8}",
  '(?:after|in|over|at the end of|against the backdrop of|to cap) (?:a|an|another|yet another|what (?:was|has been)(?: an?)?) (?:[a-z-]+,? ){0,5}(?:year|twelve months|spell|stretch|patch|ride|run|climate|environment|backdrop)(?: (?:of|for|in which|that|when|marked by|full of|filled with) [^,]+)?',
  'in a (?:tough|difficult|weak|strong|slow|cooling|shaky|wobbly|choppy|buoyant|sluggish|stagnant|cut-throat) (?:market|economy|world)',
  'at a (?:time|moment) when [^,]+',
].map(whole)

/** Verbs of a comment behind the figure: what it caps, marks, proves, whom it pleases. */
const COMMENTING =
  'capping|crowning|marking|proving|underlining|underscoring|highlighting|illustrating|confirming|cementing|leaving(?! (?:out|aside|off)\\b)|making|giving|sending|handing|rewarding|vindicating|delighting|disappointing|surprising|shocking|thrilling|pleasing|dismaying|silencing|confounding|defying|easing|calming|stoking|prompting|drawing|raising|turning|shrugging off|brushing off|brushing aside|keeping|putting'
const COMMENTS: readonly RegExp[] = [
  `(?:thus |thereby |once again |once more |again )?(?:${COMMENTING}) [^,]+`,
  'a (?:feat|number|figure|result|performance|showing|sum|total|haul|tally|outcome|change|shift|rate|level|pace|clip|swing|jump|rise|leap|drop|fall|decline|slide) (?:that|which|to|of which|nobody|no one|few|many|most|worth|not) [^,]+',
  'an? (?:[a-z]+ )?(?:feat|blowout|triumph|disaster|debacle|embarrassment|relief|surprise|shocker|stunner|beauty|whopper|doozy|blow|milestone|wake-up call|bloodbath|cliffhanger|head-scratcher|sight to behold|thing of beauty)',
  'no (?:small|mean|minor) (?:feat|achievement|sum|thing|matter|task)|no less|no joke|no kidding|no sweat|no question|no contest|no problem|no big deal|not a typo',
].map(whole)

/** "as the retailer kept a tight grip on costs", "though nobody noticed": a clause of its own, with its verb. */
const BESIDE =
  /^(?:(?:and|but|just|even)\s+)?(?:as|while|whilst|though|although)\s+(?<clause>(?:the|its|their|his|a|an|this|that|it|they|nobody|everyone|everybody|few|many|some|most|management|bosses|executives|investors|shoppers|fans|critics|rivals)\b.+)$/i

const PAPER =
  '(?:filing|report|statement|release|press release|document|10-[KQ]|20-F|accounts|income statement|earnings (?:report|release|statement)|results|annual report|quarterly report|disclosure)'
const PAPER_KIND = '(?:(?:annual|quarterly|regulatory|securities|SEC|latest|new|full|year-end|own|official|audited) )*'
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|this (?:week|morning|evening|month)|last (?:week|night|month)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\w*\\.? \\d{1,2}(?:,? \\d{4})?)'
const WHEN = `(?: (?:late |early )?(?:(?:on|of|from|dated|filed|released|published|issued|out|made) )*${DAY})?(?: with (?:the )?(?:SEC|regulators|Securities and Exchange Commission))?`
/** Who says so: the company and its papers alone; analysts, rumours and those who hope say something else. */
const ATTRIBUTIONS: readonly RegExp[] = [
  `(?:according to|per|based on|so says|says|as (?:shown|stated|disclosed|reported|printed|set out) (?:in|by)) (?:the |its |their |a |an |this |that |today[’']s |the company[’']s |the group[’']s )?${PAPER_KIND}(?:${PAPER}|company|group|firm|numbers|figures|management)${WHEN}`,
  `(?:the|its|their) ${PAPER_KIND}(?:${PAPER}|company|group|firm|numbers|figures|management) (?:showed?|shows|said|says|disclosed|reported|revealed|stated|announced|confirmed|added|noted|indicate[sd]?)${WHEN}`,
  `(?:it|they|management|executives|bosses) (?:said|disclosed|reported|revealed|stated|announced|confirmed|added|noted)${WHEN}`,
  `in (?:a|an|its|the|their) ${PAPER_KIND}${PAPER}${WHEN}`,
].map(whole)

/** What introduces a sentence of its own and is no name: "Hot take:", "Read that again:", "Dear shareholders:". */
const FRAMES: readonly RegExp[] = [
  "(?:my |our |the |one |a |another |today[’']s |your )?(?:hot|quick|honest|short|long|key|main|big|fun|favou?rite|bottom|single most [a-z]+|most [a-z]+|best|worst|interesting|boring|first|last|final|good|bad|great|sad|real|only|daily|weird|wild|scary|random)? ?(?:take|takes|takeaways?|fact|facts|figure|figures|number|numbers|stat|stats|statistic|line|point|news|headline|headlines|upshot|verdict|kicker|catch|punchline|result|story|version|answer|summary|recap|thing|surprise|question|lesson|moral|maths?|arithmetic|reminder|update|note|psa|tldr|tl;dr)(?: (?:of|from|in|for) (?:the |this |today[’']s |our )?(?:day|week|print|release|report|filing|quarter|year|season|statement|document|earnings|morning|evening|results|Q[1-4](?: print| report| release)?))?",
  '(?:in|to cut) (?:a|one|two|three|other) (?:words?|lines?|sentences?|nutshell|numbers?|long story short)|long story short|note to self|breaking|update|reminder|memo|correction to nobody',
  '(?:dear|hello|hi|hey|good (?:morning|evening|afternoon))(?: (?:[a-z]+|all|shareholders|readers|listeners|everyone)){0,3}',
  '(?:read|say|repeat|consider|note|remember|notice|see|mark|hear|try|think about|look at|take|savou?r|enjoy|behold|forget|ignore|digest|ponder) (?:that|this|these|it|the (?:numbers?|figures?|evidence|noise|hype|gloom|headlines?|results?|facts?))(?: (?:again|twice|slowly|carefully|aloud|out loud|for a (?:moment|second|minute)))?',
  "(?:here|there)(?:[’']s| is| are| comes?) (?:what|how|why|the|a|one|another|where)\\b.+|(?:what|why) (?:matters|you need to know|we (?:know|learned|learnt)|i (?:found|learned|learnt)|counts|stands out|it means)(?: is)?|not that (?:anyone|it|you)\\b.+|not too shabby|not bad(?: at all)?|so far so good|no surprise|no surprises(?: here| there)?",
  "(?:before|while) (?:anyone|anybody|you|we|everyone|everybody|the \\w+ (?:crowd|fans|bulls|bears)) (?:[a-z]+ ){1,5}[a-z]+|(?:let|make|hold|brace|cue|call|put|strip|bear|guess|imagine no|stop|wait|trust)\\b [a-z’']+(?: [a-z’']+){0,6}|(?:i|we|you|it|this|that) (?:[a-z’']+ ){1,7}[a-z]+",
].map(whole)

/** A lead without a comma of its own: "Strip away the hype and you find a company whose sales …". */
const LEADS: readonly RegExp[] = [
  /^(?:strip away|cut through|look past|set aside|forget|ignore|put aside|scratch|peel back) (?:the |all the )?(?:hype|noise|gloom|spin|jargon|headlines?|drama|chatter|surface|adjectives) (?:and |, and )(?:you|we|one)(?: will|['’]ll)? (?:find|see|get|have|(?:are|is) left with)(?: an? (?:company|firm|group|business))?(?=\s(?:whose|that|with|where|the|its|an?)\b)/i,
  /^(?:here|this) is an? (?:(?:car|phone|chip|tech|card|soda|software|drinks|shoe|sportswear|aircraft|payments|search|big|great|mature|profitable|remarkable) )?(?:company|firm|group|business|maker|retailer|giant)(?=\s(?:whose|that|with|where)\b)/i,
  /^(?:it is (?:worth (?:noting|repeating|remembering)|striking|notable|remarkable|telling|no secret|plain|clear) that|the (?:filing|report|statement|numbers|figures) shows? that|(?:we|i) (?:note|see|find|found|observe|calculate|calculated) that)(?=\s)/i,
]

const isClause = (words: string): boolean => {
  const all = words.toLowerCase().split(/[^\p{L}’'-]+/u)
  return (
    all.length >= 3 &&
    all.some((word, at) => at > 0 && (isVerbForm(word) || /^(?:is|are|was|were|has|had|did|kept)$/.test(word)))
  )
}

const firstOf = (words: string, patterns: readonly RegExp[]): RegExp | undefined =>
  patterns.find((one) => one.test(words))

/** A build that lets in words of any kind: they are looked at. */
const OPEN_WORDS = /\[a-z|\[\^,\]|\.\+/

/**
 * The free parts of a sentence by their build; whether their words are, the caller looks at (names, figures, words that
 * sort or claim).
 */
export function freeSegments(text: string): FreeSegment[] {
  const found: FreeSegment[] = []
  for (const { start, end, open, close } of segmentsOf(text)) {
    const words = text.slice(start, end)
    const isFramed = open === null && close === ':'
    // Between two marks, before the first or behind the last: a part that goes on without one is no part.
    const isApart = (open === null ? close !== null : open !== '(') && close !== '('
    const by =
      (isFramed && firstOf(words, FRAMES)) ||
      (isApart && firstOf(words, [...VIEWPOINTS, ...ATTRIBUTIONS, ...CIRCUMSTANCES])) ||
      (isApart && open !== null && firstOf(words, COMMENTS))
    if (by) found.push({ start, end, isClosed: !OPEN_WORDS.test(by.source) })
    else if (isApart && isClause(BESIDE.exec(words)?.groups?.clause ?? '')) found.push({ start, end, isClosed: false })
  }
  for (const pattern of LEADS) {
    const lead = pattern.exec(text)
    if (lead) found.push({ start: 0, end: lead[0].length, isClosed: true })
  }
  return found
}
