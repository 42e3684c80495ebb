/**
 * The words of a question by what they do in its frame. Each is an operation, a link between two figures, one of the parts
 * of the company by their general name, or says nothing of its own; what is none of these may sort the figure out, and
 * the question stays unread.
 */

import { directionTokens } from '../../figures-in-words/directions.ts'
import { isColourful } from '../../figures-in-words/harmless-words.ts'

export type Op =
  | 'share'
  | 'percent'
  | 'over'
  | 'sum'
  | 'minus'
  | 'apart'
  | 'times'
  | 'average'
  | 'more'
  | 'less'
  | 'than'
  | 'versus'
  | 'or'
  | 'up'
  | 'down'
  | 'moved'
  | 'max'
  | 'min'
  | 'fast'
  | 'slow'
  | 'without'
  | 'each'
  | 'any'
  | 'only'
  | 'years'
  | 'range'
  | 'rank'
  | 'abroad'
  | 'points'
  | 'dollars'
  | 'second'
  | 'third'
  | 'fourth'

export type Group = 'business' | 'geography' | 'expense'
export type Link = 'of' | 'in' | 'from' | 'and' | 'to' | 'which'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const table = <T extends string>(rows: readonly (readonly [T, string])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(rows.flatMap(([name, words]) => words.split(' ').map((word): [string, T] => [word, name])))

const OPS = table<Op>([
  ['share', 'share proportion fraction portion slice weight'],
  ['percent', 'percent percentage percentages pct % percentually'],
  ['sum', 'plus + add added adding together combined combine combining sum summed jointly altogether'],
  ['minus', 'minus − - subtract subtracted subtracting'],
  ['apart', 'gap difference separate separates separated'],
  ['times', 'times multiple factor'],
  ['average', 'average'],
  ['more', 'more larger bigger greater exceed exceeds exceeded outsell outsells outsold outweigh outweighs outweighed'],
  ['less', 'less smaller fewer'],
  ['than', 'than'],
  ['versus', 'since versus vs against compared compare compares comparing relative'],
  ['or', 'or'],
  [
    'up',
    'rise rises rose risen rising grow grows grew grown growing growth increase increases increased increasing climb climbed climbing gain gained jump jumped advance advanced expand expanded expanding widen widened improve improved improvement surge surged soar soared swell up higher wider stronger better fatter',
  ],
  [
    'down',
    'fall falls fell fallen falling decline declines declined declining decrease decreased decreasing drop dropped dropping shrink shrinks shrank shrunk shrinking slip slipped slide slid dip dipped sink sank sunk narrow narrowed contract contracted tumble tumbled plunge plunged slump slumped down lower disappear disappeared reduced reduction narrower weaker worse thinner',
  ],
  ['moved', 'change changes changed move moved swing swung develop developed evolve evolved'],
  ['max', 'fattest thickest widest heaviest largest biggest highest most top best greatest main leading strongest'],
  ['min', 'thinnest slimmest tightest leanest smallest lowest least worst weakest poorest'],
  ['fast', 'fastest quickest steepest sharpest'],
  ['slow', 'slowest'],
  ['without', 'without excluding except not'],
  ['each', 'each every all both'],
  ['any', 'any'],
  ['only', 'only alone sole'],
  ['years', 'years'],
  ['range', 'through'],
  ['rank', 'rank ranked order sort'],
  ['abroad', 'foreign overseas'],
  ['points', 'points'],
  ['dollars', 'dollars'],
  ['second', 'second'],
  ['third', 'third'],
  ['fourth', 'fourth'],
])
const LINKS = table<Link>([
  ['of', 'of'],
  ['in', 'in within among'],
  ['from', 'from between'],
  ['and', 'and , &'],
  ['to', 'to'],
  ['which', 'which who where'],
])
const GROUPS = table<Group>([
  ['business', 'segment segments division divisions product products category categories'],
  ['geography', 'region regions country countries market markets geography geographies area areas territory'],
  ['expense', 'expense expenses cost costs'],
])

/** Articles, pronouns, helping verbs, places and joints of a sentence. */
const FUNCTION = set(
  'a an the it its they their them he she this that these those there here what how much when one ones is are was were be been being am do does did done has have had having on at by for with via as into during across about regarding concerning so then also just else too now still already',
)
/** Whoever asks, and how politely. */
const COURTESY = set(
  'note i me my mine we our you your please pls plz kindly dear sir madam mr mrs ms hi hello hey thanks thank thx grateful appreciate appreciated glad happy indicate tell give provide furnish advise inform informed told let know knowing see find want need needs needed wish wonder wondering curious interested ask asked asking question answer able quick quickly exactly actually really roughly approximately ideally kindest regards ok okay got get gets having looking look say says calculate compute work out name quote help',
)
/** What becomes of any figure in a report. */
const NEUTRAL = set(
  'stand stands stood amount amounts amounted amounting come comes came coming run runs ran total totals totaled totalled totalling carrying record records recorded report reports reported reporting book books booked post posts posted realise realised realize realized show shows showed shown print printed disclose disclosed recognise recognised recognize recognized presents presented register registered equal equals reach reached reaches see saw seen experience experienced become becomes became' +
    ' value figure figures number numbers level line lines item items caption captions balance sheet statement statements filing document period fiscal financial company firm corporation group size magnitude money name names end ended ending close closed closing year-end quarter-end period-end year-ends whole entire overall consolidated absolute relevant corresponding respective named position column net said just latest recent usd terms thing wise direction extent scale',
)
/** Goes with figures of one family alone: with any other it asks for something else. */
const GUARDED: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /^(?:business|geography|business-income):|^total_revenue$|^revenue abroad$/,
    set(
      'bring brings brought bringing sell sells sold selling take takes took taken taking in make makes made generate generates generated contribute contributes contributed contributor contributors deliver delivered produce produced ring rang rung give gives gave given giving yield yielded pull pulled business businesses activity activities stream takings turnover get',
    ),
  ],
  [
    /^(?:expense:|cost_of_revenue|operating_expenses|income_tax|other:(?:capital|dividends|share_rep|acqui|stock|depr))/,
    set(
      'spend spends spent spending pay pays paid paying payment payments cost costs expense expenses lay laid go goes went put consume consumed consumes use used uses incur incurred eat eaten ate eats devote devoted return returned returns distribute distributed give given gave charge charged charges bill bills outlay outlays consumption absorb absorbed take took taken',
    ),
  ],
  [/^other:(?:dividends|share_rep)/, set('shareholders stockholders owners investors hand hands handed back')],
  [
    /^other:\w*cash_flow$|^other:net_change/,
    set(
      'consume consumed use used generate generated produce produced bring brought burn burned burnt provide provided go went activities activity',
    ),
  ],
  [
    /^other:(?!\w*cash_flow|dividends|share_rep|acqui|stock|depr|capital|net_change)/,
    set(
      'hold holds held holding own owns owned owe owes owed owing carry carries carried carrying keep keeps kept sit sits sat have has had',
    ),
  ],
  [/^other:inventories$/, set('merchandise goods stock')],
  [
    /^net_income$|^operating_income$|^diluted_eps$|^basic_eps$/,
    set('earn earns earned make made profit keep kept bottom'),
  ],
  [/_eps$/, set('share per basis diluted basic')],
  [/_margin$|_rate$/, set('basis margin rate ratio')],
  [/^weighted_avg/, set('number average basis many')],
]
const COUNTS = set('two three four five 2 3 4 5')

