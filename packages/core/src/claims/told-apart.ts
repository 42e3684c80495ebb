/**
 * What a sentence tells besides its figures and that no figure shows: who the company is ("which makes cars", "a monopoly"),
 * how it was before ("long unprofitable"), and a whole clause without a figure ("…, and every rival lost money"). The figures
 * beside it are what they are; it is marked as not checked, so that a mark on a figure does not speak for it.
 */
import { clausesOf } from '../figures-in-words/clause-shapes.ts'
import type { Span } from '../figures-in-words/companies.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'

/** Behind the company's name or a figure's: a clause that describes it. */
const RELATIVE = /^(?:which|who|whose|that)\s+(?!(?:is|was|were|are|had been|has been)\s*$)[a-z]/i
/** ", a monopoly's,", ", once a giant,": what it is called besides. */
const APPOSED =
  /^(?:(?:an?|the|once|long|formerly|previously|now|already|still|ever|never|not|also|itself|himself|allegedly)\s+)+(?:[a-z][a-z’'-]*\s*){1,6}$/
/** ", founded in Finland," */
const MADE_SO =
  /^(?:(?:also|once|now|long|partly|wholly|still|first|originally)\s+)?(?!(?:up|down|driven|led|helped|boosted|hurt|lifted|compared|based on|measured|followed|seen|reported|recorded|shown|listed|stated|given|excluding|including|adjusted|restated|translated|converted|earned|generated|made|spent|paid|received|collected|booked|posted|attributed|attributable|due)\b)(?:founded|owned|based|controlled|run|headed|born|backed|created|started|bought|acquired|sued|accused|fined|banned|listed|known|regulated|subsidi[sz]ed|nationali[sz]ed|privati[sz]ed|bailed out|rescued|saved|hated|loved|admired|despised|envied|blessed|cursed|incorporated|registered|headquartered|situated|located|formed|established|[a-z]{3,}ed)\s+(?:in|by|from|at|on|as|for|with|to|out|near|under|over)\s/i
/** No descriptions: where, when, how far a figure is so. */
const OF_FIGURE =
  /^(?:the|a|an)\s+(?:(?:same|previous|prior|last|first|second|third|fourth|full|fiscal|whole|third|half|fifth|tenth|quarter|year|third)\b|(?:[a-z]+\s+)?(?:rise|increase|gain|growth|jump|fall|drop|decline|decrease|record|high|low|share|total|sum|margin|rate|figure|level|result|number|amount|difference|lead|change|increment|swing|loss|profit|improvement|climb|dip|slide|surge|majority|bulk|most|rest|biggest|largest|smallest|highest|lowest|fastest|slowest|best|worst|year|quarter|period)\b)|^(?:once|still|now|already|not|also|never|ever) (?:again|more|only|so|yet|just|quite|even)\b|^(?:once|now|still|already|also|not|never|long|ever)$/i
/** "While it was insolvent,", "Though banned in Europe,": a clause before the company's name. */
const CLAUSE_BEFORE =
  /^(?:While|Since|Where|When|Once|Until|Though|Although|Because|As|After|Before|Even though|Now that|Ever since)\s+(?:(?:it|they|its|the company|nobody|everyone|rivals|customers|investors)\s+(?!(?:reported|reports|said|says|noted|closed|ended|filed|disclosed|published|announced|released|told|shows?|showed|did|does|had said)\b)|(?:not\s+)?[a-z]+(?:ed|en|un|wn)\s)[\p{L}’' -]+$/u
/** "Long unprofitable,", "In its first year,", "As a monopoly,": how it is or was, before its name. */
const FRONTED =
  /^(?:(?:[Ll]ong|[Oo]nce|[Ff]inally|[Nn]ow|[Ss]till|[Aa]lready|[Nn]ewly|[Ff]reshly|[Ff]ormerly|[Pp]reviously|[Aa]lways|[Nn]ever|[Ee]ver|[Nn]o longer|[Tt]hough|[Aa]lthough|[Dd]espite being|[Bb]eing|[Aa]s)\s+(?:an?\s+|the\s+)?(?:[a-z][a-z’'-]*\s*){1,6}|(?:[Ii]n|[Aa]fter|[Ff]or)\s+(?:only\s+|just\s+)?(?:its|their)\s+(?:[a-z-]+\s+){0,2}(?:year|quarter|decade|months?|days?)(?:\s+(?:of|as|in)\s+[a-z ]+)?|[A-Z][a-z]+ly\s+(?:in (?:the )?[a-z]+|(?!(?:speaking|put|enough|said|told|so|then|though|and|or|put)\b)[a-z-]+)(?:\s+(?:and|but)\s+[a-z-]+)?|(?:[A-Z]?[a-z-]+(?:less|able|ful|ous|rupt|proof|free|owned|held|run|funded|backed))(?:\s+and\s+[a-z-]+)?)$/
const PLAIN_FRONT =
  /^(?:as (?:ever|always|usual|expected|reported|stated|noted|such|a (?:result|whole|group|reminder|percentage|share|proportion)|(?:the|its|a) (?:filing|report|statement|company|group|table|numbers|figures|results|document)\b.*|shown.*|(?:it|they) .*|of .*|for .*|in .*|to .*|so .*|far .*)|(?:once|now|still|never|long|always|already|finally) (?:again|more|and .*|then|here|so|then.*|mind.*|for .*|the (?:numbers|figures|results).*|to .*|ago|before|since)|(?:in|for|after) (?:its|their) (?:(?:latest|last|most recent|full|fiscal|financial|own|reporting|annual) (?:fiscal |financial |full )?(?:quarter|year)|(?:first|second|third|fourth) (?:fiscal )?quarter)|remarkable.*|notable.*|unforgettable|nevertheless|nonetheless|regardless|doubtless|thoughtful|careful|useful|helpful|though .*\bit\b.*)$/i

const isFree = (s: Sentence, { start, end }: Span): boolean =>
  ![...s.metrics, ...s.numbers, ...s.periods, ...s.directions].some(
    (one) => one.end > one.start && one.start < end && one.end > start,
  )

/** A clause with a subject of its own. */
const CLAUSE =
  /^(?:and|but|so|yet|while|whilst|whereas|though|although|even though|because|since|as|when|which means|meaning|that is why|which|who|or)\s+(?:[a-z’'&-]+\s+){1,8}?(?:is|are|was|were|has|have|had|did|does|do|can|cannot|could|will|would|kept|keeps?|took|takes?|lost|loses?|bit|came|comes?|went|goes|got|gets?|ran|runs?|hit|cut|sank|shut|froze|broke|breaks?|began|won|wins?|left|leaves?|set|put|let|gave|gives?|stayed|stays?|made|makes?|sold|sells?|paid|pays?|bought|buys?|stood|stands?|beat|beats|led|leads|owns?|owed|knew|knows?|saw|sees|held|holds?|[a-z]{2,}ed|[a-z]{3,}(?:es|ts|ks|ms|ns|ls|rs|ds|ps))\b/i
/** Behind the figures without a mark: "… and its customers left", "… despite a scandal". */
const JOINED =
  /\s(?<said>(?:and|but|yet|so)\s+(?:it|its|the|they|their|everyone|everybody|nobody|all|no one|somebody|rivals?|customers?|investors?)\s+[a-z][^,;:.()$€£¥\d]*|(?:and|but)\s+(?:(?:was|were|is|are|has|had|been|then|later|soon|promptly|also|never|even)\s+)+[a-z][^,;:.()$€£¥\d]*|under\s+(?:an?|the|its)\s+(?:new|old|former|interim)\s+[a-z][^,;:.()$€£¥\d]*|in\s+an?\s+(?:bad|good|tough|weak|strong|difficult|hostile|booming|shrinking|growing|crowded|slow|hard|soft)\s+(?:market|economy|climate|environment|industry|recession)\b[^,;:.()$€£¥\d]*|for the (?:last|first|second|third|only) time\b[^,;:.()$€£¥\d]*|(?:came|comes|stemmed|resulted|arose)\s+(?:[a-z]+ly\s+)?from\s+[a-z][^,;:.()$€£¥\d]*|on\s+(?:an?\s+|the\s+)?(?:weak(?:er)?|strong(?:er)?|robust|brisk|soft(?:er)?|sluggish|solid|cheap(?:er)?|rising|falling|surging|slumping|lively|tepid)\s+[a-z][^,;:.()$€£¥\d]*|(?:despite|in spite of|notwithstanding|regardless of|amid|in the face of|in defiance of)\s+[a-z][^,;:.()$€£¥\d]*)(?=[.!]?\s*$)/iu
/** "Apple closed its stores and made …": a deed before that of the figure. */
const DEED_BEFORE =
  /^\s+(?<said>(?!(?:had|has|made|makes|earned|reported|posted|booked|recorded|generated|took|brought|is|was|rang|raked|pulled|chalked|racked|had|saw|went out|came|stepped|bounced|roared|kept|managed|won(?= [$€£¥\d])|sat|stood)\b)[a-z]+(?:ed|t|n|d|ew|ught|ank|ung|ll)?\s+(?:[a-z’'-]+\s*){1,6}?),?\s+and\s+(?:still\s+|then\s+|also\s+|yet\s+)?(?:had|made|earned|reported|posted|booked|recorded|generated|took in|brought in|raked in|rang up|pulled in)\b/i
const WORDY = /^[a-z]+ (?:on|off|up|down|out|ahead|along|well|hard|best|through|over)$/i

/** "And it did so in fiscal 2025", "as it reported": of the figures themselves. */
const OF_SAME =
  /^(?:and|but|so|yet|while|as|when|though|although|because|since)\s+(?:it|that|this|the (?:company|group|filing|report|statement|table|figures?|numbers?))\s+(?:did|does|has|had|was|is)(?:\s+(?:so|too|it|not|in|for|at|by))*\s*$|^as\s+(?:the\s+|its\s+)?(?:[a-z]+\s+){0,4}(?:shows?|said|says|reports?|reported|stated?s?|disclosed?s?|puts? it|has it|lists?|noted|notes?|expected|usual|ever|well|always)\b/i

/** @returns what is told besides, and not looked at */
export function toldApart(s: Sentence): Span[] {
  if (s.passage.inTable || s.numbers.length === 0) return []
  const clauses = clausesOf(s.text)
  const [first] = s.companies
  const last = Math.max(...[...s.numbers, ...s.periods, ...s.metrics].map((one) => one.end))
  const joined = JOINED.exec(s.text.slice(last))?.groups?.said
  const behind = joined && !OF_SAME.test(joined) ? [spanOf(s.text, joined, last)] : []
  const deeds = s.companies.flatMap((one) => {
    const said = DEED_BEFORE.exec(s.text.slice(one.end))?.groups?.said?.trim()
    const span = said && !WORDY.test(said) ? spanOf(s.text, said, one.end) : null
    return span && isFree(s, span) ? [span] : []
  })
  const apart = clauses.flatMap((one, at) => {
    const { start, end, words, open } = one
    if (!isFree(s, one) || words.length < 4) return []
    const isInside = open === ',' || open === '(' || open === '—' || open === '–' || open === '-'
    const isClause =
      (isInside || open === ';' || open === ':') &&
      (CLAUSE.test(words) || (open === ';' && CLAUSE.test(`and ${words}`))) &&
      !OF_SAME.test(words)
    const isBehindName =
      isInside && [...s.companies, ...s.metrics].some((name) => name.end > name.start && follows(s, name, start))
    const isBehindCompany = isInside && s.companies.some((name) => follows(s, name, start))
    const isRelative = isBehindName && RELATIVE.test(words)
    const isApposed =
      isBehindName &&
      at < clauses.length - 1 &&
      ((APPOSED.test(words) && !OF_FIGURE.test(words)) || (isBehindCompany && MADE_SO.test(words)))
    const isFronted =
      at === 0 &&
      first !== undefined &&
      first.start > end &&
      ((FRONTED.test(words) && !PLAIN_FRONT.test(words)) || CLAUSE_BEFORE.test(words))
    return isClause || isRelative || isApposed || isFronted ? [{ start, end }] : []
  })
  const more = [...behind, ...deeds].filter((one) =>
    apart.every(({ start, end }) => end <= one.start || start >= one.end),
  )
  return [...apart, ...more]
}

function spanOf(text: string, said: string, from: number): Span {
  const start = text.indexOf(said, from)
  return { start, end: start + said.trimEnd().length }
}

/** Right behind a name and its mark. */
const follows = ({ text }: Sentence, name: Span, start: number): boolean =>
  name.end <= start && /^(?:['’]s?)?\s*(?:,|\(|—|–|-)\s*$/.test(text.slice(name.end, start))
