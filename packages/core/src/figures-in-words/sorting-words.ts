/**
 * Words that change nothing where they stand in a sentence, and sort where they stand in a figure's own phrase: "the story of
 * the year" is colour, "story revenue" would be another figure. A phrase is a name with what stands right before it
 * ("game revenue", "other revenue", "the owned revenue"), behind it ("revenue share") or joined to it ("revenue from games").
 */
import { isBystander } from './bystanders.ts'
import type { Span } from './companies.ts'
import { ADDRESSEES, FRAMING_NOUNS, MEASURE_NOUNS } from './dictionary/nouns.ts'
import { IMAGE_NOUNS } from './image-words.ts'
import { isVerbForm } from './verb-forms.ts'

const set = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(' ').split(/\s+/))

/** Things that a figure could be of. */
const THINGS = set(
  'share mark digits reason outlay outlays place places king engine everything something nothing rear calculation comparison reader readers',
  'business businesses division divisions segment segments unit units region regions market markets country countries category categories operation',
  'product products service services goods customer customers investor investors shareholder shareholders owner owners',
  'shade touch hair bit whisker mind nutshell brief pocket coffers pot pile tab fifths thirds fifth tenth sixth maker giant conglomerate enterprise issuer',
  'registrant filer retailer carmaker chipmaker planemaker automaker statement release document page line lines item items threshold points basis month',
  'months week weeks day days time times part parts portion slice chunk piece rest remainder contribution source sources mix breakdown',
  'combination news story picture stock chart table summary update note takeaway highlight highlights fact facts recap snapshot clip pace rate run-rate',
  'hand hands tune fork bread butter lion lions heavyweight staple backbone mainstay pillar cornerstone powerhouse workhorse cash-cow management bosses word',
  'people folks folk guys everyone everybody crowd bulls bears pundits pundit commentators observers watchers colleagues colleague friends friend ladies',
  'neighbour neighbor journalist journalists reporter reporters columnist editor editors author authors boss chief ceo cfo chairman chairwoman president',
  'founder founders crew gang lot outfit team teams grandma grandmother grandfather uncle aunt mum mom dad cousin chat conversation talk question',
  'questions answer answers reply verdict opinion views view memo letter speech remark remarks comment comments sentence paragraph slide slides presentation script',
  'transcript broadcast bulletin breakfast lunch dinner column essay blog thread tweet caption footnote appendix cover chapter narrative tale tales',
  'plot podcast episode interview webcast microphone quote headlines scorecard homework exam grade joy pleasure drama love laughs tears',
  'trend trends trajectory path journey road ride course muscle shape performance success feat effort luck fortune miracle secret',
  'mystery puzzle riddle comedy spectacle stage star stars hero heroes villain champion jewel crown gem treasure prize trophy legend factor spot',
  'headache crisis comeback storm weather dust smoke flames thing things ways kind sort fashion style fun game games race marathon sprint hurdle bar trick magic',
  'moment world life logic idea ideas lesson lessons sign signs signal signals effect impact eye eyes ear ears face faces heart hearts mouth jaw finger',
  'fingers nose neck shoulder bone bones belt knee knees foot feet toe step steps breath sweat door doors doorstep corner corners roof ceiling floor ground',
  'league leagues shoppers mountain mountains hill valley cliff wall walls bridge bridges ladder rollercoaster seat seats wake-up',
  'chip till tills money channel supply print file land log clock chalk notch haul ring name names tip hat hats dance sleep thinking',
)
/** Of another time, or of others than those that are told of. */
const OTHERS = set(
  'other another others new old next later previous prior past further added extra single double remaining left owned due shared same such second third fourth half halfway',
  'lost spent paid pay invested incurred owing funnelled funneled covered claimed broken open opened closed closing opening resulting measured counted listed passed originated',
  'fresh patient sold bought given taken kept held fed run put shown seen eaten gone begun cleared settled depended required supplied multiplied known named called',
)
/** Words of places and goods behind "from", "in" or "of", which are a figure's own there. */
const OWN_PHRASE =
  /^(?:operation|share|week|day|month|months|days|weeks|time|times|course|line|basis|rate|pace|part|kind|sort|statement|release|document|page|business|mark|world|moment|rest|fifth|tenth|sixth|king|once|view|summary|everything|nothing|something|foot|course|hand|effect|size|last|contrast|history|life|fact|total|reason|breakdown|comparison|idea|ideas|way|ways|spell|race|ride|road|step|steps|stride|trick|seat|fashion|style|everybody|everyone|love|table|story|tale|verdict|note|points|footnote|chief|shape|tills?|owners?|shareholders?|investors?|land|board|coffers|pocket|books?|line)$/

