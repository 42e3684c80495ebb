import type { Figure } from '../document/row.ts'
import type { Line } from '../sheet/lines.ts'

/** What a line is, by its words alone. */
export type Kind =
  | 'revenue-total'
  | 'revenue'
  | 'cost-total'
  | 'cost'
  | 'gross'
  | 'operating'
  | 'pretax'
  | 'tax'
  | 'net'
  | 'attributable'
  | 'minority'
  | 'preferred'
  | 'eps'
  | 'shares'
  | 'comprehensive'
  | 'expenses-total'
  | 'other'

const REVENUE_TOTAL =
  /^(?:total|consolidated|total consolidated) (?:net )?(?:operating )?(?:revenues?|sales|net sales|net revenues?|sales and revenues?|revenues and sales|sales and other operating revenues?)(?:$| and | net of interest expense| net\b| from|\/)|^total net (?:revenues?|sales)|^(?:revenues?|sales|net sales) - total|^trust income$|^total investment income$|^total revenues?\b(?!.*after)/
const REVENUE =
  /^(?:net |operating |total |gross |group )?(?:operating )?(?:revenues?|sales|turnover)(?:$| - net| net\b| less| and other| \$| including| from (?:external|contracts|continuing)| to )|^(?:net |operating )+(?:revenues?|sales)\b|^(?:sales|revenues?)(?: and)? (?:sales|revenues?|other operating revenues?)|^(?:revenues?|sales) net\b|^sales of |^(?:product|service|subscription|rental|contract|royalty|lease|academic|advertising|interest)s? (?:revenues?|sales)|^net operating revenues?/
const COST =
  /^(?:less )?(?:total )?(?:net )?(?:direct |operating )?costs? (?:and expenses )?(?:of|applicable to|related to) (?!borrow|fund|capital|removal|debt|deposit)|^(?:less )?(?:total )?(?:cost of )?(?:goods|products|merchandise|services)(?: and \w+)? (?:sold|costs?)|^costs? of (?:sales|revenues?|goods)|^(?:medical|health ?care) costs|^(?:company )?restaurant expenses/
const GROSS = /^(?:total )?gross (?:profit|margin|income|loss|earnings)\b(?! (?:percent|%))/
const OPERATING =
  /(?:^|\btotal |\bconsolidated )(?:net )?operating (?:income|profit|loss|earnings|margin)\b|^(?:net )?(?:income|loss|earnings|profit) from (?:continuing )?operations?$|^(?:net )?(?:income|loss|earnings|profit) from (?:rail(?:way|road)? )?operations\b|^(?:income|loss|earnings) before other (?:income|expense|nonoperating)|^(?:income|loss)(?: from operations)? before (?:interest|other)[^t]*$|^before other income|^(?:operating results?|results? (?:from|of) operations|trading profit)$/
/** A loss in brackets is all that says "income": the plain words of the label lack it (0000950148-94-000045). */
const LOSS_ALONE = /^\((?:loss|losses)\) from operations$|^operating \((?:loss|losses)\)$/
const PRETAX = /before .*\btax|before (?:provision|benefit)\b|\bpre-?tax (?:income|loss|earnings|profit)/
const TAX =
  /\b(?:income tax|taxes (?:on|based on) (?:income|earnings)|(?:provision|benefit)s?(?: \w+){0,5} taxes|income and (?:other|mining|production) tax(?:es)?\b|corporation tax)|^(?:income|asset)(?: tax)? and (?:income|asset) tax(?:es)?\b|^(?:provision for |total )?(?:income )?tax(?:es)?(?: (?:expense|benefit|provision|credit))?(?: benefit)?(?: \w+)?$|^(?:provision|benefit) (?:for|from)(?: \w+)* taxes|^taxation(?: (?:charge|credit|expense|benefit))*$|^tax(?:ation)? on (?:profit|loss|ordinary|income)|^tax (?:provision|expense|benefit)|^(?:united states|u\.s\.|federal|provision).*income taxes/
const NET =
  /^profit$|^net (?:increase|decrease|change)(?: decrease)? in net assets (?:resulting |applicable )?(?:from|to) operations|^(?:consolidated |total |combined )?net (?:income|loss|earnings|profit|deficit)\b|^(?:profit|loss|income)(?: after tax| after taxation)? (?:for|of) the (?:financial )?(?:year|period|quarter)|^net (?:income|loss)|^(?:distributable income|comprehensive loss for the)/
const SHARES =
  /weighted|average (?:number of )?(?:\w+ )*?(?:shares|units|stock)|shares used|(?:number of|ordinary|common|basic|diluted) (?:\w+ ){0,3}(?:shares|units)\b(?! price)|shares outstanding|units outstanding|\bshares - |^shares\b/
const PER_SHARE = /\bper\b[^>]{0,60}(?:share|unit|stock|ads|interest)|\beps\b|earnings per|loss per/

/** A heading over those among whom a result is shared out, and the owners below it. */
const SHARED_OUT = /(?:^|> )(?!.*comprehensive)(?:[^>]*(?:profit|income|loss|earnings|result)[^>]* )?attributable to$/
const OWNERS =
  /^(?:owners|(?:ordinary |equity )?(?:share|stock)?holders|members)\b(?!.*non-?controlling)|^equity (?:share)?holders\b/

/** "Net income attributable to common shares:" stands over EPS, not over counts. */
const RESULT = /\bnet (?:income|loss|earnings)\b/

/** A line of units printed within the table, which names shares but heads none. */
const UNITS_LINE =
  /\b(?:thousands|millions|billions|dollars)\b.*\bexcept\b|\bexcept (?:for )?(?:share|per[- ]share|number)/

