/** Lines that say what they are only with the heading over them. */
import { CASH_FLOW_LINES, type CashFlowLine } from '../../lexicon/entries/cash-flow.ts'
import { saidBy } from '../../lexicon/statement-lines.ts'
import { nearestHeading } from '../../sheet/nearest-heading.ts'
import type { Entry } from '../sheet-lines.ts'

/** What is done, alone: what it is done with stands above it ("Purchases" under "Property, plant and equipment"). */
const DONE =
  /^(?:purchases?|purchased|additions?|acquisitions?|acquired|expenditures|re-?purchases?|re-?purchased|reacquired|redemptions?|redeemed|retirements?|retired)$/
/** Headings that name no thing: those of a section. */
const OF_SECTION = /activit|\bflows?\b|^(?:operat|invest|financ)ing$/

/** The caption of a line; of a deed alone with the thing that the heading names. */
export function captionOf({ line }: Entry): string {
  const over = nearestHeading(line.heading)
  return DONE.test(line.bare) && over !== '' && !OF_SECTION.test(over) ? `${line.bare} of ${over}` : line.bare
}

/** Words of a line that is a matter of its own, whatever heading stands over it. */
const OF_ITS_OWN =
  /proceeds|purchase|payment|\bsales?\b|\bsold\b|increase|decrease|\bissu|repay|borrow|\bnet\b|\bcash\b|change|invest|acqui|loans?\b|advances|deposits?\b|restricted|securities|receivable|payable|deferred|provision|\btax|gain|loss|equity in|compensation|retire|redempt|debt\b|\bnotes?\b|^total\b/
const OTHER = /^(?:all )?other\b/
/** Under a heading of the field, and none of it all the same: content, costs of debt, leases; software and intangible assets that are bought. */
const NO_PART = /program|\bfilm|content|financ|discount|premium|right[- ]of[- ]use|\bleas(?!ehold)|exploration/
const NO_PROPERTY = /software|intangib/

/**
 * The lines right below a heading of the field that name no matter of their own ("Common stock" under "Cash dividends"): they
 * are its parts. What is called other is one only where the block is set in.
 */
export function partsUnder(field: CashFlowLine, section: readonly Entry[]): Entry[] {
  const words = CASH_FLOW_LINES[field]
  const isHead = ({ line }: Entry) => {
    const over = nearestHeading(line.heading)
    return over !== '' && !OF_SECTION.test(over) && saidBy(words, over)
  }
  const first = section.find((one) => isHead(one) && one.value !== null)
  if (first === undefined) return []
  const { heading, indent } = first.line
  const isSetIn = section.some(({ line, value }) => value !== null && line.indent < indent)
  const isOwn = ({ line }: Entry) =>
    OF_ITS_OWN.test(line.bare) || (OTHER.test(line.bare) && !isSetIn) || saidBy(words, line.bare)
  const rest = section.filter(({ index, value }) => index >= first.index && value !== null)
  const end = rest.findIndex((one) => one.line.heading !== heading || one.line.indent < indent || isOwn(one))
  return (end < 0 ? rest : rest.slice(0, end)).filter(
    ({ line }) =>
      saidBy(words, `${nearestHeading(heading)} ${line.bare}`) &&
      !NO_PART.test(line.bare) &&
      (field !== 'capital_expenditures' || !NO_PROPERTY.test(line.bare)),
  )
}
