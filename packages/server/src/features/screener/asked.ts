/** The parameters of a screen in an address: of the answer, its files and its feed. */
import { SCREEN_BASES } from '@topline/core/screen/quantities.ts'
import { MOST_CONDITIONS } from '@topline/core/screen/screen.ts'
import { z } from 'zod'

const word = z.string().max(1000).optional()
/** Read by `readScreen` in core, which says of everything what it must be. */
export const screenParameters = z.object({
  basis: word.describe(`Which newest period of each company: ${SCREEN_BASES.join(', ')}; default year`),
  where: word.describe(
    `At most ${MOST_CONDITIONS} figures with their ranges, such as net_margin:0.3..,total_revenue:1e9..5e9,debt; a name alone is a column. Ratios and growth as fractions, amounts in whole units`,
  ),
  form: word.describe('10-K, 10-Q or 20-F: of the filing that the figures are from'),
  currency: word.describe('Three letters; where amounts are compared and none is named, USD'),
  list: word.describe('The name of a list in its address'),
  sic: word.describe('The first digits of an SIC code'),
  age: word.describe('The period ended at most so many months ago'),
  sort: word.describe(
    'company, period or a figure, with - for the largest first; default the last figure, largest first',
  ),
})
