/** What the slots of a question ask: an expression of figures, the times that it is of, and what is told of it. */
import { isPaidFrom, isWithin } from '../reckoning/read.ts'
import { merged, type Time } from './times.ts'
import type { Slots, Token } from './token.ts'
import type { Op } from './words.ts'

export type Sum = readonly { sign: 1 | -1; metric: string }[]

/** `of-it`: a part of the whole that is told before it; `ratio` is told in percent and in times */
export interface Expression {
  top: Sum
  bottom: Sum | null
  form: 'amount' | 'apart' | 'share' | 'of-it' | 'ratio'
  /** it is asked for in percent */
  isPercent?: true
}

export type Asked =
  | { op: 'values'; of: readonly Expression[]; times: readonly Time[]; share: 'basic' | 'diluted' | null }
  /** `old` null = the column before */
  | { op: 'moved'; of: Expression; now: Time; old: Time | null; way: 'up' | 'down' | null }
  | { op: 'factor'; of: Expression; now: Time; old: Time | null }
  | { op: 'years'; of: Expression; count: number | null; isSum: boolean }
  | { op: 'sum-of-times'; of: Expression; times: readonly Time[] }
  | { op: 'compare'; a: Sum; b: Sum; time: Time; asked: 'more' | 'less' | null }
  | { op: 'sign'; of: Expression; time: Time; asked: 'negative' | 'positive' }

type Step = { metric: string } | { op: Op }

interface Parsed {
  steps: readonly Step[]
  times: readonly Time[]
  /** a time that the figure is held against */
  isHeld: boolean
}

const OWN: Time = { kind: 'own' }
const isFigure = (step: Step | undefined): step is { metric: string } => step !== undefined && 'metric' in step
const isOp = (step: Step | undefined, ...ops: readonly Op[]): boolean =>
  step !== undefined && 'op' in step && ops.includes(step.op)
const opsOf = (steps: readonly Step[]): Op[] => steps.flatMap((one) => ('op' in one ? [one.op] : []))

/** Times taken out with the words that lead to them. */
function parsed(tokens: readonly Token[]): Parsed {
  const steps: Step[] = []
  const times: Time[] = []
  let isHeld = false
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'figure') steps.push({ metric: token.metric })
    else if (token.kind === 'op') steps.push({ op: token.op })
    else {
      times.push(token.time)
      // "Cost of sales / year-end inventory": the word before is of the figure behind.
      if (tokens[at + 1]?.kind === 'figure' && isOp(steps.at(-1), 'versus', 'than', 'over')) continue
      while (isOp(steps.at(-1), 'versus', 'than', 'since', 'from', 'over', 'and', 'in', 'of', 'to', 'by', 'or')) {
        if (isOp(steps.at(-1), 'versus', 'than', 'since', 'from')) isHeld = true
        // "Net income of 2025 divided by 2024"; "over six months" is how long.
        if ((token.time.kind === 'back' || times.length > 1) && isOp(steps.at(-1), 'over')) {
          steps.splice(-1, 1, { op: 'times' })
          break
        }
        if (isOp(steps.at(-1), 'of', 'and', 'or', 'to') && isOp(steps.at(-2), 'share', 'ratio', 'multiple')) break
        steps.pop()
      }
    }
  }
  return { steps, times: merged(times), isHeld }
}

const LOOSE: readonly Op[] = ['and', 'of', 'in', 'to', 'by', 'from', 'be', 'which', 'or']
function stripped(steps: readonly Step[]): Step[] {
  const out = [...steps]
  while (isOp(out[0], ...LOOSE)) out.shift()
  while (isOp(out.at(-1), ...LOOSE)) out.pop()
  return out.filter((one, at) => !(isOp(one, 'and') && isOp(out[at - 1], 'and')))
}

/** Figures with signs between them; null = two stand side by side, or something else is done with them. */
function sumOf(all: readonly Step[]): Sum | null {
  const steps = stripped(all).filter(
    (one) => !isOp(one, 'sum', 'be', 'percent', 'dollars', 'of', 'in', 'to', 'by', 'which'),
  )
  const sum: { sign: 1 | -1; metric: string }[] = []
  let sign: 1 | -1 | null = 1
  let isMinus = false
  for (const step of stripped(steps)) {
    if (isFigure(step)) {
      if (sum.some((one) => one.metric === step.metric)) return null
      if (sign === null) return null
      sum.push({ sign, metric: step.metric })
      sign = null
    } else if (isOp(step, 'plus')) [sign, isMinus] = [1, false]
    else if (isOp(step, 'minus')) [sign, isMinus] = [-1, true]
    else if (isOp(step, 'and')) sign = sign ?? (isMinus ? -1 : 1)
    else return null
  }
  return sum.length > 0 && sign === null ? sum : null
}

