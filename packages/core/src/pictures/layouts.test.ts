/** What always holds of drawn towers and bridges: in proportion, in order, side by side, within the frame, the same twice. */
import { describe, expect, it } from 'vitest'
import { LIGHT } from '../flow/drawing/theme.ts'
import type { Box } from '../flow/layout/layout.ts'
import { SECTIONS } from './bridge/cash.ts'
import { endBox } from './bridge/layout.ts'
import { bridgeLayout } from './bridge/statement-layout.ts'
import { bridgeSvgBody } from './drawing/bridge-svg.ts'
import { towersSvgBody } from './drawing/towers-svg.ts'
import { bridgeDrawnFaults, towersDrawnFaults, WIDTHS } from './faults.fixture.ts'
import { FLOWS, madeFlows, madeSheet, SHEET } from './made.fixture.ts'
import { sampleOf } from './read.fixture.ts'
import { drawnBox, edgeBox, headTotal } from './towers/layout.ts'
import { towersLayout } from './towers/statement-layout.ts'

const M = 1_000_000
const apple = sampleOf('0000320193-24-000123')
const boeing = sampleOf('0000012927-24-000010')
const LOSING = madeFlows(FLOWS, { lines: [], operating_cash_flow: -200 * M, cash_at_end: -300 * M })
const made = madeSheet(SHEET)
const lacking = madeSheet(SHEET, {
  lines: [],
  ...{ total_liabilities: 1_200 * M, shareholders_equity: -200 * M, total_equity: -200 * M },
  noncontrolling_interests: null,
})
const sheets = [apple.sheet, boeing.sheet, made, lacking].filter((one) => one !== null)
const flows = [apple.flows, boeing.flows, madeFlows(FLOWS), LOSING].filter((one) => one !== null)
const inside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.w <= outer.x + outer.w + 0.01 &&
  inner.y + inner.h <= outer.y + outer.h + 0.01

const near = (a: number, b: number, off = 0.05) => Math.abs(a - b) <= off

describe.each(WIDTHS)('towers at %i', (width) => {
  const laid = sheets.flatMap((sheet) => towersLayout(sheet, width) ?? [])

  it('are drawn of each sheet, without a fault, as the same bytes twice', () => {
    expect(laid).toHaveLength(sheets.length)
    expect(sheets.flatMap((sheet) => towersDrawnFaults(sheet, width))).toEqual([])
    const again = sheets.flatMap((sheet) => towersLayout(sheet, width) ?? [])
    expect(again.map((one) => towersSvgBody(one, LIGHT))).toEqual(laid.map((one) => towersSvgBody(one, LIGHT)))
  })

  it('have blocks as large as their values, on one scale', () => {
    for (const { sides, direction } of laid) {
      const blocks = sides.flatMap((side) => side.blocks)
      const [largest] = blocks.toSorted((a, b) => b.block.value - a.block.value)
      const length = ({ w, h }: Box) => (direction === 'wide' ? h : w)
      const k = length(largest?.box ?? { x: 0, y: 0, w: 0, h: 0 }) / (largest?.block.value ?? 1)
      for (const { block, box } of blocks) expect(near(length(box), block.value * k), block.name).toBe(true)
    }
  })

  it('have blocks one behind another without a gap', () => {
    for (const { sides, direction } of laid)
      for (const { blocks } of sides)
        for (const [i, { box }] of blocks.entries()) {
          const next = blocks[i + 1]?.box
          if (!next) continue
          expect(direction === 'wide' ? near(box.y + box.h, next.y) : near(box.x + box.w, next.x)).toBe(true)
        }
  })

  it('stand on one ground, or lie over the whole width', () => {
    for (const { sides, direction, ground, width: drawn } of laid)
      for (const { blocks, ghosts } of sides) {
        const last = blocks.at(-1)?.box ?? { x: 0, y: 0, w: 0, h: 0 }
        if (direction === 'wide') expect(near(last.y + last.h + 0.5, ground?.y ?? 0)).toBe(true)
        else if (ghosts.length === 0) expect(near(last.x + last.w, drawn)).toBe(true)
        else expect(last.x + last.w).toBeLessThanOrEqual(drawn + 0.05)
      }
  })

  it('have labels in the order of their blocks, on the outer side', () => {
    for (const { sides, direction } of laid) {
      if (direction === 'rows') continue
      for (const { side, blocks } of sides) {
        const ys = blocks.map(({ label }) => label[0]?.y ?? 0)
        expect(ys).toEqual(ys.toSorted((a, b) => a - b))
        for (const { box, label } of blocks)
          for (const { x, anchor } of label) {
            expect(side === 'owns' ? x < box.x : x > box.x + box.w).toBe(true)
            expect(anchor).toBe(side === 'owns' ? 'end' : 'start')
          }
      }
    }
  })

  it('draw each block and its edge within its own box', () => {
    for (const { sides, direction } of laid)
      for (const { side, blocks } of sides)
        for (const { box } of blocks) {
          const drawn = drawnBox(box, direction)
          expect(Math.min(drawn.w, drawn.h)).toBeGreaterThanOrEqual(1)
          if (Math.min(box.w, box.h) >= 1) expect(inside(drawn, box)).toBe(true)
          if (Math.min(drawn.w, drawn.h) >= 10) expect(inside(edgeBox(drawn, side, direction), drawn)).toBe(true)
        }
  })

  it('underline what has one cell, and nothing else', () => {
    for (const { sides, direction } of laid)
      for (const { blocks } of sides)
        for (const { block, underline } of blocks)
          expect(underline !== null, block.name).toBe(direction === 'wide' && block.place !== null)
  })
})

