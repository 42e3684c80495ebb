/** The towers as two rows of full width, below 600 px; the table under them has the labels. Source: docs/statement-pictures.md A4. */
import { round2 } from '../../flow/layout/layout.ts'
import { IN_HAND, widthOf } from '../text.ts'
import { HEADS, headTotal, type LaidTower, OUTSIDE, type TowersLayout } from './layout.ts'
import type { Block, Towers } from './sheet.ts'

const ROW = 44
const HEAD = 30
const BETWEEN = 26

export function lyingTowers(towers: Towers, width: number): TowersLayout {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  const ghost = towers.ghost
  const k = width / Math.max(towers.height, sum(ghost?.owns ?? []), sum(ghost?.owes ?? []))
  const row = (side: 'owns' | 'owes', top: number): LaidTower => {
    let x = 0
    const y = top + HEAD
    const blocks = inRow(towers[side]).map((block) => {
      const box = { x: round2(x), y, w: round2(block.value * k), h: ROW }
      x += block.value * k
      return { block, box, label: [], underline: null, leader: null }
    })
    let from = 0
    const ghosts = (ghost?.[side] ?? []).map((value) => {
      const box = { x: round2(from), y: y - OUTSIDE, w: round2(value * k), h: ROW + 2 * OUTSIDE }
      from += value * k
      return box
    })
    const total = headTotal(towers, side)
    const drawn = widthOf('total', total) / IN_HAND
    return {
      side,
      head: [
        { runs: [{ kind: 'head', text: HEADS[side] }], x: 0, y: top + 15, anchor: 'start' },
        { runs: [{ kind: 'total', text: total }], x: width, y: top + 15, anchor: 'end' },
      ],
      underline: { x1: round2(width - drawn), x2: width, y: top + 19 },
      blocks,
      ghosts,
    }
  }
  const height = 2 + 2 * (HEAD + ROW) + BETWEEN + OUTSIDE + 1
  const sides: [LaidTower, LaidTower] = [row('owns', 2), row('owes', 2 + HEAD + ROW + BETWEEN)]
  return { direction: 'rows', width, height, towers, sides, net: null, ground: null }
}

/** From the left what a tower has from its top; what it lacks stands at the end. */
const inRow = (blocks: readonly Block[]): Block[] => [
  ...blocks.filter(({ family }) => family !== 'deficit' && family !== 'unexplained'),
  ...blocks.filter(({ family }) => family === 'unexplained'),
  ...blocks.filter(({ family }) => family === 'deficit'),
]
