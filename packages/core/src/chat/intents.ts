/** The words by which a question says what it asks for: a change, a share, a rank, parts, years, or something no figure is. */

export const FORECAST =
  /\b(?:will|should|forecasts?|predict\w*|guidance|outlook|next (?:year|quarter)|projections?|projected|expects?|expected|going to|should i|buy(?! ?-?backs?\b)|sell (?:the (?:stock|shares?)|it|them|now|my)\b|price target|invest(?:ing)? in (?:it|this|them|the (?:stock|company))|investment advi[cs]\w*)\b/i
export const WHY =
  /\b(?:why|how come|reasons?|what (?:drove|drives|caused|causes|explains?|led to|is behind|was behind)|because of what|due to what)\b/i
export const QC = /\b(?:qc|quality checks?|checks?|tests? (?:failed|passed)|reliable|trust\w*|verified|correct)\b/i
export const FILED = /\b(?:when|date)\b.*\b(?:filed|submitted|published|released)\b|\bfiling date\b|\bfiled when\b/i
export const PERIOD =
  /\b(?:which|what) (?:fiscal )?(?:period|quarter|year|dates?)\b.*\b(?:cover|about|for|end|is this|filing|report)|\bwhen (?:did|does) the (?:fiscal )?(?:year|quarter|period) (?:end|start|begin)|\bwhat period\b/i
export const UNITS = /\b(?:currency|units?|(?:in|are) (?:thousands|millions|billions|dollars))\b/i
export const EXPENSE_GROUP = /\b(?:expenses?|costs?|spend(?:ing)?|spent|took|ate)\b/i
export const GEOGRAPHY =
  /^where\b.*\b(?:most|least|best|sell|sold|come from|made|earned)\b|\b(?:geograph\w*|regions?|countr(?:y|ies)|markets?|areas?|abroad|places?)\b/i
export const BUSINESS =
  /\b(?:segments?|divisions?|product lines?|business(?:es)?|products?|categor(?:y|ies)|business units?|lines? of business)\b/i
export const MOST =
  /\b(?:largest|biggest|highest|most|main|top|greatest|best[- ]selling|leading|largest contributor|majority|best)\b/i
export const LEAST = /\b(?:smallest|lowest|least|weakest)\b/i
export const GROW =
  /\b(?:climb(?:ed|s)?|quickest|quicker|gr[eo]wn?|growing|growth|grows|rose|risen|increased?|increase|gained?|expanded|faster|fastest|improved?|slowest|shr[aiu]nk|fell|declined?|decreased?|dropped)\b/i
export const SHRINK = /\b(?:shr[aiu]nk|fell|declined?|decreased?|dropped|slowest|least)\b/i
export const CHANGE =
  /\b(?:more|less|higher|lower|better|worse|bigger|smaller)\b.{0,30}\bthan (?:in )?(?:last|the (?:year|quarter|prior|previous|same)|a year|20\d\d|fiscal)|\b(?:spend(?:ing)?|earn(?:ing)?|mak(?:e|ing)|pay(?:ing)?) (?:more|less)\b|\bwhat (?:happened|has happened|became of)\b|\bcut (?:back|down)\b|\bcrash\w*|\b(?:chang\w*|gr[eo]w\w*|growth|increas\w*|decreas\w*|r[io]se|risen|rising|fall|fell|fallen|drop\w*|declin\w*|up or down|compar\w*|versus|vs|higher|lower|more than|less than|year over year|year-over-year|yoy|y\/y|better|worse|bigger|smaller|deeper|wider|improv\w*|differ\w*|develop(?:s|ed)?\b|climb\w*|expand\w*|shrink\w*|advanc\w*|jump\w*|surg\w*|soar\w*|swell\w*|swoll\w*|slid\w*|slip\w*|dip\w*|plung\w*|tumbl\w*|slump\w*|s[aiu]nk\w*|retreat\w*|contract(?:ed|s)?\b|deteriorat\w*|worsen\w*|recover\w*|rebound\w*|down|(?:much|far) (?:more|less)|gone (?:up|down)|go up|go down|doubled?|halved?|tripled?|shr[aiu]nk|widen\w*|narrow\w*)\b/i
export const SHARE =
  /(?<!per )\bshare\b|\b(?:percent(?:age)?(?! points?)|proportion|fraction|portion|how much of|part of|ratio|half|chunk|slice|of total)\b|%|\bhow much is .* of\b/i
export const SPLIT =
  /\b(?:split|breakdown|break down|broken down|by (?:segment|division|product|region|country|geography|business|category)|made up|composition|distribut\w*|mix)\b/i
export const HISTORY =
  /\b(?:history|trend|over time|over the (?:last|past|years?)|(?:last|past) (?:\w+) years|(?:over|in|for|across) (?:each of |all )?(?:the )?(?:two|three|four|five|\d) years|each year|every year|by year|year by year|years running|years shown|periods shown|all (?:years|periods))\b/i
/** What it was that did well stands between, and is read for itself. */
export const HOW_IT_WENT = /\bhow did .{0,40}\b(?:do|perform)\b/i
export const SUMMARY =
  /\b(?:summar\w*|overview|headline\w*|key figures|results?|highlights?|tell me about|main figures|performance)\b/i

/** All of them, and the words that go with figures of several kinds. */
export const INTENT = new RegExp(
  [QC, UNITS, EXPENSE_GROUP, GEOGRAPHY, BUSINESS, MOST, LEAST, GROW, CHANGE, SHARE, SPLIT, HISTORY, SUMMARY]
    .map((r) => r.source)
    .join('|') +
    "|\\b(?:percentage points?|passed|failed|contributed?|brought|bring|accounted?|account|came|sold|ago|earlier|prior|previous|last|first|second|third|fourth|q[1-4]|fy|compared?|since|period|covers?|start|begin|filed|date|relative|respect|terms|gross|wise|quarter's|year's|against|million|billion|thousand)\\b",
  'gi',
)