/** Is the line a per-share figure, a count of shares, or neither? Size decides where words do not (T78, T84). */
function shareKind(line: Line, figure: Figure | null): 'eps' | 'shares' | null {
  const own = line.words
  const chain = line.heading.split(' > ').filter((heading) => !UNITS_LINE.test(heading))
  const last = chain.at(-1) ?? ''
  const nearest =
    /^(?:basic|diluted|assuming|primary|fully)/.test(last) &&
    !PER_SHARE.test(last) &&
    !SHARES.test(last.replace(/basic|diluted/g, ''))
      ? `${chain.at(-2) ?? ''} ${last}`
      : last
  const basic = /\b(?:basic|dilut|assuming dilution|primary)/.test(own)
  const size = figure ? Math.abs(figure.value) : 0
  const context = `${nearest} > ${own}`
  if (
    /dividend|distribution/.test(own) &&
    /declared|paid|per/.test(own) &&
    !/after|available|net (?:income|loss)/.test(own)
  )
    return null
  const count =
    SHARES.test(own) &&
    !/^(?:net |basic |diluted |primary )*(?:and |fully )*(?:diluted )?(?:income|loss|earnings|\(loss\)|\(losses\))/.test(
      own,
    )
  // "Available to holders of ordinary shares" names whose income it is, not how many shares there are.
  if (count && /\b(?:holders|owners) of\b/.test(own) && !/weighted|average|number|outstanding/.test(own)) return null
  if (count && size >= 90) return 'shares'
  if (PER_SHARE.test(own) && !count) {
    // "Net earnings per average Class A share" is one, however large it is.
    if (/^(?:basic |diluted )?net (?:income|loss|earnings).*\bper\b/.test(line.bare)) return 'eps'
    return size < 5000 ? 'eps' : size >= 10_000 ? 'shares' : null
  }
  if (count) return figure && figure.decimals >= 2 && PER_SHARE.test(context) && size < 90 ? 'eps' : 'shares'
  const perShare = PER_SHARE.test(nearest)
  const shares = SHARES.test(nearest)
  if (shares && (basic || line.bare === '' || /total|class|common|effect/.test(own)) && (!perShare || size >= 90))
    return size === 0
      ? null
      : /net (?:income|loss)/.test(own)
        ? null
        : figure && figure.decimals >= 2 && size < 50 && (PER_SHARE.test(context) || RESULT.test(nearest))
          ? 'eps'
          : 'shares'
  if (perShare && !/comprehensive/.test(own) && figure && (figure.decimals >= 2 || size < 90 || figure.dash))
    return 'eps'
  if (basic && perShare && size >= 90) return 'shares'
  if (basic && figure && figure.decimals >= 2 && size < 1000) return 'eps'
  if (/^net (?:income|loss).*(?:dilution|diluted|basic)/.test(own) && size < 1000) return 'eps'
  return null
}

export function kindOf(line: Line, figure: Figure | null): Kind {
  const share = shareKind(line, figure)
  if (share) return share
  const { bare } = line
  if (/comprehensive (?:income|loss|earnings)/.test(bare) && !/^(?:net )?comprehensive loss for the/.test(bare))
    return 'comprehensive'
  if (/preferred|preference (?:stock|share|dividend)|deemed dividend|accretion/.test(bare) && !/before/.test(bare))
    return 'preferred'
  if (
    /non-?controlling|minority|\bncis?\b/.test(bare) &&
    !/before|including|and non-?controlling interests?$|and (?:non-?controlling|minority|ncis?\b)/.test(bare)
  )
    return 'minority'
  if (PRETAX.test(bare) && !/^net investment income/.test(bare))
    return /^(?:provision|benefit)/.test(bare) ? 'tax' : 'pretax'
  if (
    TAX.test(bare) &&
    !/net of|after|excluding|other than|tax credits? |payroll|excise|property|\binterest (?:on|expense)/.test(bare)
  )
    return 'tax'
  if (
    /attributable to|available (?:to|for)|(?:applicable|allocable) to|^(?:net income|earnings|balance) (?:for|on) common/.test(
      bare,
    ) &&
    !/^costs?|^revenue|comprehensive/.test(bare)
  )
    return 'attributable'
  if (SHARED_OUT.test(line.heading) && OWNERS.test(bare)) return 'attributable'
  // "The bank's net income", after what is attributed to others.
  if (/^[a-z][\w.& -]*'s net (?:income|loss|earnings)$/.test(bare)) return 'attributable'
  if (/unconsolidated|affiliates|\binvestees?\b|group companies|associates/.test(bare) && !/attributable/.test(bare))
    return 'other'
  if (NET.test(bare) && !/^net (?:income|loss|earnings) (?:from|on|before)(?! continuing)/.test(bare)) return 'net'
  if (GROSS.test(bare)) return 'gross'
  if (LOSS_ALONE.test(line.words)) return 'operating'
  if (
    OPERATING.test(bare) &&
    !/(?<!^income before other .*and )discontinued|per |other operating|^operating (?:loss|income) (?:from )?(?:equity|affil)/.test(
      bare,
    )
  )
    return 'operating'
  if (/^total (?:net )?costs? of (?!funds|borrow)/.test(bare)) return 'cost-total'
  if (
    /^total (?:\w+ )?(?:\w+ )?(?:costs?|expenses|benefits)\b|^(?:costs and|total operating) expenses$|^total (?:claims|deductions)/.test(
      bare,
    )
  )
    return 'expenses-total'
  if (COST.test(bare) && !/depreciation|amortization of (?!.*cost)/.test(bare)) return 'cost'
  if (/after (?:the )?provision/.test(bare)) return 'other'
  if (REVENUE_TOTAL.test(bare)) return 'revenue-total'
  if (REVENUE.test(bare) && !/marketing|expense|cost|deferred|tax|provision|gain|administrative|development/.test(bare))
    return 'revenue'
  return 'other'
}
