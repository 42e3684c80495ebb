/**
 * Verbs of saying and noticing: "management notes that", "the committee observes that", "readers will see that". What follows
 * is told as a fact. Not in: verbs by which somebody believes, fears, hopes, claims, denies, disputes or forecasts.
 */
import { finite, inflected } from './inflect.ts'

const STEMS = `
    acknowledge add advise affirm announce appreciate ascertain attest calculate certify chronicle comment communicate compute concede
    conclude confirm convey declare demonstrate detail determine disclose discover document emphasise emphasize establish explain
    find:found highlight illustrate indicate inform itemise itemize learn:learned:learnt list make:made mark mention note notice notify
    observe outline perceive point print prove:proved:proven publish quantify read:read realise realize recall recap recapitulate
    recognise recognize record recount register reiterate relate relay remark remember remind repeat report reveal say:said see:saw:seen set:set share
    show:showed:shown specify spell:spelled:spelt state stress submit/submitt summarise summarize tell:told testify uncover underline
    underscore understand:understood unveil verify witness write:wrote:written`

export const SAYING: ReadonlySet<string> = new Set(inflected(STEMS))
/** "Documented", "noting": the forms that are no nouns. */
export const SAID: ReadonlySet<string> = new Set(finite(STEMS))
