/** The sentence at the head of a company: three figures of its newest year, each of which opens its cell. */
import { formatCompact, formatPerShare } from '../format/amount.ts'
import { shortCompanyName } from '../format/company-name.ts'

type SentenceFigure = 'total_revenue' | 'net_income' | 'diluted_eps' | 'basic_eps'

/** Words, or a figure as the sentence shows it. */
export type SentencePiece = string | { figure: SentenceFigure; text: string }

interface Year {
  period_code: string
  currency: string
  total_revenue: number | null
  net_income: number | null
  basic_eps: number | null
  diluted_eps: number | null
}

const fiscal = (code: string): string => (/^\d{4} FY$/.test(code) ? `fiscal ${code.slice(0, 4)}` : code)

/**
 * "In fiscal 2025 Apple kept $112.01B of $416.16B in revenue, $7.46 a share."; of a loss "In fiscal 2024 Boeing lost
 * $11.83B on $66.52B in revenue, $18.36 a share." Without a share figure it ends before it. Null without revenue above 0
 * or net income.
 */
export function companySentence(company: string, year: Year): SentencePiece[] | null {
  const { total_revenue: revenue, net_income: net, currency } = year
  if (revenue === null || net === null || revenue <= 0) return null
  const start = `In ${fiscal(year.period_code)} ${shortCompanyName(company)} ${net < 0 ? 'lost' : 'kept'} `
  const share: SentenceFigure = year.diluted_eps === null ? 'basic_eps' : 'diluted_eps'
  const eps = year[share]
  // A share's figure of the other sign (an income for preferred shares taken off) would contradict the verb.
  const isTold = eps !== null && eps < 0 === net < 0
  return [
    start,
    { figure: 'net_income', text: formatCompact(Math.abs(net), currency) },
    net < 0 ? ' on ' : ' of ',
    { figure: 'total_revenue', text: formatCompact(revenue, currency) },
    ' in revenue',
    ...(isTold
      ? [', ', { figure: share, text: formatPerShare(Math.abs(eps), currency) } as const, ' a share.']
      : ['.']),
  ]
}
