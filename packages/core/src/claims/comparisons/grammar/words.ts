/** The words of comparing, by what they compare. Every list is closed: a word in none of them ends the reading. */
import type { Group } from '../quantities.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Verbs of being larger, and of being smaller. */
export const LARGER = set(
  'exceed exceeds exceeded exceeding outsell outsells outsold outselling surpass surpasses surpassed surpassing top tops topped topping beat beats beating dwarf dwarfs dwarfed dwarfing eclipse eclipses eclipsed eclipsing outweigh outweighs outweighed outweighing outstrip outstrips outstripped outstripping outrank outranks outranked outdo outdid outearn outearned outspend outspent overshadow overshadows overshadowed cover covers covered trump trumps trumped best bested outsize',
)
export const SMALLER = set(
  'trail trails trailed trailing undercut undercuts undersell undersells undersold lag lags lagged lagging',
)
/** "Overtook": larger now, and smaller a year before. */
export const TURNING = set(
  'overtake overtakes overtook overtaken overtaking leapfrog leapfrogs leapfrogged leapfrogging',
)
/** Verbs of growing faster, and of growing slower. */
export const FASTER = set(
  'outgrow outgrows outgrew outgrown outgrowing outpace outpaces outpaced outpacing outran outrun outruns outrunning outstrip outstripped outstripping',
)
export const SLOWER = set('lag lags lagged lagging trail trails trailed trailing')

/** What stands before "than". */
export const MORE = set('more larger bigger higher greater heavier fatter costlier dearer richer')
export const LESS = set('less smaller lower fewer lighter leaner')
export const ABOVE = set('above beyond over')
export const BELOW = set('below under beneath behind')
/** How fast, before "than". */
export const QUICK = set('faster quicker more harder further steeper stronger better')
export const SLOW = set('slower less milder gentler softer weaker smaller')
export const QUICKLY = set('quickly rapidly swiftly strongly sharply steeply')
export const SLOWLY = set('slowly gently mildly weakly')
/** "A steeper fall than", "a milder rise than" */
export const STEEP = set('steeper sharper bigger larger deeper worse heavier stronger faster greater')
export const MILD = set('milder gentler smaller shallower lighter softer slower weaker lesser')

/** The most and the least, by amount and by growth. */
export const MOST = set(
  'largest biggest greatest highest most heaviest heftiest costliest dearest top leading main best-selling bestselling top-selling',
)
export const LEAST = set('smallest lowest least lightest cheapest')
export const FASTEST = set('fastest quickest fastest-growing quickest-growing')
export const SLOWEST = set('slowest slowest-growing')
export const BEST = set('best strongest')
export const WORST = set('worst weakest')
/** Behind a fall the furthest down. */
export const HARDEST = set('hardest furthest most worst fastest deepest steepest')
export const ORDINAL: Readonly<Record<string, number>> = { second: 1, third: 2, fourth: 3, fifth: 4 }

export const BE = set(
  'is was are were be been remain remains remained stay stays stayed became becomes ranks ranked makes made',
)
export const HAVE = set('has have had')
/** Verbs by which a part or a line comes to an amount. */
export const COMES = set(
  'bring come take cost sell earn make produce stand amount costs cost sells sold earns earned generates generated contributes contributed brings brought takes took makes made has had produces produced yields yielded needs needed requires required came comes amounts amounted stands stood adds added attracts drew',
)
export const COMES_WITH = set('in out to at up for')
/** What a company does with money. */
export const SPENDS = set(
  'spends spent pays paid invests invested devotes devoted lays laid puts put hands handed returns returned',
)
export const TAKES = set(
  'earns earned makes made takes took generates generated has had sells sold keeps kept gets got owes owed brings brought',
)
export const SPENDS_ON = set('on for in into through via as out')
/** "Sales of", "those of": what is told of a part. */
export const KIND = set('sales revenue revenues turnover business those that costs cost spending expense expenses')
export const KIND_OF = set('of in from for at outside')
/** What a part is, behind its name. */
export const HEAD = set(
  'business segment division unit arm region market line category products sales revenue side operation operations work spending expense expenses costs cost segments',
)

export const DO = set('do does did was were is are has have had')
export const AND = set('and or plus')
/** What joins two clauses. */
export const JOINT = set('and but while whereas although though yet as when even since despite')
export const AGAINST = set('against versus vs to compared')
export const HEDGE = set(
  'about roughly around nearly almost over just some only approximately under close exactly fully barely mere precisely no',
)
export const BOUND = set('than least most')
export const VIA = set('through via to then and now by')

/** Degrees, times and manners that leave the comparison what it is. */
export const DEGREE = set(
  'still now even far well much also clearly again already yet easily slightly somewhat considerably comfortably narrowly handily significantly substantially markedly notably vastly hugely actually indeed alone itself too likewise today meanwhile quite rather just thus therefore however',
)
/** "By far", "by a long way", "by a wide margin" */
export const BY_FAR =
  /^by (?:far|a (?:long|wide|good|big|huge|comfortable|clear|narrow|slim|small) (?:way|margin|distance|stretch)|some (?:way|distance|margin)|now|then)\b/
export const A_BIT = /^(?:a|an) (?:bit|little|touch|shade|tad|lot|good deal|great deal|whisker|hair)\b/

/** What something is one of. */
const GROUPS: Readonly<Record<Group, ReadonlySet<string>>> = {
  geographical: set('region regions country countries geography geographies area areas market markets'),
  business: set(
    'segment segments division divisions product products category categories business businesses unit units line lines lines-of-business',
  ),
  expenses: set('expense expenses cost costs'),
}
export const GROUP_KIND = set(
  'single product operating business reportable geographic geographical main individual named listed reporting sales revenue expense cost',
)

export function groupOf(word: string, isOfExpenses: boolean): Group | null {
  if (isOfExpenses && /^(?:lines?|categor(?:y|ies)|items?)$/.test(word)) return 'expenses'
  return (Object.keys(GROUPS) as Group[]).find((one) => GROUPS[one].has(word)) ?? null
}

/** Manners that say when, whose or how nearly, and so what is compared. */
export const MEANING =
  /^(?:nearly|roughly|approximately|exactly|precisely|fully|previously|formerly|recently|currently|lately|early|hardly|scarcely|rarely|solely|only|partly|partially|yearly|quarterly|monthly|annually|totally|collectively|jointly|cumulatively|respectively|reportedly|seemingly|apparently|initially|originally|eventually|temporarily)$/