const lower = (word: string): string => word.toLowerCase().replace(/’/g, "'").replace(/'s?$/, '')

/** Where a phrase begins: a small word, a mark or the beginning of the sentence stands before it. */
const HEAD =
  /(?:^|[,;:(—–-]|['’]s?|\b(?:the|a|an|its|their|his|our|this|that|of|in|on|from|with|for|to|by|as|at|and|or|but|while|when|where|if|than|total|all|whose))\s*$/i

/** "In games, …", "for chat, …": a part or a purpose before the figure. */
const FRONTED =
  /(?:^|[;:]\s+|,\s+(?:and|but)\s+)(?:in|from|for|at|on|by|through|across|among|to|with)\s+(?:(?:the|its|their|our|all|many|most)\s+)?([\p{L}][\p{L}-]*),/giu
/** People whose earnings are their own. */
const PEOPLE =
  /(?:^|[,;:]\s+|\b(?:and|but|while|as|when)\s+)(?:(?:the|its|their|his|our|a|an|some|many|most|my)\s+)*(?:[\p{L}’']+['’]s\s+)?(?<who>boss|bosses|ceo|chief|founders?|presidents?|chairman|chairwoman|authors?|editors?|reporters?|journalists?|uncle|aunt|mum|mom|dad|cousin|grandma|grandmother|grandfather|friends?|neighbou?rs?|colleagues?|pundits?|bulls|bears|crowd|shoppers|people|folks|guys|everyone|everybody|readers|management|shareholders?|owners?|customers?|investors?)\s+(?:(?:has|have|had|also|together)\s+)*(?:earn(?:ed|s)?|made|makes?|pocket(?:ed|s)?|took home|collect(?:ed|s)?|receiv(?:ed|es?)|got|gets?|kept|lost|won|paid|spent|banked)\b/giu

interface Told {
  text: string
  metrics: readonly (Span & { isVerb?: boolean })[]
  numbers: readonly Span[]
}

/** The words of a sentence that stand in the phrase of a figure and may make it another's. */
export function sortingWords({ text, metrics, numbers }: Told): (Span & { text: string })[] {
  const found: (Span & { text: string })[] = []
  for (const one of metrics) {
    if (one.end <= one.start || one.isVerb === true) continue
    const lead = /([\p{L}][\p{L}’'-]*)\s+$/u.exec(text.slice(0, one.start))
    if (lead?.[1] && isSorting(lead[1], text.slice(0, lead.index)))
      found.push({ start: lead.index, end: lead.index + lead[1].length, text: lead[1] })
  }
  const add = (word: string | undefined, end: number, isSaid: boolean) => {
    if (word && isSaid) found.push({ start: end - word.length, end, text: word })
  }
  for (const { start, end } of metrics) {
    const tail = end > start ? TO_BUYERS.exec(text.slice(end)) : null
    if (tail?.[1]) add(tail[1], end + tail[0].length, true)
    const to = end > start ? TO_ANYONE.exec(text.slice(end)) : null
    if (to?.[1]) add(to[1], end + to[0].length, ADDRESSEES.has(lower(to[1])) || FRAMING_NOUNS.has(lower(to[1])))
  }
  for (const one of [...metrics, ...numbers]) {
    const tail = one.end > one.start ? JOINED_TO.exec(text.slice(one.end)) : null
    if (tail) add(tail[1], one.end + tail[0].length, isThing(tail[1]))
  }
  for (const one of metrics) {
    const tail = one.end > one.start ? OF_THING.exec(text.slice(one.end)) : null
    if (tail?.[1] && (isImage(lower(tail[1])) || isOfNouns(lower(tail[1]))) && !OWN_PHRASE.test(lower(tail[1])))
      found.push({ start: one.end + tail[0].length - tail[1].length, end: one.end + tail[0].length, text: tail[1] })
  }
  for (const match of text.matchAll(FRONTED)) add(match[1], match.index + match[0].length - 1, isThing(match[1]))
  for (const match of text.matchAll(PEOPLE)) {
    const who = match.groups?.who ?? ''
    add(who, match.index + match[0].lastIndexOf(who) + who.length, true)
  }
  return found
}

/** "Sales of trumpets" */
const OF_THING = /^\s+of\s+(?:(?:the|its|their|all|many|most|some)\s+)?([\p{L}][\p{L}-]*)(?=\s(?!of\b)|[,.;:)]|$)/u
const isImage = (word: string): boolean => IMAGE_NOUNS.has(word) || isBystander(word)

/** "Sales to businesses": by whom it was bought. */
const TO_BUYERS =
  /^\s+to\s+(?:(?:the|its|other|all|many|most|some)\s+)?(?:[a-z-]+\s+)?(businesses|companies|enterprises|countries|governments|consumers|schools|hospitals|markets|regions|households|shoppers|buyers|customers|clients|users|people|fans|patients|children|women|men|teenagers|students|tourists|travellers|travelers|drivers|motorists|farmers|dealers|retailers|wholesalers|resellers|distributors|carriers|airlines|banks|builders|homeowners|contractors|professionals|developers|advertisers|subscribers|members|collectors|gamers|affiliates|subsidiaries|franchisees|bottlers|rivals|competitors|neighbou?rs|foreigners|locals)\b/i

const TO_ANYONE = /^\s+to\s+(?:(?:the|its|other|all|many|most|some|our)\s+)?([\p{L}]+)\b/u

const JOINED_TO =
  /^\s+(?:from|in|on|at|for|by|per|via|through|across|among|amongst|within|under|towards?|alongside)\s+(?:(?:the|its|their|his|our|all|many|most|some)\s+)?([\p{L}][\p{L}-]*)(?=\s|[,.;:)]|$)/u
const isThing = (word: string | undefined): boolean =>
  word !== undefined && isOfThings(lower(word)) && !OWN_PHRASE.test(lower(word))
/** What a figure could be of. */
const isOfThings = (word: string): boolean => THINGS.has(word) || isOfNouns(word) || isImage(word)
const isOfNouns = (word: string): boolean =>
  FRAMING_NOUNS.has(word) || (MEASURE_NOUNS.has(word) && !/^(?:figure|number|result|amount|sum|mark)s?$/.test(word))

function isSorting(word: string, before: string): boolean {
  const said = lower(word)
  // "the chip giant's revenue": whose it is, which is read elsewhere
  if (/['’]s?$/.test(word)) return isOfNouns(said)
  if (isOfThings(said)) return true
  if (!HEAD.test(before)) return false
  return OTHERS.has(said) && !(before.trim() === '' && isVerbForm(said))
}