/** Goes with a share of something; with a figure alone it asks for what it is, or is made of. */
const OF_A_SHARE = set(
  'represent represents represented constitute constitutes constituted account accounts accounted comprise comprises hold holds held take takes make makes made form forms',
)

/** Of whoever asks; of the company they would be what it lacks, gives away or looks for. */
export const ASKERS = set(
  'need needs needed want wish wonder ask asked asking give find know let provide furnish indicate advise inform tell see look say calculate compute work quote help get gets got',
)
export const ASKING = set(
  'i we you me us my our please pls plz kindly to and just also help so hello hi , well grateful appreciate appreciated glad happy thankful able like thanks thank',
)

export type Role =
  | { kind: 'op'; op: Op }
  | { kind: 'link'; link: Link }
  | { kind: 'group'; group: Group }
  | { kind: 'idle' }

const IDLE: Role = { kind: 'idle' }

/** @returns what a word does; null = it is not known, and may be a condition */
export function roleOf(word: string, metrics: readonly string[], isShare = false): Role | null {
  const said = word.startsWith('§') ? word.slice(1) : null
  if (said !== null)
    return GROUPS_SAID[said] ? { kind: 'group', group: GROUPS_SAID[said] } : { kind: 'op', op: said as Op } // from PHRASES alone
  const isGuarded = GUARDED.some(([kind, words]) => words.has(word) && metrics.some((metric) => kind.test(metric)))
  if (isGuarded) return LINKS[word] ? { kind: 'link', link: LINKS[word] } : IDLE
  if (isShare && OF_A_SHARE.has(word)) return IDLE
  const op = OPS[word]
  if (op) return { kind: 'op', op }
  const link = LINKS[word]
  if (link) return { kind: 'link', link }
  const group = GROUPS[word]
  if (group) return { kind: 'group', group }
  if (FUNCTION.has(word) || COURTESY.has(word) || NEUTRAL.has(word) || COUNTS.has(word)) return IDLE
  const way = wayOf(word)
  if (way) return { kind: 'op', op: way }
  return isColourful(word) && !/^(?:outstanding|extraordinary|exceptional|bad)$/.test(word) ? IDLE : null
}

/** "Plummeted": any verb that the readers of sentences know as a move, and that tells no factor. */
function wayOf(word: string): 'up' | 'down' | null {
  if (/^(?:accelerat|decelerat|slow|speed|sped)/.test(word)) return null
  const [token, ...more] = directionTokens(word)
  const found =
    token && more.length === 0 && token.end === word.length && token.start === 0 && token.times === null
      ? token
      : undefined
  return !found || found.sign === 0 ? null : found.sign > 0 ? 'up' : 'down'
}

const GROUPS_SAID: Readonly<Record<string, Group>> = {
  business: 'business',
  geography: 'geography',
  expense: 'expense',
}
