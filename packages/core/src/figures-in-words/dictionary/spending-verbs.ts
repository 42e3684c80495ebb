/**
 * Verbs of spending and using up: beside a cost or an outlay they say that it was so much; beside a profit or a stock of money
 * they would be the money's other side, and beside "lost" or "written off" the money is not spent. Not in: verbs that
 * promise, plan, owe, lend or save.
 */
import { inflected } from './inflect.ts'

/** Whoever pays is the subject, or the cost itself: "R&D consumed $5 billion". */
export const SPENDING: ReadonlySet<string> = new Set(
  inflected(`
    absorb blow:blew:blown burn:burned:burnt channel/channell chew chomp claim consume cost:cost cough dedicate deploy devote devour
    disburse dish dispense dole drain drop eat:ate:eaten exhaust expend fork funnel/funnell gobble gulp guzzle hand incur inhale inject
    invest lavish lay:laid munch nibble occupy outlay:outlaid pay:paid plough plow plunge pour pump put:put require shell shoulder sink:sank:sunk siphon
    soak spend:spent splash splurge sponge stump suck swallow take:took:taken throw:threw:thrown use bear:bore:borne foot defray sluice sweep:swept
    scoff pile feed:fed`),
)

/** What of it goes to those who own the company. */
export const RETURNING: ReadonlySet<string> = new Set(
  inflected(
    'return distribute hand pay:paid give:gave:given dole dish funnel/funnell channel/channell send:sent pass shower lavish',
  ),
)

/** Of these: what uses money up, and needs nobody who pays it ("operations drained $5 billion"). */
export const DRAINING: ReadonlySet<string> = new Set(
  inflected(
    'absorb burn:burned:burnt chew consume devour drain eat:ate:eaten exhaust gobble gulp guzzle soak suck swallow use',
  ),
)