describe('the heads of the towers', () => {
  it('tell what is owned and whose it is; with a deficit the claims are more', () => {
    const towers = towersLayout(made, 1240)?.towers
    expect(towers && [headTotal(towers, 'owns'), headTotal(towers, 'owes')]).toEqual(['$1.00B', '$1.00B'])
    const short = towersLayout(lacking, 1240)?.towers
    expect(short && [headTotal(short, 'owns'), headTotal(short, 'owes')]).toEqual(['$1.00B', '$1.20B'])
  })
  it('keep rows at 280 px where less is asked for, and nothing is drawn of nothing', () => {
    expect(towersLayout(made, 100)?.width).toBe(280)
    expect(towersLayout({ ...made, total_assets: null }, 1240)).toBeNull()
  })
  it('change from rows to standing at 600', () => {
    expect([599, 600].map((width) => towersLayout(made, width)?.direction)).toEqual(['rows', 'wide'])
  })
})

describe.each(WIDTHS)('bridges at %i', (width) => {
  const laid = flows.flatMap((one) => [[], undefined, SECTIONS].flatMap((open) => bridgeLayout(one, width, open) ?? []))

  it('are drawn of all cash flows, however opened, without a fault, as the same bytes twice', () => {
    expect(laid).toHaveLength(flows.length * 3)
    expect(flows.flatMap((one) => [[], SECTIONS].flatMap((open) => bridgeDrawnFaults(one, width, open)))).toEqual([])
    const again = flows.flatMap((one) =>
      [[], undefined, SECTIONS].flatMap((open) => bridgeLayout(one, width, open) ?? []),
    )
    expect(again.map((one) => bridgeSvgBody(one, LIGHT))).toEqual(laid.map((one) => bridgeSvgBody(one, LIGHT)))
  })

  it('have bars in their order, none on another', () => {
    for (const { bars, direction } of laid)
      for (const [i, { box }] of bars.entries()) {
        const next = bars[i + 1]?.box
        if (next) expect(direction === 'wide' ? box.x + box.w < next.x : box.y + box.h < next.y).toBe(true)
      }
  })

  it('have bars as long as their amounts, on one scale', () => {
    for (const { bars, direction } of laid) {
      const sizes = bars.map(({ bar, box }) => ({
        amount: Math.abs(bar.to - bar.from),
        length: direction === 'wide' ? box.h : box.w,
      }))
      const most = sizes.reduce((a, b) => (a.amount > b.amount ? a : b))
      for (const { amount, length } of sizes)
        expect(near(length, Math.max(1.5, (amount * most.length) / most.amount), 0.06)).toBe(true)
    }
  })

  it('hand each level on to the next bar', () => {
    for (const { bars, levels, direction } of laid) {
      expect(levels).toHaveLength(bars.length - 1)
      for (const [i, { x1, y1, x2, y2 }] of levels.entries()) {
        const [one, next] = [bars[i], bars[i + 1]]
        if (!one || !next) continue
        if (direction === 'wide') {
          expect(y1).toBe(y2)
          expect([near(x1, one.box.x + one.box.w), near(x2, next.box.x)]).toEqual([true, true])
          // where it ended, and where the next begins
          for (const { box } of [one, next]) expect(near(y1, box.y, 0.06) || near(y1, box.y + box.h, 1.6)).toBe(true)
        } else {
          expect(x1).toBe(x2)
          expect([y1, y2]).toEqual([one.box.y + one.box.h, next.box.y])
          for (const { box } of [one, next]) expect(near(x1, box.x, 0.06) || near(x1, box.x + box.w, 1.6)).toBe(true)
        }
      }
    }
  })

  it('mark the end of a bar that hands its level on, within it', () => {
    for (const layout of laid)
      for (const bar of layout.bars) {
        const end = endBox(bar, layout.direction)
        expect(inside(end, bar.box)).toBe(true)
        const isUp = bar.bar.to >= bar.bar.from
        if (layout.direction === 'wide')
          expect(isUp ? end.y : end.y + end.h).toBeCloseTo(isUp ? bar.box.y : bar.box.y + bar.box.h, 6)
        else expect(isUp ? end.x + end.w : end.x).toBeCloseTo(isUp ? bar.box.x + bar.box.w : bar.box.x, 6)
      }
  })

  it('can be pointed at wherever they are drawn, each alone', () => {
    for (const { bars } of laid)
      for (const [i, { reach, box }] of bars.entries()) {
        expect(inside({ ...box, h: Math.min(box.h, reach.h) }, { ...reach, w: reach.w + 1.6 })).toBe(true)
        const next = bars[i + 1]?.reach
        if (next) expect(reach.x + reach.w <= next.x + 0.02 || reach.y + reach.h <= next.y + 0.02).toBe(true)
      }
  })
})

describe('the sections of a bridge', () => {
  it('say their total once: on the bracket where they are open, as a bar where not', () => {
    for (const width of WIDTHS) {
      const open = bridgeLayout(madeFlows(FLOWS), width, SECTIONS)
      expect(open?.sections.map(({ section, isOpen }) => [section, isOpen])).toEqual(
        SECTIONS.map((section) => [section, true]),
      )
      expect(open?.sections.map(({ total }) => total?.runs[0]?.text)).toEqual(['$200.00M', '−$130.00M', '−$55.00M'])
      const closed = bridgeLayout(madeFlows(FLOWS), width, [])
      expect(closed?.sections.map(({ total, bracket }) => [total, bracket])).toEqual(SECTIONS.map(() => [null, null]))
    }
  })

  it('tell free cash flow where capital expenditures are a bar of their own', () => {
    const told = (open: Parameters<typeof bridgeLayout>[2]) =>
      bridgeLayout(madeFlows(FLOWS), 1240, open)?.free?.label[0]?.runs.map(({ text }) => text)
    expect(told(['investments'])).toEqual(['Free cash flow', '$110.00M'])
    expect(told([])).toBeUndefined()
  })
})
