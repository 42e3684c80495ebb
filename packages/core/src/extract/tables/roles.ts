import { withoutInterestParts } from '../expenses/interest-block.ts'
import { agrees, type Item, solveSigns } from './arithmetic.ts'
import { blockRevenues } from './business-blocks.ts'
import { type Kind, kindOf, type Line } from './lines.ts'
import { type PerShare, pickPerShare } from './pershare.ts'

/** A figure as a signed sum of lines: one line as printed, or several added. */
export type Term = { index: number; sign: number }[]

/** Which line or sum of lines is which field. Indexes into the lines; null = the statement has none. */
export interface Roles {
  kinds: Kind[]
  revenue: Term | null
  cost: Term | null
  gross: Term | null
  expenses: number[]
  operating: number | null
  between: { index: number; sign: number }[] | null
  pretax: number | null
  tax: Term | null
  after: { index: number; sign: number }[] | null
  net: number | null
  perShare: PerShare
  /** How many identities hold. */
  proofs: number
  notes: string[]
}

const one = (index: number, sign = 1): Term => [{ index, sign }]
/** Expenses that end a list of costs of revenue without a total (T52). */
const NOT_COST =
  /selling|general|administrative|research|depreciation|amorti[sz]ation|acquisition|impairment|fair value|\b(?:gain|loss)\b|marketing|operating expenses|restructuring|interest/
const STRICT_COST =
  /^costs? of (?:\w+ ){0,2}(?:sales|revenues?|goods|products?|services?|merchandise|equipment)|^medical costs/