const ratio = (top: Sum | null, bottom: Sum | null, form: Expression['form']): Expression | null =>
  top && bottom && top.every((one) => !bottom.some((other) => other.metric === one.metric))
    ? { top, bottom, form }
    : null

/** Where the first figures end and the second begin: the first of these words that stands between two figures. */
function cutAt(steps: readonly Step[], ...ops: readonly Op[]): number {
  const first = steps.findIndex(isFigure)
  const last = steps.findLastIndex(isFigure)
  const at = steps.findIndex((one, i) => i > first && i < last && isOp(one, ...ops))
  return at
}
const before = (steps: readonly Step[], at: number): Step[] => steps.slice(0, at)
const after = (steps: readonly Step[], at: number): Step[] => steps.slice(at + 1)
const without = (steps: readonly Step[], ...ops: readonly Op[]): Step[] => steps.filter((one) => !isOp(one, ...ops))

type Built =
  | { kind: 'expression'; of: Expression; rest: ReadonlySet<Op> }
  | { kind: 'list'; of: readonly Expression[] }
  | { kind: 'compare'; a: Sum; b: Sum; asked: 'more' | 'less' | null }

const TOLD: readonly Op[] = [
  'up',
  'down',
  'moved',
  'percent',
  'dollars',
  'basic-share',
  'diluted-share',
  'since',
  'negative',
  'positive',
]

/** @returns null where the figures are put together in a way that is not known */
function built(all: readonly Step[], isYesNo: boolean): Built | null {
  const steps = stripped(all)
  const rest = new Set(opsOf(steps).filter((one) => TOLD.includes(one)))
  const core = stripped(without(steps, ...TOLD))
  const ops = new Set(opsOf(core))
  const expression = (of: Expression | null): Built | null => of && { kind: 'expression', of, rest }
  const figures = new Set(core.flatMap((one) => (isFigure(one) ? [one.metric] : [])))
  const [single] = figures
  if (figures.size === 1 && single !== undefined) {
    const others = new Set(opsOf(steps).filter((one) => !['of', 'in', 'to', 'by', 'be', 'from', 'and'].includes(one)))
    return {
      kind: 'expression',
      of: { top: [{ sign: 1, metric: single }], bottom: null, form: 'amount' },
      rest: others,
    }
  }
  if (ops.has('of-it')) return expression(ofIt(core))
  if (ops.has('share')) return expression(shareOf(core))
  const isCovered = ops.has('cover') && isYesNo && !ops.has('times')
  if (ops.has('enough') || isCovered) return enough(core)
  if (rest.has('up') || rest.has('down') ? ops.has('times') : false) return null
  if (['over', 'ratio', 'multiple', 'times', 'cover'].some((one) => ops.has(one as Op)))
    return expression(ratioOf(core))
  if (['more', 'less', 'than', 'or', 'versus'].some((one) => ops.has(one as Op))) {
    // "Inventories vs revenue, in %"
    if (rest.has('percent') && ops.has('versus') && !ops.has('more') && !ops.has('less'))
      return expression(halves(core, 'ratio', 'versus'))
    return rest.size > 0 && [...rest].some((one) => one !== 'dollars') ? null : compared(core, isYesNo)
  }
  if (ops.has('apart')) {
    const both = sumOf(without(core, 'apart'))
    const [a, b] = both ?? []
    return both?.length === 2 && a && b
      ? expression({ top: [a, { ...b, sign: -1 }], bottom: null, form: 'apart' })
      : null
  }
  // "Dividends to shareholders plus stock acquired": the word stands at no second figure.
  const to = cutAt(core, 'to')
  const isTo = to > 0 && isFigure(core[to - 1]) && isFigure(core[to + 1]) && !ops.has('from') && !isYesNo
  if (isTo) return expression(halves(core, 'ratio', 'to'))
  return summed(core, ops, rest)
}

function summed(core: readonly Step[], ops: ReadonlySet<Op>, rest: ReadonlySet<Op>): Built | null {
  const sum = sumOf(core)
  const between = opsOf(core.slice(core.findIndex(isFigure), core.findLastIndex(isFigure)))
  if (
    !sum ||
    between.some((one) => !['plus', 'minus', 'and', 'sum', 'of', 'in', 'by', 'be', 'from', 'which'].includes(one))
  )
    return null
  const isPut = ops.has('plus') || ops.has('minus') || ops.has('sum')
  if (isPut) return { kind: 'expression', of: { top: sum, bottom: null, form: 'amount' }, rest }
  if (rest.size > 0) return null
  return { kind: 'list', of: sum.map((one) => ({ top: [one], bottom: null, form: 'amount' })) }
}

