/** The statement of NVIDIA's 10-Q for July 2023 (0001045810-23-000175), shortened, without its lines of counts. */
import type { Printed } from '../traps/typeset.fixture.ts'

const HEAD = 'July 30, 2023 | July 31, 2022'

/**
 * @param below what stands under its last line, a row a line
 * @param head the heads of its columns
 */
export const nvidiaStatement = (below = '', head = HEAD): Printed => ({
  form: '10-Q',
  ended: 'July 30, 2023',
  company: 'NVIDIA CORPORATION',
  title: 'CONDENSED CONSOLIDATED STATEMENTS OF INCOME',
  units: '(In millions, except per share data)',
  lines: `
^ Three Months Ended | <
^ ${head}
Revenue | $13,507 | $6,704
Cost of revenue | 4,045 | 3,789
Gross profit | 9,462 | 2,915
Total operating expenses | 2,662 | 2,416
Income from operations | 6,800 | 499
Other income (expense), net | 181 | (24)
Income before income tax | 6,981 | 475
Income tax expense (benefit) | 793 | (181)
Net income | $6,188 | $656
Net income per share:
Basic | $2.50 | $0.26
Diluted | $2.48 | $0.26
${below}`,
})
