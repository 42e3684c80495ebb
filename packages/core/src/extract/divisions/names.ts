/** Names of divisions, of what is not divided, and of measures of revenue, as notes print them. */
import { isPlace, isUnallocated } from '../../filing/places.ts'
import { cleanLabel } from '../sheet/lines.ts'

const RESIDUAL =
  /eliminat|^(?:general |unallocated |total )?(?:corporate|headquarters)\b(?! bank| financ| lend| invest| travel| trust| stores| restaurants| payments| (?:and|&) (?:investment|institutional))|inter-?segment|unallocated|reconcil|hedg|intercompany|not allocated|inter-?area|^other reconciling|concessions|^(?:total )?adjustments?$/i
const NOT_DIVISION =
  /point in time|over time|\bquarter\b|\bmonths?\b|(?<!reimbursed )\bcosts?\b(?! (?:reimburs|containment|management))|expenses?\b(?! management)|income tax|\btax(?:es)?$|deprecia|^(?:total |identifiable |segment )*assets|(?:accounts|trade|notes) receivable|deferred(?! annuit)|goods transferred|services transferred|net income|gross (?:profit|margin)|operating (?:income|profit|loss)|income (?:from|before)|\bearnings\b|\bprovisions?\b|interest expense|net interest|\bwarrants?\b|^less\b(?![- ]than)|\ballowances?\b|\bbalance\b|\bbeginning\b|\bprior\b|\brecognized|gross (?:sales|revenue)|\blessor|lease revenue|^revenues? from contracts|contracts with customers|third[- ]part(?:y|ies) (?:sales|revenue)|\bexternal\b|\beps\b|per share|^net (?:sales|revenues?)$|^(?:total )?revenues?$|\bcash (?:flow|equiv|and|provided|used)|^cash$|dividend|other income$|\bshares\b|headcount|^(?:number of )?employees|^consolidated|segments? total|total (?:reportable |operating )?segments?|^\d{4}$|^(?:north|south|rest) total|\bgains? on sale|change in fair value|\bacquired\b|\bsame[- ](?:stores?|centers?|propert)|\bcomparable (?:stores?|sales|propert)|\btransfers\b|sub-?total|\b(?:non-?)?reportable segments?|^(?:.* )?(?:first|second|third|fourth)(?: \(?[a-z]\)?)?$|^as (?:reported|restated|adjusted)|^(?:major |other |all other )?customers?(?: (?:[a-z]|\d))?$/i
/** Names of customers, channels and items that are a business only where the company measures it as one. */
const ODD =
  /\bcustomers?\b|\bdirect\b(?! to)|distributor|\bchannels?\b|wholesale$|\btax\b|\bassets\b|receivable|\bequity\b|\bcash\b/i