const halves = (core: readonly Step[], form: Expression['form'], ...ops: readonly Op[]): Expression | null => {
  const at = cutAt(core, ...ops)
  return at < 0
    ? null
    : ratio(
        sumOf(without(before(core, at), 'ratio', 'cover', 'times')),
        sumOf(without(after(core, at), 'ratio', 'cover')),
        form,
      )
}

/** "Debt, and how much of it is short-term?" */
function ofIt(core: readonly Step[]): Expression | null {
  const at = core.findIndex((one) => isOp(one, 'of-it'))
  return ratio(sumOf(after(core, at)), sumOf(before(core, at)), 'of-it')
}

function shareOf(core: readonly Step[]): Expression | null {
  const at = core.findIndex((one) => isOp(one, 'share'))
  const [left, right] = [before(core, at), without(after(core, at), 'share')]
  const isDirect = isOp(right[0], 'be')
  if (left.some(isFigure)) {
    if (!right.some(isFigure)) return null
    // "Total assets: what share is goodwill?"
    return isDirect ? ratio(sumOf(right), sumOf(left), 'share') : ratio(sumOf(left), sumOf(right), 'share')
  }
  if (isDirect) return halves(right, 'share', 'of', 'in', 'to', 'over')
  const by = cutAt(right, 'be')
  if (by >= 0) return ratio(sumOf(after(right, by)), sumOf(before(right, by)), 'share')
  return halves(right, 'share', 'in', 'to', 'over', 'versus')
}

function ratioOf(core: readonly Step[]): Expression | null {
  const first = core.findIndex(isFigure)
  const lead = opsOf(core.slice(0, first))
  const steps = core.slice(first)
  const swapped = (one: Expression | null): Expression | null =>
    one?.bottom ? { ...one, top: one.bottom, bottom: one.top } : null
  const isPassive =
    steps.some((one, at) => isOp(one, 'cover') && isOp(steps[at + 1], 'by')) ||
    (lead.includes('cover') && cutAt(steps, 'by') > 0)
  if (isPassive) return swapped(halves(without(steps, 'cover', 'times'), 'ratio', 'by'))
  const plain = without(steps, 'more', 'less')
  const isTimes = lead.includes('times') || lead.includes('multiple')
  // "How many times larger than equity is debt", "what multiple of equity is debt"
  if (isTimes && !opsOf(steps).some((one) => one === 'cover' || one === 'than' || one === 'over'))
    return swapped(halves(plain, 'ratio', 'be'))
  return (
    halves(plain, 'ratio', 'over') ??
    halves(plain, 'ratio', 'times', 'multiple', 'cover') ??
    halves(plain, 'ratio', 'than', 'to', 'versus') ??
    (lead.includes('ratio') || opsOf(steps).includes('ratio') ? halves(plain, 'ratio', 'and') : null)
  )
}

function enough(core: readonly Step[]): Built | null {
  const at = cutAt(core, 'enough', 'cover')
  if (at < 0) {
    // "Is there enough cash to …": what is enough stands behind it.
    return null
  }
  const [a, b] = [sumOf(before(core, at)), sumOf(without(after(core, at), 'cover', 'enough'))]
  return a && b ? { kind: 'compare', a, b, asked: 'more' } : null
}

function compared(core: readonly Step[], isYesNo: boolean): Built | null {
  const ops = new Set(opsOf(core))
  const sep: readonly Op[] = ops.has('than')
    ? ['than']
    : ops.has('versus')
      ? ['versus']
      : ops.has('or')
        ? ['or']
        : ['more', 'less']
  const at = cutAt(core, ...sep)
  if (at < 0 || (ops.has('more') && ops.has('less')) || ops.has('apart')) return null
  const [left, right] = [before(core, at), after(core, at)].map((one) => sumOf(without(one, 'more', 'less', 'than')))
  if (!left || !right || left.some((one) => right.some((other) => other.metric === one.metric))) return null
  const isAsked = isYesNo && !ops.has('or') && (ops.has('more') || ops.has('less'))
  return { kind: 'compare', a: left, b: right, asked: isAsked ? (ops.has('more') ? 'more' : 'less') : null }
}

const only = (ops: ReadonlySet<Op>, ...allowed: readonly Op[]): boolean =>
  [...ops].every((one) => allowed.includes(one))

