/** The totals and the foot of a statement of cash flows, chosen together by the identities that they fulfil. */
import { type Entry, near, round } from '../sheet-lines.ts'
import { betweenOf, type CashPlaces, cashPlaces, footsOf, othersOf } from './foot.ts'
import {
  END,
  isChange,
  isUnder,
  orNone,
  type Place,
  places,
  ratesPoints,
  SECTIONS,
  type Section,
  START,
  totalPoints,
} from './points.ts'

/** The frame of a statement of cash flows: its totals, lines beside them, and the foot. */
export interface Frame {
  operating: Entry | null
  investing: Entry | null
  financing: Entry | null
  rates: Entry | null
  change: Entry | null
  start: Entry | null
  end: Entry | null
  /** Further lines between the totals and the change. */
  others: readonly Entry[]
  /** Further lines between the change and the cash at the end. */
  late: readonly Entry[]
  /** flows make the change; start and change make the end. */
  proofs: { flows: boolean; cash: boolean }
  points: number
}

/** Lines that the foot of a statement has at most. */
const FOOT = 12
/** What proofs are worth beside the words. */
const FLOWS = 12
const CASH_PROOF = 8

/** The frame with the most points of words and proofs; null where no two totals are found. `step`: one printed unit. */
export function frameOf(entries: readonly Entry[], step: number): Frame | null {
  const [op, inv, fin] = SECTIONS.map((section) => {
    const named = places(entries, (one) => totalPoints(one, section))
    if (named.length > 0) return named
    const lone = lonePlaces(entries, section)
    if (lone.length > 0) return lone
    return section === 'operating' ? unnamedOperations(entries, step) : unnamedSections(entries, step)
  })
  if (op === undefined || inv === undefined || fin === undefined) return null
  if ([op, inv, fin].filter((one) => one.length > 0).length < 2) return null
  const changes = places(entries, isChange)
  const rates = places(entries, ratesPoints)
  const cash = cashPlaces(entries)
  let best: Frame | null = null
  for (const o of orNone(op))
    for (const i of orNone(inv))
      for (const f of orNone(fin)) {
        const taken = [o, i, f].flatMap((one) => (one === null ? [] : [one.entry.index]))
        if (new Set(taken).size !== taken.length) continue
        const last = Math.max(...taken)
        const named = changes.filter(({ entry }) => !taken.includes(entry.index) && entry.index > Math.min(...taken))
        const flows = round([o, i, f].reduce((sum, one) => sum + (one?.value ?? 0), 0))
        for (const c of orNone([...named, ...unnamedChanges(entries, { flows, last, rates, named }, step)])) {
          const frame = bestFoot(
            entries,
            [o, i, f, c],
            rates.filter(
              ({ entry }) =>
                entry.index > Math.min(...taken) && entry.index < last + FOOT && entry.index !== c?.entry.index,
            ),
            cash,
            last,
            step,
          )
          if (best === null || frame.points > best.points) best = frame
        }
      }
  return best
}

/** Points of words that say a change in cash; deposits and repurchase agreements increase too (0000725806-96-000005). */
const SURE_CHANGE = 3

/** The first line under the heading of a section: its total where it is its only line (0000760612-96-000014). */
function lonePlaces(entries: readonly Entry[], section: Section): Place[] {
  const entry = entries.find((one) => isUnder(section, one))
  const next = entry && entries.find(({ index, value }) => index > entry.index && value !== null)
  const isLone =
    next === undefined ||
    isChange(next) >= SURE_CHANGE ||
    SECTIONS.some((one) => totalPoints(next, one) > 0 || (one !== section && isUnder(one, next)))
  return entry && entry.value !== null && isLone ? [{ entry, value: entry.value, points: 1 }] : []
}

/** The first total without a name that all lines above it make, a total of adjustments counted once: that of operations. */
function unnamedOperations(entries: readonly Entry[], step: number): Place[] {
  let sum = 0
  let parts = 0
  for (const entry of entries) {
    const { value, line } = entry
    if (value === null) continue
    const isTotal = /^(?:total)?$/.test(line.bare)
    if (isTotal && parts > 2) return near(sum, value, step * (1 + parts / 4)) ? [{ entry, value, points: 1 }] : []
    if (isTotal || /^total adjustments?$/.test(line.bare)) continue
    sum = round(sum + value)
    parts += 1
  }
  return []
}

