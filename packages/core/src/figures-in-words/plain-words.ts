/**
 * Words that change nothing about which figure a sentence means: articles, verbs of reporting, hedges, judgements. Any
 * word that is not among them, and that names no figure, period or company, leaves its sentence open: it may turn the
 * meaning round ("total liabilities", "sales in India"), and a mark may only say what was understood.
 */
import { EVERYDAY } from './everyday-words.ts'
import { isOfImages } from './image-words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const PLAIN = set(
  // articles, pronouns, prepositions, conjunctions
  'a an the this that these those its it their they them he she we our us i you your his her which who whose what as at by for from in into of on onto ' +
    'to with within over under up upon between during through throughout per and or nor but yet so while whereas although though even if still also then ' +
    'than there here about around roughly nearly almost just only some approximately exactly precisely fully about slightly somewhat slight quite ' +
    'more less fewer much many most each every all both either one ones another other same such own itself themselves ' +
    'too very well again now today once already meanwhile however nevertheless nonetheless moreover furthermore indeed instead likewise alike respectively ' +
    // to be, to have, to do
    'is are was were be been being am has have had having do does did done will would ' +
    // verbs of reporting and of being so much
    'report reported reports reporting reportedly post posted posts posting book booked books booking record recorded records recording register registered ' +
    'show showed shows shown showing see saw sees seen deliver delivered delivers delivering generate generated generates generating produce produced produces ' +
    'bring brought brings bringing contribute contributed contributes contributing come came comes coming stand stood stands standing reach reached reaches reaching ' +
    'hit hits hitting total totaled totalled totals totaling amount amounted amounts amounting equal equaled equalled equals equaling equivalent make made makes making ' +
    'take took takes taking earn earned earns earning turn turned turns turning keep kept keeps keeping left leaves leave remain remained remains remaining ' +
    'get got gets getting give gave gives given giving put puts go went goes going gone run ran runs running say said says tell told tells ' +
    'sell sold sells selling collect collected collects pull pulled pulls rack racked rake raked haul hauled ring rang gross grossed notch notched notches log logged clock clocked chalk chalked ' +
    'work worked works add added adds adding account accounted accounts accounting represent represented represents representing constitute constituted compose comprise comprised ' +
    'supply supplied supplies provide provided provides end ended ends ending close closed closes finish finished begin began start started cover covered covers ' +
    'spend spent spends spending cost costs pay paid pays paying invest invested incur incurred consume consumed consumes eat ate eats swallow swallowed swallows absorb absorbed claim claimed claims ' +
    'print printed prints list listed lists state stated states disclose disclosed file filed files filing read reads write written announce announced announces unveil unveiled ' +
    'compare compared compares comparing versus vs against beat beats beating top topped tops topping pass passed passes cross crossed crosses crossing exceed exceeded exceeds exceeding surpass surpassed surpasses break broke clear cleared clears clearing breach breached smash smashed approach approached approaching near neared nears nearing stay stayed stays staying deeper further red way rang collectively jointly own owned both overseas ' +
    'become became becomes mean meant means leave leaving bear bore hold held holds settle settled land landed lands lie lay lies amounts worth boast boasted boasts enjoy enjoyed manage managed managed managing ' +
    'derive derived derives stem stemmed stems originate flow flowed flowing went ring feed fed carry carried ' +
    'follow followed follows following happen happens happened last lasts lasted help helped helps hurt hurts hit move moved moves yield yielded yields require required requires ' +
    'furnish furnishes furnished responsible ring rung till tills money plough ploughs ploughed ploughing plow plowed pour poured pours pouring funnel funnelled funneled channel channelled channeled sunk splash splashed bring brings squeeze squeezed kick kicked chip chipped eke eked suffer suffered sit sits forget set sum sums summed summing originated originate moving erode eroded soften softened slim slimmed budge budged evaporate evaporated ' +
    'look looks looked call calls called name names named expect know known think thought measure measured measures calculate calculated compute computed depend depends ' +
    'next new old later resulting thereby tiny enormous hard exact exactly favorably favourably despite contrast double-digit single-digit single ' +
    'above ahead below shy change changes changed share mark double digits reason outlay outlays place places king engine size sizes everything something nothing else whatever rear high low highs lows calculation comparison ' +
    'sells customers investors shareholders owners readers wednesday monday tuesday thursday friday yesterday out off away back forth aside along across ' +
    'goods products services product service business businesses division divisions segment segments unit units region regions market markets country countries category categories operation operations ' +
    // judgements and colour
    'big large small strong weak solid healthy robust modest mere whopping hefty sizeable sizable impressive remarkable stunning mighty handsome tidy thin slim fat steep sharp sharply steeply steadily strongly ' +
    'quickly slowly rapidly swiftly comfortably easily narrowly barely markedly notably significantly substantially considerably dramatically heavily hugely far way good great bad nice poor decent fine ' +
    'busy plain simple sheer full whole entire overall altogether together combined alone mostly mainly largely chiefly primarily roughly ' +
    'practically virtually essentially basically literally actually really indeed surely certainly clearly simply hardly ' +
    'shade touch hair bit little whisker notch half halfway meaning translating translates translated translation implying implies implied working ' +
    'bumper banner stellar dismal lackluster lacklustre respectable chunky meaty staggering eye-popping astonishing extraordinary notable noteworthy striking telling surprising surprisingly ' +
    'unsurprisingly predictably unexpectedly admittedly arguably evidently apparently obviously thankfully happily sadly unfortunately interestingly crucially importantly put differently mind nutshell brief short ' +
    'swept scooped scoop banked pocketed pocket harvested amassed amass gathered attracted drew draw drawn fetched commanded tallied tally tipped weighed weighs counted counts closing closed opened came passing ' +
    'attributable till coffers haul pot pile tab fifths thirds tenth fifth sixth previous twelve twelvemonth half-year ' +
    // things that are the statement itself
    'company firm group business corporation maker giant conglomerate enterprise issuer registrant filer retailer carmaker chipmaker planemaker automaker ' +
    'corresponds corresponded corresponding ' +
    'statement filing report 10-k 10-q 20-f release document page figure figures number numbers amount amounts sum line lines item items mark level levels threshold barrier result results ' +
    'dollar dollars cent cents percent percentage point points basis euro euros pound pounds yen million billion thousand trillion millions billions hundred ' +
    'year years quarter quarters month months period periods fiscal calendar financial reporting annual annually yearly quarterly three-month twelve-month ended ' +
    'ago earlier later before after prior previous previously preceding last past latest recent recently current currently since until date day days time times week weeks ' +
    'first second third fourth consolidated reported audited unaudited gaap total share shares apiece ' +
    'part parts portion slice bite chunk piece rest remainder contribution source sources mix split breakdown combination ' +
    'news story picture stock chart table headline summary update note takeaway highlights highlight key fact facts quick look recap snapshot ' +
    'clip pace rate run-rate handed hands hand accompanied showing tune fork forked shelled outgo outlay bread butter lion lions heavyweight staple backbone mainstay pillar cornerstone powerhouse workhorse engine cash-cow whisker ' +
    'management executives bosses whilst albeit hence thus alas lo amid amidst ' +
    'words word namely i.e e.g eg ie etc yes ok okay no. s t mn bn m b k d re ve ll',
)