const MEASURE =
  /^(?:(?:total|net|segment|segments?'|operating|gross|consolidated|u\.?s\.? gaap|external|third[- ]party|unaffiliated) )*(?:(?:net )?(?:sales|revenues?|turnover)|premiums?(?: earned)?)\b/
const NO_MEASURE =
  /\b(?:costs?|expenses?|profit|income|margin|growth|change|deferred|inter-?segment|inter-?company|inter-?area|percent|marketing|tax(?:es)?|per|backlog|adjusted|general)\b|%|-to-/
const PROFIT =
  /profit|operating (?:income|loss|earnings|result)|(?:income|loss|earnings).{0,20} (?:from|before)|\bebitd?a|contribution|\bearnings\b|segment (?:income|results?|loss)|net (?:income|loss|earnings)|\bebt\b|assets|capital expend|depreciation/

/** Three months of a year, by number or by their last, one of a group's companies that guarantee its debt, and lines of cost (UAL, 0000100517-96-000009; Tultex, 0000100166-96-000006). */
const NO_BUSINESS =
  /^(?:.* )?(?:[1-4](?:st|nd|rd|th)|[1-4]q|q[1-4])(?: qtrs?\.?)?(?: \(?[a-z]\)?)?$|^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b[\s\d.,]*$|\bguarantors?\b|^(?:the )?parent\b|^(?:combined |unconsolidated |consolidated |wholly[- ]owned )?subsidiar(?:y|ies)\b(?! (?:revenue|sales))|\bsalaries\b|\bwages\b|amortiz|selling, general|\badministrative\b(?! (?:services?|fees)\b)|\badvertising and promotion/i
/** Figures, currency signs and borders in a name are cells of other columns: the line was cut wrongly (Wang, 0000950135-95-002027). */
const CELLS = /[$|]|\d[.,]\d|\d{3,}\s+\d{3,}|\s\.\s?\.\s/

/** True where a name says that a line belongs to no division. */
export const isResidual = (label: string): boolean => RESIDUAL.test(label) || isUnallocated(label) || isDeduction(label)

/** True where a name takes something off gross revenue: allowances, discounts, returns. */
export const isDeduction = (label: string): boolean =>
  /^less\b(?![- ]than)|^(?:promotional|sales|trade|cash) (?:allowances|discounts|returns)|^(?:allowances|discounts|returns|rebates)\b/i.test(
    label,
  )

/** True where a name can be that of a division: no measure, customer kind, moment of transfer or total. */
export const canBeDivision = (label: string): boolean =>
  label !== '' &&
  label.length <= 80 &&
  /[a-z]/i.test(label) &&
  !NOT_DIVISION.test(label) &&
  !NO_BUSINESS.test(label) &&
  !CELLS.test(label)

/** True where a name is that of customers, a channel or an item, unless the company measures it as a segment. */
export const isOdd = (label: string): boolean => ODD.test(label)

/** True where a line's or a column's words (lower case) name revenue itself. */
export function isMeasure(words: string): boolean {
  // Most words begin with no measure, and what is taken off their end makes them none.
  if (!MEASURE.test(words)) return false
  const plain = words.replace(
    /,? net of (?:interest|funding|provision|excise|sales)[a-z ]{0,20}(?:expense|tax(?:es)?)$/,
    '',
  )
  return MEASURE.test(plain) && !NO_MEASURE.test(plain)
}

/** True where words (lower case) name what a company measures its segments by, other than revenue. */
export const isProfit = (words: string): boolean => PROFIT.test(words)

/** The name of a division, without the measure and the marks around it. */
export const cleanName = (label: string): string =>
  cleanLabel(label)
    .replace(/^\((?:in |dollars(?: in)? |amounts in |\$ ?)?(?:thousands|millions|000'?s)[^)]{0,30}\)\s*/i, '')
    .replace(/^(?:total )?(?:net )?(?:operating )?(?:sales|revenues?)(?: by \w+)?\s*[–—:-]+\s*(?:in the )?/i, '')
    .replace(/^[-–—•·]+\s*/, '')
    .trim()
    // A full stop that ends an abbreviation is no leader: "U.S.", "Non-U.S."
    .replace(/\b([A-Z]\.\s?[A-Z])$/, '$1.')

/** The name a subtotal gives its group: "Total Software" is Software, "Total" is nothing. */
export const groupName = (label: string): string =>
  cleanName(label)
    .replace(/^total\b\s*/i, '')
    .replace(/\s*\btotal$/i, '')
    .replace(/^(?:net )?(?:operating )?(?:sales|revenues?)$/i, '')
    .replace(/(?<=\w)\s+(?:net )?(?:operating )?(?:sales|revenues?)$/i, '')
    .trim()

/** What is longer is no head, and patterns over it take long. */
const LONGEST_HEAD = 400

/** The words of a column head that are no date, length or unit. */
export const columnName = (head: string): string =>
  cleanName(
    head
      .slice(0, LONGEST_HEAD)
      .replace(/\((?:dollars |in |amounts |\$ ?)[^)]{0,40}\)/gi, '')
      .replace(/(?:for the )?(?:first|second|third|fourth) quarter(?: ended)?/gi, '')
      .replace(/(?:for the )?(?:three|six|nine|twelve|\b\d{1,2})[- ](?:months?|weeks?)(?: period)?(?: ended)?/gi, '')
      .replace(/(?:for the )?(?:fiscal )?(?:years?|quarters?)(?: ended)?(?=\s|$)/gi, '')
      .replace(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z.]* \d{1,2},?(?: (?:19|20)\d\d)?/gi, '')
      .replace(/\b(?:19|20)\d\d\b(?: ?\((?:\d|[a-z])\))?/gi, '')
      .replace(/\b(?:net )?revenues? for the\b|\bfiscal\b|\(unaudited\)/gi, '')
      .replace(/\s+/g, ' ')
      .replace(/(?<=[a-z])- (?=[a-z])|(?<=[A-Z]{2})- (?=[A-Z]{2})/g, '')
      .trim(),
  )

const bare = (label: string): string => groupName(label).replace(/\s+segments?$/i, '')

/** Is the name a place? Without the measure behind it ("Americas net sales"). */
export const isPlaceName = (label: string): boolean => isPlace(label) || isPlace(bare(label))

/**
 * Are these names businesses or places? More than half places without being geography is neither; null = no telling.
 */
export function kindOfNames(labels: readonly string[], geographic: boolean): 'business' | 'geographical' | null {
  const places = labels.filter(isPlaceName).length
  const others = labels.filter((label) => !isPlaceName(label) && !/^(?:all )?others?$/i.test(label)).length
  if (places === 0) return others > 0 ? 'business' : null
  if (others === 0) return 'geographical'
  const share = places / (places + others)
  if (share >= 0.75 && places >= 3) return 'geographical'
  if (geographic) return null
  return share < 0.5 ? 'business' : null
}

/** What divisions leave over and the filing gives no name. */
export const REMAINDER = 'Other (not broken down)'
