/** What the speech player says: sentences of a text, and where it stands among them. Pure, tested without a voice. */

/** A stop after these ends no sentence; neither does one inside "$4.5 billion", which the segmenter knows. */
const ABBREVIATION = /(?:\b(?:Inc|Corp|Co|Ltd|vs|No|approx|incl|St|Mr|Ms|Mrs|Dr|e\.g|i\.e)|\b(?:[A-Z]\.)*[A-Z])\.\s*$/

export interface Spoken {
  text: string
  /** the block of the text it belongs to, from 0: heading, paragraph, list item or table */
  block: number
}

/** Sentences in reading order. Blocks are separated by empty lines. */
export function sentencesOf(text: string): Spoken[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .flatMap((block, index) => {
      const merged: string[] = []
      for (const { segment } of segmenter.segment(block)) {
        const last = merged.at(-1)
        if (last !== undefined && ABBREVIATION.test(last)) merged[merged.length - 1] = last + segment
        else merged.push(segment)
      }
      return merged
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map((one) => ({ text: one, block: index }))
    })
}

export const SPEEDS = [0.8, 1, 1.2, 1.5, 2, 3] as const
export const DEFAULT_SPEED = 1.2
/** How long a word stays marked after its event, milliseconds. */
export const HIGHLIGHT_MS = 3000

export interface Player {
  state: 'stopped' | 'playing' | 'paused'
  /** index of the sentence it is at; the number of sentences = at the end */
  at: number
}

/** Play goes on from the current sentence, from the first when it is at the end. */
export const played = (player: Player, count: number): Player =>
  count === 0 ? player : { state: 'playing', at: player.at >= count ? 0 : player.at }
export const paused = (player: Player): Player => (player.state === 'playing' ? { ...player, state: 'paused' } : player)
/** The sentence ended, or failed and is skipped; after the last one it stops. */
export const advanced = (player: Player, count: number): Player =>
  player.at + 1 >= count ? { state: 'stopped', at: count } : { ...player, at: player.at + 1 }
/** A click at a share of the bar goes to the proportional sentence. */
export const jumped = (player: Player, share: number, count: number): Player => ({
  ...player,
  at: Math.min(Math.max(0, count - 1), Math.max(0, Math.floor(share * count))),
})
