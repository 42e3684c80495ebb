/**
 * The words that may stand beside a figure of the balance sheet or the cash flows and leave it what it is. Everything else
 * leaves it open: "cash at the start of the year", "assets under management" and "stock compensation of its CEO" are made of
 * ordinary words.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { isColourful } from '../../figures-in-words/harmless-words.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import { isPlainWord } from '../../figures-in-words/plain-words.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const FEW = words(`
  a an the this that these those its it their they our we he she which who what as at by for from in into of on to with within
  and or but yet so while whereas although though than then there about around roughly nearly almost just only some more less
  much each every both same own very well again now already still even also however meanwhile indeed respectively versus vs
  against per down up over past through during
  is are was were be been being has have had having did does
  stand stands stood standing total totals totaled totalled totaling totalling amount amounts amounted amounting come comes
  came coming reach reaches reached reaching hit hits end close report reports reported reporting record records recorded show shows showed shown showing sit sits sat sitting keep keeps kept remain remains remained remaining equal equals equalled
  equaled compare compares compared comparing account accounts accounted accounting represent represents represented
  representing exceed exceeds exceeded exceeding pass passes passed passing cross crosses crossed crossing top tops topped
  topping surpass surpasses surpassed see sees saw seen say says said mean means meant change changed budge budged cover
  covers covered
  end ends ended ending finish finishes finished finishing close closes closed closing wind winds wound get gets got swell swells swelled swollen
  war chest chests pile piles mountain mountains hoard hoards heap heaps stash kitty mound cushion
  company firm group giant corporation year quarter period month months twelve fiscal
  books balance sheet report filing statement figure figures level mark dollar dollars cent cents half third quarter
  quarters fifth fraction date day hand worth billion million thousand
  combined together overall whole entire time times twice double triple
  ago earlier later previous prior last short below above under equivalent equals scarcely hardly moved stack
`)
/** What money does that the business brings in, and that goes out to others; of a sheet it does neither. */
const BROUGHT = words(`
  generate generates generated generating produce produces produced producing throw throws threw thrown throwing off bring brings
  brought bringing rake rakes raked raking deliver delivers delivered delivering yield yields yielded yielding churn churns churned
  churning out make makes made making take takes took provide provides provided providing`)
const SPENT = words(`
  spend spends spent spending pay pays paid paying return returns returned returning invest invests invested investing put puts
  putting pour pours poured pouring plough ploughed plow plowed hand hands handed handing distribute distributes distributed
  splash splashed sink sank sunk devote devoted cost costs went shell shelled fork forked lavish lavished lay lays laid laying dole doles doled doling dish dished channel channelled plunge plunged funnel funnelled funneled out back shareholders
  stockholders owners`)
const BURNT = words(
  'burn burns burned burnt burning consume consumes consumed consuming use uses used using through up',
)
const HELD = words('hold holds held holding carry carries carried carrying')
const OWED = words('owe owes owed owing')

const IN: ReadonlySet<OtherName> = new Set<OtherName>(['operating_cash_flow', 'free_cash_flow'])
const OUT: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['capital_expenditures', 'dividends_paid', 'share_repurchases', 'acquisitions'] as const),
])
const OWNED: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['cash_and_equivalents', 'short_term_investments', 'inventories', 'total_assets', 'property_net'] as const),
])
const DEBTS: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['total_debt', 'long_term_debt', 'short_term_debt', 'total_liabilities', 'current_liabilities'] as const),
])

/** How often: the amount is then that of a shorter time. */
const EVERY = /^(?:hour|dai|week|fortnight|month|quarter|year|annual)ly$/

/** "Raised equity of $73.7 billion": money that was got. "Raised its dividends to" tells a level. */
const RAISED = /\brais(?:ed|es|ing)\b(?![^.;]*\bto (?:[a-z]+ ){0,3}[$€£¥\d])/i

/**
 * @param used the names that a claim rests on
 * @param scope the parts of the sentence that say something of it
 * @param taken what of the sentence is understood
 * @returns the first word beside a figure of the two statements that may make it another; null = there is none, or the claim
 *   rests on no such figure
 */
export function wordBeside(
  s: Sentence,
  used: readonly MetricToken[],
  scope: readonly Span[],
  taken: readonly Span[],
  isAside: (word: Span) => boolean = () => false,
): string | null {
  const names = used.flatMap(({ metrics }) => metrics.flatMap((one) => (one.kind === 'other' ? [one.name] : [])))
  if (names.length === 0) return null
  const raised = RAISED.exec(s.text)
  if (raised) return raised[0]
  const also = [
    ...(names.every((one) => IN.has(one)) ? [used.some(({ isNegated }) => isNegated) ? BURNT : BROUGHT] : []),
    ...(names.every((one) => OUT.has(one)) ? [SPENT] : []),
    ...(names.every((one) => DEBTS.has(one)) ? [OWED] : []),
    ...(names.every((one) => OWNED.has(one)) ? [HELD] : []),
  ]
  const isFew = (word: string) =>
    FEW.has(word) ||
    also.some((one) => one.has(word)) ||
    isColourful(word) ||
    (/^[a-z]{3,}ly$/.test(word) && isPlainWord(word) && !EVERY.test(word))
  for (const { index, 0: said } of s.text.matchAll(/[\p{L}][\p{L}\p{N}'’&-]*/gu)) {
    const end = index + said.length
    if (taken.some((one) => one.start < end && one.end > index)) continue
    if (scope.every((one) => end <= one.start || index >= one.end)) continue
    if (isAside({ start: index, end })) continue
    if (!isFew(said.toLowerCase().replace(/['’]s$/, ''))) return said
  }
  return null
}