/** Totals without a name below the total of another section, of all lines since it. */
function unnamedSections(entries: readonly Entry[], step: number): Place[] {
  const found: Place[] = []
  let sum: number | null = null
  let parts = 0
  for (const entry of entries) {
    const { value, line } = entry
    if (value === null) continue
    const isTotal = /^(?:total)?$/.test(line.bare)
    if (isTotal && sum !== null && parts > 0 && near(sum, value, step * (1 + parts / 4)))
      found.push({ entry, value, points: 1 })
    if (isTotal || SECTIONS.some((one) => totalPoints(entry, one) > 0)) [sum, parts] = [0, 0]
    else if (sum !== null) [sum, parts] = [round(sum + value), parts + 1]
  }
  return found.slice(0, 4)
}

/**
 * Lines at the foot that are what the sections make, though no word says that they are the change in cash. Only where
 * the words of none that makes it do.
 */
function unnamedChanges(
  entries: readonly Entry[],
  { flows, last, rates, named }: { flows: number; last: number; rates: readonly Place[]; named: readonly Place[] },
  step: number,
): Place[] {
  const made = [0, ...rates.map(({ value }) => value)].map((effect) => round(flows + effect))
  const isMade = (value: number) => value !== 0 && made.some((one) => near(one, value, 2 * step))
  if (named.some(({ value }) => isMade(value))) return []
  return entries.flatMap((entry) => {
    const { index, value, line } = entry
    if (index <= last || index > last + FOOT || value === null || !isMade(value)) return []
    return START.test(line.bare) || END.test(line.bare) ? [] : [{ entry, value, points: 1 }]
  })
}

function bestFoot(
  entries: readonly Entry[],
  [o, i, f, c]: readonly (Place | null | undefined)[],
  rates: readonly Place[],
  cash: CashPlaces,
  last: number,
  step: number,
): Frame {
  const words = [o, i, f, c].reduce((sum, one) => sum + (one?.points ?? 0), 0)
  const flows = round([o, i, f].reduce((sum, one) => sum + (one?.value ?? 0), 0))
  const taken = new Set([o, i, f, c].flatMap((one) => (one ? [one.entry.index] : [])))
  const tolerance = 2 * step
  const feet = footsOf(entries, cash, taken, c ?? null, last, step)
  let best: Frame | null = null
  for (const rate of [...rates, null]) {
    const effect = rate?.value ?? 0
    const others = c
      ? othersOf(
          entries,
          { taken, from: last, rate: rate?.entry ?? null, c: c.entry },
          round((c.value ?? 0) - flows - effect),
          tolerance,
        )
      : null
    const late = c ? others === null && rate !== null && near(flows, c.value, tolerance) : false
    const holdsFlows = others !== null || late
    for (const foot of feet) {
      const { start, end } = foot
      const sum =
        start && end && c ? round((start.value ?? 0) + c.value + (late ? effect : 0) - (end.value ?? 0)) : null
      const between =
        sum !== null && !near(sum, 0, tolerance)
          ? betweenOf(entries, c?.entry.index ?? 0, end?.index ?? 0, -sum, tolerance, taken)
          : null
      const holdsCash = sum !== null && (near(sum, 0, tolerance) || between !== null)
      const unproven = !c && start && end && near((end.value ?? 0) - (start.value ?? 0), flows + effect, tolerance)
      const points =
        words +
        foot.points +
        (rate?.points ?? 0) * (holdsFlows ? 1 : 0.1) +
        (holdsFlows ? FLOWS - (others ?? []).length : 0) +
        (holdsCash ? CASH_PROOF - (between?.length ?? 0) : 0) +
        (unproven ? FLOWS : 0)
      // A line of exchange rates that stands among those of operations is one of these.
      const rateUsed =
        rate !== null && (holdsFlows || unproven || (rate.points >= 5 && rate.entry.index > last)) ? rate.entry : null
      if (best === null || points > best.points)
        best = {
          operating: o?.entry ?? null,
          investing: i?.entry ?? null,
          financing: f?.entry ?? null,
          rates: rateUsed,
          change: c?.entry ?? null,
          start,
          end,
          others: others ?? [],
          late: between ?? [],
          proofs: { flows: holdsFlows || Boolean(unproven), cash: holdsCash || Boolean(unproven) },
          points,
        }
    }
  }
  // There is at least the foot without cash.
  return best as Frame
}