/** @returns null where what is asked is not one of the things that are told */
export function askedOf({ tokens, isYesNo, years, text }: Slots): Asked | null {
  const { steps, times, isHeld } = parsed(tokens)
  const found = built(steps, isYesNo)
  if (!found || times.length > 3) return null
  const [time = OWN] = times
  if (found.kind === 'compare')
    // "Than the debt of last year": the time is that of one of the two.
    return years !== null || times.length > 1 || isHeld || time.kind === 'back'
      ? null
      : { op: 'compare', a: found.a, b: found.b, time, asked: found.asked }
  if (found.kind === 'list')
    return years !== null || isYesNo || isHeld ? null : { op: 'values', of: found.of, times, share: null }
  const { of, rest: ops } = found
  if (!isPartOf(of, steps, text)) return null
  const isRatio = of.bottom !== null
  if (years !== null) {
    if (times.length > 0 || !only(ops, 'sum', 'dollars', 'of', ...(isRatio ? (['percent'] as const) : []))) return null
    return { op: 'years', of, count: years === 0 ? null : years, isSum: ops.has('sum') && !isRatio }
  }
  return ofOne(of, ops, times, isHeld, isYesNo)
}

/** "What share of income is capex": it is none of it, and is told beside it only where it is put so. */
function isPartOf({ top, bottom, form }: Expression, steps: readonly Step[], text: string): boolean {
  const isAskedOf = form === 'share' && steps.findIndex((one) => isOp(one, 'share')) < steps.findIndex(isFigure)
  const [whole] = bottom ?? []
  if (!isAskedOf || !whole) return true
  return top.every(({ metric }) => isWithin(metric, whole.metric) || isPaidFrom(metric, whole.metric, text))
}

function ofOne(
  of: Expression,
  ops: ReadonlySet<Op>,
  times: readonly Time[],
  isHeld: boolean,
  isYesNo: boolean,
): Asked | null {
  const [time = OWN, second] = times
  const isRatio = of.bottom !== null
  if (ops.has('basic-share') || ops.has('diluted-share')) {
    if (!only(ops, 'basic-share', 'diluted-share') || ops.size > 1 || isRatio || times.length > 1 || isYesNo)
      return null
    return { op: 'values', of: [of], times, share: ops.has('basic-share') ? 'basic' : 'diluted' }
  }
  if (ops.has('negative') || ops.has('positive')) {
    if (!isYesNo || ops.size > 1 || times.length > 1 || isRatio || isHeld) return null
    return { op: 'sign', of, time, asked: ops.has('negative') ? 'negative' : 'positive' }
  }
  // "2025 vs 2024 vs 2023": each of them.
  if (times.length === 3 && isHeld && ops.size === 0 && !isYesNo) return { op: 'values', of: [of], times, share: null }
  const pair = pairOf(times, isHeld)
  if (ops.has('times'))
    return pair && !isRatio && only(ops, 'times', 'more', 'up', 'than', 'versus', 'multiple')
      ? { op: 'factor', of, ...pair }
      : null
  if (ops.has('sum') && second !== undefined && !isHeld && only(ops, 'sum') && !isRatio && !isYesNo)
    return { op: 'sum-of-times', of, times }
  const isMoved = isHeld || ['up', 'down', 'moved', 'more', 'less', 'apart'].some((one) => ops.has(one as Op))
  const isInBoth = second !== undefined && (ops.has('percent') || ops.has('dollars'))
  if (isMoved || (isInBoth && !isRatio)) {
    if (
      !pair ||
      !only(ops, 'up', 'down', 'moved', 'more', 'less', 'apart', 'percent', 'dollars', 'versus', 'than', 'since', 'sum')
    )
      return null
    const [up, down] = [ops.has('up') || ops.has('more'), ops.has('down') || ops.has('less')]
    return { op: 'moved', of, ...pair, way: isYesNo && up !== down ? (up ? 'up' : 'down') : null }
  }
  if (isYesNo || !only(ops, 'dollars', 'sum', ...(isRatio ? (['percent'] as const) : []))) return null
  return { op: 'values', of: [ops.has('percent') ? { ...of, isPercent: true } : of], times, share: null }
}

/** The newer and the older of the times that a change is of. */
function pairOf(times: readonly Time[], isHeld: boolean): { now: Time; old: Time | null } | null {
  const [first, second, third] = times
  if (third !== undefined) return null
  if (first === undefined) return { now: OWN, old: null }
  if (second !== undefined) return { now: first, old: second }
  if (first.kind === 'own' || (first.kind === 'year-end' && first.back === 0 && !isHeld)) return { now: OWN, old: null }
  if (isHeld || first.kind === 'back' || (first.kind === 'span' && first.back > 0)) return { now: OWN, old: first }
  return { now: first, old: null }
}
