/**
 * Labels at the line ends must not meet (at least 19 px apart). Each wants its own height; those that are
 * too close are pushed apart as one block that stays centred on what its members want.
 */
interface Block {
  wanted: number[]
  top: number
}

const heightOf = (block: Block, gap: number): number => (block.wanted.length - 1) * gap

function settle(block: Block, gap: number, range: { top: number; bottom: number }): void {
  const mean = block.wanted.reduce((sum, y, i) => sum + (y - i * gap), 0) / block.wanted.length
  block.top = Math.max(range.top, Math.min(mean, range.bottom - heightOf(block, gap)))
}

/**
 * The y of each label, in the order given.
 * @param wanted  where each label would stand, px; any order
 * @param gap     least distance between two labels, px
 * @param range   labels stay inside it as long as there is room
 */
export function spreadLabels(wanted: readonly number[], gap: number, range: { top: number; bottom: number }): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b)
  const blocks: Block[] = []
  for (const index of order) {
    const y = wanted[index] ?? 0
    let block: Block = { wanted: [y], top: y }
    settle(block, gap, range)
    for (
      let above = blocks.at(-1);
      above && above.top + heightOf(above, gap) + gap > block.top;
      above = blocks.at(-1)
    ) {
      blocks.pop()
      block = { wanted: [...above.wanted, ...block.wanted], top: 0 }
      settle(block, gap, range)
    }
    blocks.push(block)
  }
  const placed = blocks.flatMap((block) => block.wanted.map((_, i) => block.top + i * gap))
  const result = wanted.map(() => 0)
  order.forEach((index, rank) => {
    result[index] = placed[rank] ?? 0
  })
  return result
}
