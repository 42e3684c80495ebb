/**
 * Verbs that tell a level: somebody has, earns, brings in or shows so much ("Apple furnished net income of …"), or a figure is
 * so much ("revenue attained …"). Not in: verbs of owing, raising money, adding, saving, selling assets, planning and
 * missing; verbs of averaging and of grossing or netting; verbs that take something out.
 */
import { inflected } from './inflect.ts'

/** Somebody has, makes or shows the amount. */
export const HAVING: ReadonlySet<string> = new Set(
  inflected(`
    accomplish convert spit:spat:spit throw:threw:thrown achieve aggregate amass assemble attain attract bag bank boast book bring:brought capture cart carve chalk chip churn
    clinch clock clip cobble coin collect command compile contribute crank cream cull deliver
       display distil/distill drag draw:drew:drawn drum earn eke elicit engender enjoy evidence evince exact
    exhibit extract fetch flash flaunt furnish garner gather generate glean grab grind:ground gush hammer harness
    harvest haul heap heave hoist hook hoover jot knock ladle land lap lodge log lug make:made marshal/marshall mint mobilise
    mobilize mop muster nab nail notch note obtain parade peg pile pluck pocket possess post present print produce
    proffer provide publish pull pump quarry rack rake rap rattle realise realize reap receive recognise recognize record reel register release
    report represent reveal ring:rang:rung rope rustle scoop score scrabble scrape scrounge serve show:showed:shown showcase
      slurp snag snap snare spin:spun sport spout squeeze stack   
     summon supply sweep:swept tabulate take:took:taken tally tot total/totall tout trouser truck trump trumpet tuck turn
    unearth unfurl unlock unveil unwrap usher vacuum vaunt weave:wove:woven weigh whip whisk winkle wolf
    wrap wrest wring:wrung yield wield brandish compose constitute derive sum carry bear:bore:borne clear manage print
    procure secure corral/corrall milk occupy contribute supply spawn sprout dredge fish ferret wangle wheedle cop/copp populate fill form command`),
)

/** To reach, to equal, to come to: a figure is so much, or as much as another. */
export const BEING: ReadonlySet<string> = new Set(
  inflected(`
    aggregate amount approach approximate arrive attain border brush clear come:came constitute correspond equal/equall graze hit:hit
    hover mark measure near number perch reach read:read represent rest sit:sat stand:stood tally total/totall touch weigh`),
)

/** Of the first: money comes in to the subject. A cost as the subject has none. */
export const GAINING: ReadonlySet<string> = new Set(
  inflected(`
    amass attract bank clear coin collect earn fetch garner gather generate glean gross harvest mint muster net pocket rake reap receive
    rustle scoop win:won yield`),
)

/** Of the first: papers and the company do it to any figure, one of a balance sheet too. */
export const SHOWING: ReadonlySet<string> = new Set(
  inflected(
    'boast disclose display evidence evince exhibit list present report reveal show:showed:shown state tabulate',
  ),
)
