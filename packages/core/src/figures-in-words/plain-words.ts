/**
 * Words that change nothing about which figure a sentence means: articles, verbs of reporting, hedges, judgements. Any
 * word that is not among them, and that names no figure, period or company, leaves its sentence open: it may turn the
 * meaning round ("total liabilities", "sales in India"), and a mark may only say what was understood.
 */
import { isOfTelling, isPlainAdverb, neutralPhrases } from './dictionary/dictionary.ts'
import { EVERYDAY } from './everyday-words.ts'
import { isOfImages } from './image-words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const PLAIN = set(
  // articles, pronouns, prepositions, conjunctions
  'a this these those its it their they them he she we our us i you your his her what ' +
    'if ' +
    'there only some slight ' +
    'more less fewer many most each every all one ones another other same such own itself themselves ' +
    'once ' +
    // to be, to have, to do
    'is are was were be been being am has have had having do does did done will would ' +
    // verbs of reporting and of being so much
    'report reports post posted posts posting book booked books booking record records register ' +
    'show shows see sees deliver delivered delivers delivering generate generated generates generating produce produced produces ' +
    'bring brought brings bringing contribute contributed contributes contributing ' +
    'equivalent make makes ' +
    'take took takes taking earn earned earns earning turn turned turns turning keep kept keeps keeping left leaves leave remain remained remains remaining ' +
    'get got gets getting give gave gives giving put puts go went goes going gone run ran runs running say says tell tells ' +
    'sell sold sells selling collect collected collects pull pulled pulls rack racked rake raked hauled ring rang gross grossed notched notches log logged clock clocked chalk chalked ' +
    'work worked works add adds account accounted accounts accounting compose comprise comprised ' +
    'supply supplied supplies provide provided provides end ended ends ending close closed closes finish finished begin began start started cover covered covers ' +
    'spend spent spends spending cost costs pay paid pays paying invest invested incur incurred consume consumed consumes eat ate eats swallow swallowed swallows absorb absorbed claim claimed claims ' +
    'print prints list lists state states disclose file filed files filing write announce announces unveil ' +
    'compare compared compares comparing against beat beats beating top topped tops topping pass passed passes cross crossed crosses crossing exceed exceeded exceeds exceeding surpass surpassed surpasses break broke breach breached smash smashed stay stayed stays staying deeper further red way collectively jointly owned overseas ' +
    'settle settled become became becomes mean meant means leaving bear bore hold held holds land landed lands lie lay lies worth boast boasted boasts enjoy enjoyed manage managed managing ' +
    'derive derived derives stem stemmed stems originate flow flowed flowing feed fed carry carried ' +
    'follow followed follows following happen happens happened last lasts lasted help helped helps hurt hurts move moved moves yield yielded yields require required requires ' +
    'furnish furnishes furnished responsible rung tills money plough ploughs ploughed ploughing plow plowed pour poured pours pouring funnel funnelled funneled channel channelled channeled sunk splash splashed squeeze squeezed kick kicked chip chipped eke eked suffer suffered forget set summed summing originated moving erode eroded soften softened slim slimmed budge budged evaporate evaporated ' +
    'look looks looked call calls called name names named expect know known think thought calculate compute depend depends ' +
    'new old later resulting tiny enormous exact contrast double-digit single-digit single ' +
    'above ahead below shy change changes changed share double reason outlay outlays place places king engine everything something nothing else rear high low highs lows calculation ' +
    'customers investors shareholders owners wednesday monday tuesday thursday friday out off away back aside across ' +
    'goods products services product service business businesses division divisions segment segments unit units region regions market markets country countries operation operations ' +
    // judgements and colour
    'big large small strong weak solid healthy robust modest mere whopping hefty sizeable sizable impressive remarkable stunning mighty handsome tidy thin fat steep sharp ' +
    'far good great bad nice poor decent fine ' +
    'busy simple sheer full whole entire combined alone mostly mainly ' +
    'hardly ' +
    'hair half halfway meaning translating translates translated translation implying implies implied working ' +
    'bumper banner stellar dismal lackluster lacklustre respectable chunky meaty staggering eye-popping astonishing extraordinary notable noteworthy striking surprising ' +
    'differently mind short ' +
    'swept scooped scoop banked pocketed pocket harvested amassed amass gathered attracted drew draw drawn fetched commanded tipped counted counts closing opened passing ' +
    'attributable coffers pot pile tab fifths thirds tenth fifth sixth previous twelve twelvemonth half-year ' +
    // things that are the statement itself
    'company firm group corporation maker giant conglomerate enterprise issuer registrant filer retailer carmaker chipmaker planemaker automaker ' +
    'statement 10-k 10-q 20-f release document page barrier ' +
    'dollar dollars cent cents percent percentage point points basis euro euros pound pounds yen million billion thousand trillion millions billions hundred ' +
    'year years quarter quarters month months period periods fiscal calendar financial annual annually yearly quarterly three-month twelve-month ' +
    'earlier before after prior preceding past latest recent current since until date day days time times week weeks ' +
    'second fourth consolidated audited unaudited gaap shares ' +
    'part parts portion slice bite chunk piece remainder contribution source sources mix split breakdown combination ' +
    'news story picture stock chart table headline summary update note takeaway highlights highlight key fact facts quick snapshot ' +
    'rate run-rate handed hands hand accompanied fork forked shelled outgo bread butter lion lions heavyweight staple backbone mainstay pillar cornerstone powerhouse workhorse cash-cow ' +
    'management executives bosses lo ' +
    'words word i.e e.g eg ie etc yes ok okay no. s t mn bn m b k d re ve ll',
)

