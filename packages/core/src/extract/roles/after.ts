import { withoutInterestParts } from './interest-block.ts'
import { one, type Sheet, type Term } from './sheet.ts'
import { captionSign } from './signs.ts'
import { type Item, solveSigns } from './solve/signs.ts'

/**
 * The signed lines between lines `from` and `to` that lead from one value to the other; null where no signs do, or
 * where the words of a line speak against them.
 */
export function walk(sheet: Sheet, from: number, to: number, base: number, target: number): Term | null {
  const { kinds } = sheet
  const all = sheet.filled(from + 1, to).filter((i) => kinds[i] !== 'eps' && kinds[i] !== 'shares')
  const rows = withoutInterestParts(
    all,
    (i) => sheet.bare(i),
    (i) => sheet.value(i),
    sheet.step,
  )
  // A line that is the sum of those right above it is their total, whatever it is called.
  const sums = (k: number) => {
    for (let first = k - 2; first >= 0; first -= 1) {
      const sum = sheet.sum(rows.slice(first, k))
      if (sheet.value(rows[k]) !== 0 && sheet.near(sum, sheet.value(rows[k]), 1)) return true
    }
    return false
  }
  const items = rows.map((i, k): Item => {
    const line = sheet.lines[i]
    const subtotal = /^total|^$|net$|^(?:net )?(?:income|earnings|loss|profit)\b/.test(sheet.bare(i))
    // What the tax leaves is a result, whatever its label: "(LOSS) FROM CONTINUING OPERATIONS" (0000950148-94-000045).
    const isLeft = k === 0 && base !== 0 && sheet.near(sheet.value(i), base)
    return {
      value: sheet.value(i),
      sign: line ? captionSign(line) : 1,
      optional:
        ((subtotal || isLeft || sums(k)) && kinds[i] !== 'minority') ||
        kinds[i] === 'operating' ||
        kinds[i] === 'net' ||
        kinds[i] === 'pretax',
    }
  })
  const signs = solveSigns(base, target, items, sheet.step)
  return signs ? rows.map((index, k) => ({ index, sign: signs[k] ?? 0 })).filter((term) => term.sign !== 0) : null
}

interface AfterRoles {
  /** The tax with the sign that leads on: positive takes away. */
  tax: Term
  after: Term | null
  /** How many identities hold. */
  proofs: number
  notes: string[]
}

/** From the result before taxes by the tax, whose sign the captions and the next results tell, to net income. */
export function pickAfter(sheet: Sheet, pretax: number, tax: Term, net: number): AfterRoles {
  const at = tax[0]?.index ?? pretax
  const last = tax.at(-1)?.index ?? at
  const printed = sheet.valueOf(tax)
  const before = sheet.value(pretax)
  const next = sheet.filled(last + 1, net + 1)
  const signs = likelySigns(sheet.words(at), printed)
  const leads = (i: number, sign: number) => sheet.near(sheet.value(i), before - sign * printed, 1)
  const sign =
    signs.find((one) => next[0] !== undefined && leads(next[0], one)) ??
    signs.find((one) => next.some((i) => leads(i, one))) ??
    signs.find((one) => walk(sheet, last, net, before - one * printed, sheet.value(net)) !== null)
  const final = sign ?? naturalSign(sheet.words(at), printed)
  const left = before - final * printed
  const after = walk(sheet, last, net, left, sheet.value(net)) ?? minorityAfter(sheet, net, left)
  return {
    tax: tax.map((term) => ({ index: term.index, sign: term.sign * final })),
    after,
    proofs: (sign === undefined ? 0 : 1) + (after === null ? 0 : 1),
    notes: sign === undefined ? ['tax does not lead from pre-tax to net income'] : [],
  }
}

/** The sign by the caption alone: "Benefit (provision)" prints a benefit as positive. */
function naturalSign(caption: string, printed: number): 1 | -1 {
  const benefitFirst = /benefit/.test(caption) && !/(?:provision|expense)[^(]{0,30}\(?(?:benefit)/.test(caption)
  return benefitFirst && (/\((?:provision|expense)/.test(caption) || printed > 0) ? -1 : 1
}

function likelySigns(caption: string, printed: number): number[] {
  const natural = naturalSign(caption, printed)
  return printed < 0 && !/benefit|\(credit\)/.test(caption) ? [1, -1] : [natural, -natural]
}

/** The owners' share first and the minority's after it (IFRS): what is left of the year's profit. */
function minorityAfter(sheet: Sheet, net: number, left: number): Term | null {
  const share = sheet
    .of(['minority'], net + 1, net + 4)
    .find((i) => sheet.near(left - sheet.value(i), sheet.value(net), 2))
  return share === undefined ? null : one(share, -1)
}
