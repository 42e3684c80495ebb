/**
 * Prepositions, conjunctions and adverbs of place in a text, that join what they stand between and change no figure:
 * "notwithstanding", "via", "thereby". Not in: those that take out, put in, condition or deny ("without", "besides", "plus",
 * "including", "unless", "except", "save", "barring", "pending", "lest", "like"), and those that name another time by
 * themselves ("before", "since" are read with what follows them) or lead to a clause of their own ("where", "when").
 */
import { listed } from './inflect.ts'

/** Single words. */
export const JOINING: ReadonlySet<string> = new Set(
  listed(`
    about albeit along alongside although amid amidst among amongst an and as at atop because between both but by circa concerning considering
    despite during either et for from given granted hence hereby herein hereunder hitherto how howbeit in inasmuch insofar into
    nor notwithstanding of on onto or over owing per regarding respecting so than that the thence then thereat thereby therefor
    therefore therefrom therein thereof thereon thereto thereunder thereupon therewith though through throughout thus till to
    together toward towards under unto up upon versus via vis-a-vis vis-à-vis viz vs whereas whereat whereby wherefore wherein whereof
    whereon whereupon which while whilst who whom whose why with within yet touching anent betwixt midst wherewith heretofore
    hereafter henceforth henceforward thereafter`),
)

/** Several words that are one: read whole, wherever they stand. */
export const COMPOUND_JOININGS: readonly string[] = [
  'in spite of',
  'regardless of',
  'irrespective of',
  'in the face of',
  'in the teeth of',
  'against the backdrop of',
  'against a backdrop of',
  'in contrast (?:to|with)',
  'by contrast (?:to|with)',
  'as against',
  'as compared (?:to|with)',
  'when compared (?:to|with)',
  'when set (?:against|beside)',
  'set against',
  'set beside',
  'measured against',
  'as opposed to',
  'in comparison (?:to|with)',
  'by comparison with',
  'relative to',
  'in relation to',
  'with (?:respect|regard|reference) to',
  'in respect of',
  'as regards',
  'as (?:for|to)',
  'when it comes to',
  'on the back of',
  'on the heels of',
  'on the strength of',
  'in the wake of',
  'in light of',
  'in the light of',
  'in view of',
  'by virtue of',
  'by dint of',
  'by way of',
  'by means of',
  'for the sake of',
  'in the course of',
  'in line with',
  'in keeping with',
  'in step with',
  'on account of',
  'to the tune of',
  'in the order of',
  'of the order of',
  'on the order of',
  'in the region of',
  'in the vicinity of',
  'in the neighbou?rhood of',
  'in the ballpark of',
  'at the level of',
  'to the extent of',
  'hand in hand with',
  'side by side with',
  'even as',
  'even though',
  'inasmuch as',
  'insofar as',
  'seeing (?:as|that)',
  'given that',
  'considering that',
  'for all that',
  'so much so that',
  'such that',
]
