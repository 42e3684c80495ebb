/** What a page looks like before it is there: blocks and rows in the heights of what will stand in their place, px. */
export type Piece = { block: number } | { rows: number; height: number }

const LIST: readonly Piece[] = [{ rows: 14, height: 38 }]
const TEXT: readonly Piece[] = [{ rows: 6, height: 28 }, { block: 220 }, { rows: 6, height: 28 }]
const KINDS: readonly (readonly [RegExp, readonly Piece[]])[] = [
  [/^\/filing\/[^/]+\/?$/, [{ block: 100 }, { block: 420 }, { rows: 12, height: 32 }]],
  [/^\/release\/[^/]+\/?$/, [{ block: 100 }, { block: 96 }, { block: 420 }, { rows: 12, height: 32 }]],
  [/^\/(?:filing|release)\/[^/]+\/(balance-sheet|cash-flow)/, [{ block: 100 }, { rows: 16, height: 32 }]],
  [/^\/filing\/[^/]+\/changes/, [{ block: 420 }, { rows: 12, height: 32 }]],
  [/^\/(source\/|filing\/[^/]+\/bts)/, [{ block: 640 }]],
  [/^\/(company\/[^/]+|companies\/compare\/.+)$/, [{ block: 84 }, { block: 440 }, { rows: 8, height: 38 }]],
  [/^\/(blogs\/.+|p|pricing|account)$/, TEXT],
  [/^\/$/, [{ block: 420 }, ...LIST]],
]

/** @param path of the page that is coming */
export function outlineOf(path: string): readonly Piece[] {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? LIST
}
