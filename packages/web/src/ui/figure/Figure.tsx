import { formatCell, formatCompact, formatPerShare, formatSpoken } from '@topline/core/format/amount.ts'
import { currencyName } from '@topline/core/format/currency.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import { PlainLink } from '../controls/PlainLink.tsx'
import s from './figure.module.css'

/** A place that is told without its print. */
type Stretch = { start: number; end: number; document?: string | undefined }

/**
 * Where the figure's cell opens, or null when it was calculated or not located. The document of a statement that is
 * stored nowhere (its accession number is '') stands on the same page.
 */
export function sourceHref(accession: string, place: Place | Stretch | null | undefined): string | null {
  if (!place || 'computed' in place || place.start === null || place.end === null) return null
  if (accession === '') return `#at-${place.start}-${place.end}`
  const doc = place.document ? `&doc=${encodeURIComponent(place.document)}` : ''
  return `/source/${accession}?at=${place.start}-${place.end}${doc}`
}

/** The cell of a figure of a filing's statement, where a list knows the figure but not its place. */
export const figureHref = (accession: string, figure: 'total_revenue' | 'net_income'): string =>
  `/source/${accession}?figure=${figure}`

interface FigureProps {
  /** the figure as shown */
  text: string
  /** 'Total revenue, 391,035 million US dollars': read instead of the short text */
  name?: string
  /** its place in the filing; null = calculated or not located, no underline */
  href?: string | null
  /** 'open in filing' unless the address is another page */
  opens?: string
  loss?: boolean
}

/** A figure: a link to its place in the filing, with the product's only dotted underline. */
export function Figure({ text, name, href, opens = 'open in filing', loss }: FigureProps) {
  const look = `fig ${s.figure} ${loss ? s.loss : ''}`
  if (!href || text === '-') {
    return (
      <span className={look}>
        {name ? (
          <>
            <span aria-hidden="true">{text}</span>
            <span className="sr">{name}</span>
          </>
        ) : (
          text
        )}
      </span>
    )
  }
  return (
    <PlainLink to={href} className={`${look} ${s.link}`} aria-label={`${name ?? text}, ${opens}`}>
      {text}
    </PlainLink>
  )
}

interface AmountProps {
  /** in the printed unit; null = unknown */
  value: number | null
  /** `revenue_units_number`: value × this = whole units */
  multiplier?: number
  currency: string
  /** what it is, for the accessible name */
  label: string
  href?: string | null
  opens?: string
  /** 'compact' = "$391.04B"; 'cell' = the printed unit with commas, for tables with a units line */
  form?: 'compact' | 'cell'
  /** red for a loss: lists, cards and flows only */
  tintLoss?: boolean
}

/** A money amount, "-" when unknown. */
export function Amount({
  value,
  multiplier = 1,
  currency,
  label,
  href,
  opens,
  form = 'compact',
  tintLoss,
}: AmountProps) {
  const whole = value === null ? null : value * multiplier
  const text = form === 'compact' ? formatCompact(whole, currency) : formatCell(value)
  // The name holds what is seen: a reader who speaks to the page says "$391.04B", or the digits of the cell.
  const spoken = formatSpoken(whole, currency)
  const name = spoken.includes(text) ? `${label}, ${spoken}` : `${label}, ${text}, ${spoken}`
  return <Figure text={text} name={name} href={href} opens={opens} loss={tintLoss && value !== null && value < 0} />
}

interface PerShareProps {
  value: number | null
  currency: string
  label: string
  href?: string | null
  /** false in tables whose units line names the currency */
  withCurrency?: boolean
}

/** A per-share figure with two decimals; never scaled. */
export function PerShare({ value, currency, label, href, withCurrency = true }: PerShareProps) {
  const text = formatPerShare(value, withCurrency ? currency : null)
  const spoken = value === null ? 'not known' : `${formatPerShare(value)} ${currencyName(currency)} a share`
  return <Figure text={text} name={`${label}, ${spoken}`} href={href} />
}