/** "At least", "north of": said of the number that follows, and read with it. */
export const hedgeWords = (text: string): { start: number; end: number }[] =>
  [
    ...text.matchAll(
      /\b(?:a net(?= [$€£¥])|at (?:the very )?(?:least|most)|relative to|as opposed to|in comparison (?:with|to)|north of|south of|not quite(?: (?:reach|hit|make|at|touch))?|not far (?:short of|off|from)|(?:a )?little (?:short of|less than|under|over|more than)|no (?:less|more|fewer) than|not (?:less|more|fewer) than|(?:just )?(?:shy|short) of|as (?:much|little|many) as|upwards? of|in excess of|on the order of|to the tune of|in the region of|in the neighbou?rhood of)\b/gi,
    ),
  ]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .concat(neutralPhrases(text))

/** Endings of a plain word that make another form of it. */
const FORMS = /(?:['’]s|['’])$/

/** "Finishing": what a plain verb does, unless it is a noun too and could be what is counted ("bookings", "closings"). */
function isPlainDoing(word: string): boolean {
  const stem = /^([a-z]{3,})ing$/.exec(word)?.[1]
  if (stem === undefined || NOUNS.test(word)) return false
  return [`${stem}ed`, `${stem}ied`].some((one) => PLAIN.has(one))
}
const NOUNS =
  /^(?:clos|open|hold|list|offer|land|lend|licens|pric|pass|cover|clear|call|book|record|register|invest|own|work|read|look|nam|meet|switch|process|test|settl|cross|break|carry|hir|haul|pool|rank|count|measur|calculat|comput|absorb|claim|compar|combin|convert|account|tally|tipp|stat|produc|suppl|serv|cost|depend|attract|follow|report|end|start)ing$/

/** @param word as written */
export const isPlainWord = (word: string): boolean => isPlainByItself(word) || isOfImages(bare(word))

const bare = (word: string): string => word.toLowerCase().replace(/’/g, "'").replace(FORMS, '').replace(/\.$/, '')

/** Plain wherever it stands; a word of images is not where the figure is its object. @param word as written */
export function isPlainByItself(word: string): boolean {
  const lower = bare(word)
  return (
    PLAIN.has(lower) ||
    EVERYDAY.has(lower) ||
    isPlainDoing(lower) ||
    lower.length === 0 ||
    isPlainAdverb(lower) ||
    isOfTelling(lower)
  )
}

/**
 * Words that say something of their own, which only a reading of comparisons can confirm; and those that turn what is
 * said round.
 */
export const CLAIMING =
  /\b(?:largest|biggest|smallest|highest|lowest|greatest|fastest|slowest|best|worst|strongest|weakest|deepest|steepest|champions?|leading|(?:brings?|brought|bringing) up the rear|at the (?:top|bottom) of the (?:list|pile|table|heap|ranking)|(?:most|least) (?:profitable|successful|lucrative)|(?:larger|bigger|smaller) than (?:the rest|all|any|every|most|those)|top-selling|best-selling|bestselling|fastest-growing|slowest-growing|second-(?:largest|biggest|smallest|best)|third-(?:largest|biggest|smallest|best)|most valuable|record|records?-breaking|all-time|milestone|unprecedented|ever|never|always|(?<!-)only|faster|slower|outgrew|outpaced|outsold|exceeded|exceeds|dwarfed|dwarfs|overtook|overtakes|doubled|tripled|straight|consecutive|in a row|running|every year|each year|(?:each|every) time|each of|every one|swung|swings|returned to|turnaround|first time|first since|(?:one|two|three|four|five|six|seven|none|all|both|half|some|most) of (?:which|them|whom)|(?:came|comes?|ranks?|ranked|placed|finish(?:ed|es)|stands?|stood) (?:in )?(?:first|second|third|fourth|fifth|last)|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (?:time|successive|(?:year|quarter) (?:in a row|running))|for (?:a|the) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (?:year|quarter))\b/gi
