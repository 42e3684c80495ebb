import type { Figure } from '../document/row.ts'
import type { Worded } from './lexicon.ts'

const SHARES =
  /weighted|average (?:number of )?(?:\w+ )*?(?:shares|units|stock)|shares used|(?:number of|ordinary|common|basic|diluted) (?:\w+ ){0,3}(?:shares|units)\b(?! price)|shares outstanding|units outstanding|\bshares - |^shares\b/
const PER_SHARE = /\bper\b[^>]{0,60}(?:share|unit|stock|ads|interest)|\beps\b|earnings per|loss per/

/** "Net income attributable to common shares:" stands over EPS, not over counts. */
const RESULT = /\bnet (?:income|loss|earnings)\b/

/** A line of units printed within the table, which names shares but heads none. */
const UNITS_LINE =
  /\b(?:thousands|millions|billions|dollars)\b.*\bexcept\b|\bexcept (?:for )?(?:share|per[- ]share|number)/

/** A measure of the company's own, printed among the figures of the statement (0000731766-25-000123). */
export const NON_GAAP = /^(?:adjusted|underlying|comparable|core)\b|\bnon-?gaap\b/

/** The figures per share of each year within the name of net income: "Net income (per share: 1995-$2.38; …)" (0000917337-96-000005). */
const BRACKETED = /\(per share:? [^)]*\d[^)]*\)/g

/** Is the line a per-share figure, a count of shares, or neither? Size decides where words do not (T78, T84). */
export function shareKind(line: Worded, figure: Figure | null): 'eps' | 'shares' | null {
  const kind = bySize(line, figure)
  // A count has no sign: what is taken off is an amount ("Dividends on common shares (1,234)").
  return kind === 'shares' && figure !== null && figure.value < 0 ? null : kind
}

function bySize(line: Worded, figure: Figure | null): 'eps' | 'shares' | null {
  const own = line.words.replace(BRACKETED, ' ')
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
  if (!count && NON_GAAP.test(own)) return null
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