const EXPENSE_WORDS = /expense|cost|charge|loss(?! \()|provision|impairment|amortization|write-?(?:off|down)|fees/

/** The sign a caption gives to a figure of a list of income and expenses (T32, T33, T62). */
export function captionSign(line: Line): 1 | -1 {
  const w = line.words
  if (/\((?:income|gains?|credits?|earnings)\)|^(?:loss|expense)s? \((?:gain|income)/.test(w)) return -1
  if (/\((?:expenses?|loss(?:es)?|charges?|costs?|deductions?)\)|income, net|net gain/.test(w)) return 1
  if (/(?:income|gain|earnings)\b/.test(w) && !/\bexpense/.test(w)) return 1
  if (EXPENSE_WORDS.test(w)) return -1
  return /expense|deduct|charges/.test(line.heading) ? -1 : 1
}

/** Finds the fields among the lines of a statement, by words first and by arithmetic where words do not decide. */
export function findRoles(lines: readonly Line[], column: number, step: number): Roles {
  const value = (i: number | null | undefined): number =>
    i === null || i === undefined ? Number.NaN : (lines[i]?.values[column]?.value ?? Number.NaN)
  const kinds = lines.map((line) => kindOf(line, line.values[column] ?? line.values.find((v) => v !== null) ?? null))
  const notes: string[] = []
  const has = (i: number) => !Number.isNaN(value(i)) && !lines[i]?.values[column]?.percent
  const of = (wanted: Kind[], from = 0, to = lines.length) => {
    const out: number[] = []
    for (let i = from; i < to; i += 1) if (wanted.includes(kinds[i] ?? 'other') && has(i)) out.push(i)
    return out
  }
  const share = of(['eps'])[0] ?? lines.length
  const comprehensive = of(['comprehensive'])[0] ?? lines.length
  const signOf = (i: number) => (lines[i] ? captionSign(lines[i]) : 1)
  const near = (a: number, b: number, parts = 1) => agrees(a, b, parts, step)
  let proofs = 0

  // Tax and pre-tax.
  const nets = of(['net', 'attributable'])
  const pretaxes = of(['pretax'], 0, Math.max(share, nets[0] ?? 0))
  let taxes = of(['tax'], 0, lines.length).filter((i) => i > (pretaxes[0] ?? -1) && i < Math.max(comprehensive, 1))
  if (pretaxes.length === 0) taxes = taxes.filter((i) => i < (nets.at(-1) ?? lines.length))
  let tax: Term | null = null
  const firstTax = taxes[0]
  if (firstTax !== undefined) {
    const run = taxes.filter((i) => i - firstTax <= 4)
    const labelled = run.find((i) => /^total/.test(lines[i]?.bare ?? ''))
    const bareRun = run.filter((i) => !/discontinu|extraordinary|accounting/.test(lines[i]?.words ?? ''))
    if (labelled !== undefined) tax = one(labelled)
    else tax = one(bareRun[0] ?? firstTax)
    const parts = lines
      .map((_, i) => i)
      .filter(
        (i) =>
          i >= firstTax - 3 && i <= firstTax + 2 && /\b(?:current|deferred)\b/.test(lines[i]?.bare ?? '') && has(i),
      )
    if (parts.length >= 2 && labelled === undefined) {
      const sum = parts.reduce((total, i) => total + value(i), 0)
      const next = (parts.at(-1) ?? 0) + 1
      if (near(value(next), sum, 2)) tax = one(next)
      else if (parts.includes(tax[0]?.index ?? -1)) tax = parts.map((index) => ({ index, sign: 1 }))
    }
  } else {
    const heading = lines.findIndex(
      (line, i) =>
        /(?:income tax|provision for tax|taxes on income)/.test(line.heading.split(' > ').at(-1) ?? '') &&
        /^(?:current|deferred|total|)$/.test(line.bare) &&
        has(i),
    )
    if (heading >= 0) {
      const block: number[] = []
      for (
        let i = heading;
        i < lines.length && /^(?:current|deferred|total|)(?: \w+)?$/.test(lines[i]?.bare ?? 'x');
        i += 1
      )
        block.push(i)
      const last = block.at(-1)
      if (
        last !== undefined &&
        block.length > 1 &&
        near(
          value(last),
          block.slice(0, -1).reduce((s, i) => s + value(i), 0),
          2,
        )
      )
        tax = one(last)
      else if (block.length > 0) tax = block.map((index) => ({ index, sign: 1 }))
    }
  }
  const taxAt = tax?.[0]?.index ?? null
  let pretax: number | null = null
  if (taxAt !== null) pretax = pretaxes.filter((i) => i < taxAt).at(-1) ?? null
  else pretax = pretaxes[0] ?? null
  const earlier = pretaxes.filter((i) => pretax !== null && i < pretax)
  if (
    pretax !== null &&
    earlier.length > 0 &&
    /equity|non-?controlling|minority/.test(lines[pretax]?.words ?? '') === false
  ) {
    // "before taxes and equity income" first, then "before taxes": the one next to the tax line.
  }

  // Net income: attributable to the company, before preferred dividends (T72).
  const limit = comprehensive > (nets[0] ?? 0) ? comprehensive : lines.length
  const inFace = nets.filter((i) => i > (pretax ?? -1) && (i < limit || kinds[i] === 'attributable'))
  const netLines = inFace.filter(
    (i) =>
      kinds[i] === 'net' &&
      !/continuing|discontinu|before|from|minority|extraordinary|cumulative|per /.test(
        (lines[i]?.bare ?? '').replace(/before (?:preferred|dividends)/g, ''),
      ),
  )
  const minorities = of(['minority']).filter(
    (i) => i > (pretax ?? -1) && (taxAt === null || i > taxAt) && i < share + 12 && i < limit + 6,
  )
  const attributed = nets.filter((i) => {
    const w = lines[i]?.bare ?? ''
    if (i > share && netLines.length > 0) return false
    const plain = kinds[i] === 'attributable' || /attributable to/.test(w)
    return (
      plain &&
      i > (pretax ?? -1) &&
      !/non-?controlling|minority|preferred|participating|discontinu|continuing|class|unvested|per /.test(w) &&
      (i < limit || minorities.length > 0)
    )
  })
  const common = (i: number) => /common|available|applicable/.test(lines[i]?.bare ?? '')
  let net: number | null = netLines[0] ?? null
  const owners = attributed.find((i) => !common(i))
  const total = netLines.find((i) => !/attributable/.test(lines[i]?.bare ?? '')) ?? null
  const share0 = minorities.find((i) => has(i))
  if (owners !== undefined) net = owners
  else if (share0 !== undefined) {
    const base = total ?? net
    const moved = [...netLines, ...attributed].find(
      (i) =>
        base !== null &&
        i !== base &&
        (near(value(i), value(base) - value(share0), 2) || near(value(i), value(base) + value(share0), 2)) &&
        value(i) !== value(base),
    )
    if (moved !== undefined) net = moved
    else net = base
  } else if (net === null) net = attributed.find((i) => common(i)) ?? null
  if (net === null) net = inFace.find((i) => kinds[i] === 'net') ?? null
  if (
    net === null &&
    comprehensive < lines.length &&
    /loss|income|profit/.test(lines[comprehensive]?.bare ?? '') &&
    pretax === null
  )
    net = comprehensive
  if (net === null && taxAt !== null) {
    const after = lines.findIndex(
      (line, i) =>
        i > taxAt &&
        has(i) &&
        /^(?:net |income|loss|earnings|profit)/.test(line.bare) &&
        near(value(i), value(pretax) - value(taxAt), 2),
    )
    if (after >= 0) net = after
  }

  // A line called "from continuing operations" before any tax is the pre-tax result where there is no tax line (T151).
  if (pretax === null && tax === null && net !== null) {
    const candidate = lines.findIndex(
      (line, i) => i < (net ?? 0) && /^(?:income|loss) from continuing operations$/.test(line.bare) && has(i),
    )
    if (candidate >= 0 && kinds[candidate] === 'operating') pretax = candidate
    else if (candidate >= 0) pretax = candidate
  }

  // Operating income.
  const ceiling = Math.min(pretax ?? lines.length, net ?? lines.length, share)
  let operating =
    of(['operating'], 0, Math.min(lines.length, ceiling + (pretax === null ? 0 : 0)))
      .filter((i) => i !== pretax && !/segment/.test(lines[i]?.words ?? ''))
      .at(0) ?? null
  const operatings = of(['operating'], 0, ceiling).filter(
    (i) =>
      i !== pretax &&
      /^(?:total |consolidated )?(?:operating (?:income|profit|loss|earnings)|(?:income|loss|earnings|profit) from operations)$/.test(
        lines[i]?.bare ?? '',
      ),
  )
  if (operatings.length > 0) operating = operatings.at(-1) ?? operating

  // Revenue.
  const stops = of(['cost', 'cost-total', 'gross', 'expenses-total', 'operating', 'pretax', 'net'])
  const wall = stops.find((i) => i > 0) ?? lines.length
  let revenue: Term | null = null
  const totals = of(['revenue-total'], 0, Math.min(ceiling, lines.length))
  const lead = totals.filter((i) => i < wall)
  const later = totals.filter((i) => i < (operating ?? ceiling))
  const chosen = lead.at(-1) ?? later[0]
  if (chosen !== undefined) revenue = one(chosen)
  const region = lines.map((_, i) => i).filter((i) => i < wall && i < ceiling && has(i))
  const isRevenueHeading = (i: number) =>
    /\b(?:revenues?|sales|income)\b/.test(lines[i]?.heading ?? '') &&
    !/cost|expense/.test(lines[i]?.heading.split(' > ').at(-1) ?? '')
  if (revenue === null && region.length > 1) {
    // A total without a name, or called "total" or "net" (T35, T147).
    for (let k = 2; k < region.length; k += 1) {
      const i = region[k] ?? -1
      const name = lines[i]?.bare ?? ''
      if (!/^(?:total|)$|^net (?:revenue|sale)|^total /.test(name)) continue
      for (let from = 0; from <= Math.min(1, k - 2); from += 1) {
        const sum = region.slice(from, k).reduce((s, index) => s + value(index), 0)
        if (near(sum, value(i), k)) {
          revenue = one(i)
          proofs += 1
          break
        }
      }
      if (revenue) break
    }
  }
  if (revenue === null) {
    const list = of(['revenue'], 0, wall).filter((i) => i < ceiling)
    const nets2 = list.filter((i) =>
      /^(?:total |consolidated )?net (?:operating )?(?:sales|revenues?)|^(?:sales|revenues?) net/.test(
        lines[i]?.bare ?? '',
      ),
    )
    const under = region.filter(
      (i) => isRevenueHeading(i) && !/cost|expense|interest expense/.test(lines[i]?.bare ?? '') && kinds[i] === 'other',
    )
    if (nets2.length > 0) revenue = one(nets2.at(-1) ?? 0)
    else if (list.length === 1) revenue = one(list[0] ?? 0)
    else if (list.length > 1) {
      const plain = list.find((i) => /^(?:total |net )?(?:sales|revenues?)$/.test(lines[i]?.bare ?? ''))
      revenue = plain !== undefined ? one(plain) : list.map((index) => ({ index, sign: 1 }))
    } else if (under.length === 1 || under.length === 2) revenue = under.map((index) => ({ index, sign: 1 }))
  }
  const bankNet = lines.findIndex((line, i) => /^(?:total )?net interest (?:income|revenue)$/.test(line.bare) && has(i))
  const bankOther = lines.findIndex(
    (line, i) => /^total (?:non-?interest|other) (?:income|revenues?)$/.test(line.bare) && has(i),
  )
  if (chosen === undefined && bankNet >= 0 && bankOther >= 0)
    revenue = [
      { index: bankNet, sign: 1 },
      { index: bankOther, sign: 1 },
    ]
  // Gross revenue less allowances, and then the net: the net is the revenue (casinos, consumer goods, drugs).
  const grossAt0 = revenue?.length === 1 ? revenue[0]?.index : undefined
  if (grossAt0 !== undefined && has(grossAt0 + 1) && has(grossAt0 + 2)) {
    const [less, left] = [grossAt0 + 1, grossAt0 + 2]
    if (
      /allowance|discount|returns|rebate|excise|deduction/.test(lines[less]?.bare ?? '') &&
      /^(?:total )?net (?:operating )?(?:revenues?|sales)|^(?:revenues?|sales) net/.test(lines[left]?.bare ?? '') &&
      near(value(grossAt0) - Math.abs(value(less)), value(left), 2)
    )
      revenue = one(left)
  }
  const revenueAt = revenue?.at(-1)?.index ?? null
  const sumOf = (term: Term | null) =>
    term === null ? Number.NaN : term.reduce((s, t) => s + t.sign * value(t.index), 0)
  const sales = sumOf(revenue)

  // Gross profit and cost of revenue.
  const costCeiling = Math.min(operating ?? lines.length, ceiling)
  let gross: Term | null = null
  let cost: Term | null = null
  const grossAt = of(['gross'], 0, costCeiling)[0]
  const from = (revenueAt ?? -1) + 1
  if (grossAt !== undefined) {
    gross = one(grossAt)
    // "Gross loss" prints a positive figure for a negative value (T55).
    const between = lines.map((_, i) => i).filter((i) => i >= from && i < grossAt && has(i))
    const single = between.filter((i) => near(Math.abs(value(i)), sales - value(grossAt), 2)).at(-1)
    if (
      /loss/.test(lines[grossAt]?.words ?? '') &&
      !/profit|income|margin|\(/.test(lines[grossAt]?.words ?? '') &&
      value(grossAt) > 0
    )
      gross = one(grossAt, -1)
    const target = sales - sumOf(gross)
    const exact = single ?? between.filter((i) => near(Math.abs(value(i)), target, 2)).at(-1)
    if (exact !== undefined) {
      cost = one(exact, value(exact) < 0 ? -1 : 1)
      proofs += 1
    } else {
      const costs = between.filter((i) => !/^total/.test(lines[i]?.bare ?? '') || lines[i]?.bare === '')
      const signs = solveSigns(
        0,
        target,
        costs.map(
          (i): Item => ({ value: Math.abs(value(i)), sign: 1, optional: /^(?:total|)$/.test(lines[i]?.bare ?? '') }),
        ),
        step,
      )
      if (signs && costs.length > 0 && costs.length < 10) {
        cost = costs
          .map((index, k) => ({ index, sign: (signs[k] ?? 1) * Math.sign(value(index) || 1) }))
          .filter((t) => t.sign !== 0)
        proofs += 1
      } else {
        const named = of(['cost', 'cost-total'], from, grossAt).at(-1)
        if (named !== undefined) cost = one(named, value(named) < 0 ? -1 : 1)
        notes.push('gross profit does not follow from revenue and cost')
      }
    }
  } else if (revenueAt !== null) {
    const totalCost = of(['cost-total'], from, costCeiling).at(-1)
    const costLines = of(['cost'], from, costCeiling)
    const sign = (i: number) => (value(i) < 0 ? -1 : 1)
    if (totalCost !== undefined && !/^total costs? and/.test(lines[totalCost]?.bare ?? ''))
      cost = one(totalCost, sign(totalCost))
    else if (costLines.length > 0) {
      const first = costLines[0] ?? from
      const run = [first]
      for (let i = first + 1; i < costCeiling && has(i); i += 1) {
        const heading = lines[i]?.heading.split(' > ').at(-1) ?? ''
        const underCost =
          /^costs? of|cost of (?:sales|revenue|goods|products|services)/.test(heading) &&
          heading === (lines[first]?.heading.split(' > ').at(-1) ?? '')
        if (kinds[i] === 'cost' || (underCost && kinds[i] === 'other')) run.push(i)
        else break
      }
      const last = run.at(-1) ?? first
      const next = last + 1
      const sum = run.reduce((s, i) => s + Math.abs(value(i)), 0)
      if (run.length > 1 && near(Math.abs(value(last)), sum - Math.abs(value(last)), run.length))
        cost = one(last, sign(last))
      else if (next < costCeiling && run.length > 1 && near(Math.abs(value(next)), sum, run.length))
        cost = one(next, sign(next))
      else {
        const apart = costLines.filter((i) => !run.includes(i) && STRICT_COST.test(lines[i]?.bare ?? ''))
        cost = [...run, ...apart].map((index) => ({ index, sign: sign(index) }))
      }
    } else {
      const heading = lines.findIndex(
        (line, i) =>
          i >= from &&
          i < costCeiling &&
          has(i) &&
          /^(?:total )?costs? of (?:sales|revenues?|goods|products|services|operations)/.test(
            line.heading.split(' > ').at(-1) ?? '',
          ),
      )
      if (heading >= 0) {
        const head = lines[heading]?.heading ?? ''
        const run: number[] = []
        for (let i = heading; i < costCeiling && lines[i]?.heading === head && has(i); i += 1) {
          if (run.length > 0 && NOT_COST.test(lines[i]?.bare ?? '')) break
          run.push(i)
        }
        const last = run.at(-1) ?? heading
        const sum = run.reduce((s, i) => s + Math.abs(value(i)), 0)
        const subtotal = run.find(
          (i, k) =>
            k > 0 &&
            near(
              Math.abs(value(i)),
              run.slice(0, k).reduce((s, j) => s + Math.abs(value(j)), 0),
              k,
            ),
        )
        if (subtotal !== undefined) cost = one(subtotal, sign(subtotal))
        else if (run.length > 1 && near(Math.abs(value(last)), sum - Math.abs(value(last)), run.length))
          cost = one(last, sign(last))
        else cost = run.map((index) => ({ index, sign: sign(index) }))
      }
    }
    // A gross profit without a label (T35), or a total of costs that holds only costs (T50).
    const unnamed = lines.findIndex(
      (line, i) =>
        i > from &&
        i < costCeiling &&
        has(i) &&
        line.bare === '' &&
        lines.slice(from, i).some((_, k) => near(value(i), sales - Math.abs(value(from + k)), 1)),
    )
    if (unnamed >= 0) {
      const all = lines.map((_, i) => i).filter((i) => i >= from && i < unnamed && has(i))
      const whole = all.filter((i) => near(value(unnamed), sales - Math.abs(value(i)), 1)).at(-1)
      const names = all.filter((i) => i !== whole)
      const costly = names.filter(
        (i) => kinds[i] === 'cost' || /interest expense|cost/.test(lines[i]?.bare ?? ''),
      ).length
      if (whole !== undefined && (names.length === 0 ? kinds[whole] === 'cost' : costly >= names.length)) {
        cost = one(whole, sign(whole))
        gross = one(unnamed)
        proofs += 1
      }
    }
    // The unnamed gross profit after several costs, interest of a finance arm among them (T148).
    if (gross === null) {
      const block: number[] = []
      for (let i = from; i < costCeiling; i += 1) {
        if (!has(i)) continue
        const sum = block.reduce((s, k) => s + Math.abs(value(k)), 0)
        if (
          lines[i]?.bare === '' &&
          block.length > 1 &&
          near(value(i), sales - sum, block.length) &&
          block.some((k) => kinds[k] === 'cost')
        ) {
          cost = block.map((index) => ({ index, sign: sign(index) }))
          gross = one(i)
          proofs += 1
          break
        }
        if (/administrative|selling|research/.test(lines[i]?.bare ?? '')) break
        block.push(i)
      }
    }
  }

  // Expenses between gross profit and operating income.
  let expenses: number[] = []
  const begin = Math.max(gross?.[0]?.index ?? -1, ...(cost ?? []).map((t) => t.index), revenueAt ?? -1) + 1
  const grossValue = gross ? sumOf(gross) : cost ? sales - sumOf(cost) : sales
  if (operating === null && revenueAt !== null) {
    // Operating income without a label (T58).
    for (let i = begin + 1; i < ceiling; i += 1) {
      if (lines[i]?.bare !== '' || !has(i)) continue
      const rows = lines.map((_, k) => k).filter((k) => k >= begin && k < i && has(k))
      const sum = rows.reduce((s, k) => s + Math.abs(value(k)), 0)
      const totalRow = rows.at(-1)
      const byTotal = totalRow !== undefined && near(value(i), grossValue - Math.abs(value(totalRow)), 2)
      if (
        (near(value(i), grossValue - sum, rows.length) || byTotal) &&
        !rows.some((k) => /interest|tax/.test(lines[k]?.bare ?? ''))
      ) {
        operating = i
        break
      }
    }
  }
  if (operating !== null) {
    const used = new Set((cost ?? []).map((t) => t.index))
    const rows = lines
      .map((_, i) => i)
      .filter(
        (i) =>
          i >= Math.min(begin, from) &&
          i < (operating ?? 0) &&
          has(i) &&
          !used.has(i) &&
          i > (revenueAt ?? -1) &&
          i !== gross?.[0]?.index,
      )
    const all = rows.filter((i) => i >= begin || kinds[i] === 'other')
    const below = rows.filter((i) => i >= begin)
    const base = Number.isNaN(grossValue) ? 0 : grossValue
    const target = value(operating)
    const itemsOf = (details: number[]) =>
      details.map(
        (i): Item => ({
          value: value(i),
          sign:
            signOf(i) === 1 && /income|gain/.test(lines[i]?.bare ?? '') && value(i) > 0
              ? 1
              : value(i) < 0 && details.every((k) => value(k) <= 0)
                ? 1
                : -1,
          optional:
            /^(?:total|)\b/.test(lines[i]?.bare ?? '') &&
            (/^total/.test(lines[i]?.bare ?? '') || lines[i]?.bare === ''),
        }),
      )
    // The lines under gross profit, else those among the costs too (costs in any order under one heading).
    const fromBelow = solveSigns(base, target, itemsOf(below), step)
    const signs = fromBelow ?? solveSigns(base, target, itemsOf(all), step)
    const details = fromBelow ? below : all
    if (signs) {
      expenses = details.filter((_, k) => signs[k] !== 0).map((i) => i)
      proofs += 1
      for (const [k, i] of details.entries()) if ((signs[k] ?? 0) * value(i) > 0) notes.push(`sign+:${i}`)
    } else {
      expenses = details.filter((i) => !/^total/.test(lines[i]?.bare ?? '') && lines[i]?.bare !== '')
      notes.push('operating expenses do not add up')
    }
  }

  // From operating income to pre-tax, and from pre-tax to net income.
  const walk = (a: number, b: number, base: number, target: number): Term | null => {
    const all = lines
      .map((_, i) => i)
      .filter((i) => i > a && i < b && has(i) && kinds[i] !== 'eps' && kinds[i] !== 'shares')
    const rows = withoutInterestParts(all, (i) => lines[i]?.bare ?? '', value, step)
    const items = rows.map((i): Item => {
      const line = lines[i]
      const bare = line?.bare ?? ''
      return {
        value: value(i),
        sign: line ? captionSign(line) : 1,
        optional:
          (/^total|^$|net$|^(?:net )?(?:income|earnings|loss|profit)\b/.test(bare) && kinds[i] !== 'minority') ||
          kinds[i] === 'operating' ||
          kinds[i] === 'net' ||
          kinds[i] === 'pretax',
      }
    })
    const signs = solveSigns(base, target, items, step)
    return signs ? rows.map((index, k) => ({ index, sign: signs[k] ?? 0 })).filter((t) => t.sign !== 0) : null
  }
  const between =
    operating !== null && pretax !== null && operating < pretax
      ? walk(operating, pretax, value(operating), value(pretax))
      : null
  if (between) proofs += 1
  let after: Term | null = null
  if (pretax !== null && net !== null && tax !== null && taxAt !== null) {
    const rawTax = sumOf(tax)
    const last = tax.at(-1)?.index ?? taxAt
    const next = lines.map((_, i) => i).filter((i) => i > last && i <= net && has(i))
    const caption = lines[taxAt]?.words ?? ''
    const benefitFirst = /benefit/.test(caption) && !/(?:provision|expense)[^(]{0,30}\(?(?:benefit)/.test(caption)
    const natural = benefitFirst && /\((?:provision|expense)/.test(caption) ? -1 : benefitFirst && rawTax > 0 ? -1 : 1
    const trySigns = rawTax < 0 && !/\(benefit\)|\(credit\)|benefit/.test(caption) ? [1, -1] : [natural, -natural]
    let sign = 0
    for (const s of trySigns) {
      const result = value(pretax) - s * rawTax
      if (next.slice(0, 1).some((i) => near(value(i), result, 1))) {
        sign = s
        break
      }
    }
    if (sign === 0)
      for (const s of trySigns) if (next.some((i) => near(value(i), value(pretax) - s * rawTax, 1))) sign ||= s
    if (sign === 0)
      sign = trySigns.find((s) => walk(last, net ?? last, value(pretax) - s * rawTax, value(net)) !== null) ?? 0
    if (sign === 0) notes.push('tax does not lead from pre-tax to net income')
    else proofs += 1
    const final = sign === 0 ? natural : sign
    tax = tax.map((t) => ({ index: t.index, sign: t.sign * final }))
    after = walk(last, net, value(pretax) - final * rawTax, value(net))
    if (after === null) {
      // The owners' share first and the minority's after it (IFRS): what is left of the year's profit.
      const all = value(pretax) - final * rawTax
      const share1 = of(['minority'], net + 1, net + 4).find((i) => near(all - value(i), value(net ?? i), 2))
      if (share1 !== undefined) after = one(share1, -1)
    }
    if (after) proofs += 1
  }
  // Two businesses one above the other: what is printed inside a block is that block's alone (T146).
  const blocks = blockRevenues(lines, kinds, value, pretax, step)
  if (blocks !== null) {
    return {
      kinds,
      revenue: blocks.map((index) => ({ index, sign: 1 })),
      cost,
      gross: null,
      expenses: [],
      operating: null,
      between: null,
      pretax,
      tax,
      after,
      net,
      perShare: pickPerShare(lines, kinds, column),
      proofs,
      notes: [...notes.filter((note) => !note.startsWith('sign+')), 'revenue added over blocks'],
    }
  }
  // A tax among other income, without a result before it (T152): it moves net income as the list is added.
  if (
    pretax === null &&
    operating !== null &&
    net !== null &&
    taxAt !== null &&
    tax?.length === 1 &&
    taxAt > operating
  ) {
    const way = walk(operating, net, value(operating), value(net))?.find((t) => t.index === taxAt)
    if (way !== undefined) tax = one(taxAt, -way.sign)
  }
  return {
    kinds,
    revenue,
    cost,
    gross,
    expenses,
    operating,
    between,
    pretax,
    tax,
    after,
    net,
    perShare: pickPerShare(lines, kinds, column),
    proofs,
    notes,
  }
}