/** "At least", "north of": said of the number that follows, and read with it. */
export const hedgeWords = (text: string): { start: number; end: number }[] =>
  [
    ...text.matchAll(
      /\b(?:a net(?= [$€£¥])|at (?:the very )?(?:least|most)|relative to|as opposed to|in comparison (?:with|to)|north of|south of|not quite(?: (?:reach|hit|make|at|touch))?|not far (?:short of|off|from)|(?:a )?little (?:short of|less than|under|over|more than)|no (?:less|more|fewer) than|not (?:less|more|fewer) than|(?:just )?(?:shy|short) of|as (?:much|little|many) as|upwards? of|in excess of|on the order of|to the tune of|in the region of|in the neighbou?rhood of)\b/gi,
    ),
  ].map((match) => ({ start: match.index, end: match.index + match[0].length }))

/** Endings of a plain word that make another form of it. */
const FORMS = /(?:['’]s|['’])$/

/** How something happened is colour ("handily", "abruptly"); what it was measured by, or whether it was, is not. */
const ADVERB = /^[a-z]{3,}ly$/
const MEANING_ADVERB =
  /^(?:organical|sequential|cumulative|collective|partial|part|domestical|international|global|local|regional|hypothetical|supposed|alleged|potential|provisional|theoretical|notional|nominal|wrong|false|incorrect|mistaken|joint|addition|separate|ear|month|week|dai|year|quarter|fortnight|hour|sole|exclusive|prospective|conditional|underlying|comparab|initial|original|former|fami|supp|assemb|al|ral|rep|app|anoma|monopo|retroactive|proportional|relative|hard|scarce|on|overseas|annual|most|main|temporari|artificial|technical|f|fol|re|like|unlike|possib|probab|inverse|pure|independent|intern|extern|digital|onlin|wholly|whol|direct|indirect|weekly|bi\\w*)ly$/

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
    (ADVERB.test(lower) && !MEANING_ADVERB.test(lower))
  )
}

/**
 * Words that say something of their own, which only a reading of comparisons can confirm; and those that turn what is
 * said round.
 */
export const CLAIMING =
  /\b(?:largest|biggest|smallest|highest|lowest|greatest|fastest|slowest|best|worst|strongest|weakest|deepest|steepest|leading|(?:brings?|brought|bringing) up the rear|at the (?:top|bottom) of the (?:list|pile|table|heap|ranking)|(?:most|least) (?:profitable|successful|lucrative)|(?:larger|bigger|smaller) than (?:the rest|all|any|every|most|those)|top-selling|best-selling|bestselling|fastest-growing|slowest-growing|second-(?:largest|biggest|smallest|best)|third-(?:largest|biggest|smallest|best)|most valuable|record|records?-breaking|all-time|milestone|unprecedented|ever|never|always|(?<!-)only|faster|slower|outgrew|outpaced|outsold|exceeded|exceeds|dwarfed|dwarfs|overtook|overtakes|doubled|tripled|straight|consecutive|in a row|running|every year|each year|each of|every one|swung|swings|returned to|turnaround|first time|first since|(?:one|two|three|four|five|six|seven|none|all|both|half|some|most) of (?:which|them|whom)|(?:came|comes?|ranks?|ranked|placed|finish(?:ed|es)|stands?|stood) (?:in )?(?:first|second|third|fourth|fifth|last)|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (?:time|successive|(?:year|quarter) (?:in a row|running))|for (?:a|the) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (?:year|quarter))\b/gi
