/**
 * Verbs that say which way a figure went. What a figure does by itself ("revenue slid"), what is done to it ("trimmed its
 * costs"), and verbs that only move and take their way from the word behind them ("inched up"). Left out are verbs that go
 * both ways or tell something else of a figure: "ease up", "draw down", "tighten", "slow", "turn", "swing", "peak", "stall",
 * "compound", "build", and "add", "lose", "shed", "give up", which only a size behind them makes a direction.
 */
import { finite, listed } from './inflect.ts'

/** Base forms and those of the third person are often nouns: they are left out, but for those below. */
export const RISING: readonly string[] = [
  ...finite(`
    accelerate advance appreciate ascend balloon blossom bloom bolster brighten broaden bulge burgeon catapult climb
    deepen escalate expand explode fatten firm gain gallop grow:grew:grown heighten improve increase inflate intensify jump lengthen leap:leapt:leaped
    mount multiply mushroom perk pop quicken rally ratchet rebound recover redouble 
    rise:rose:risen rocket skyrocket snowball soar spike spiral/spirall spring:sprang:sprung steepen strengthen surge
    swell:swelled:swollen thicken vault widen zip zoom`),
  ...listed('shot grow grows widens climbs'),
]
/** The same of verbs that tell other things too ("as the year progressed"): before a size, or where it leads. */
export const RISING_BY: readonly string[] = finite(
  'amplify boom bulk power proliferate progress propel/propell resurge revive spurt upsurge uptick',
)
export const FALLING_BY: readonly string[] = finite(
  'abate cascade decay disintegrate dissipate dive:dived:dove melt moderate relapse slouch trickle',
)

export const FALLING: readonly string[] = [
  ...finite(`
    backslide:backslid buckle collapse contract cool crash crater crumble crumple decline decrease deflate descend
    deteriorate diminish dip droop drop dwindle ease ebb erode evaporate fade fall:fell:fallen
    falter fizzle flop founder implode lessen narrow nosedive plummet plunge recede regress retreat sag shrink:shrank:shrunk
    shrivel/shrivell sink:sank:sunk skid slacken slide:slid slip slump soften sour sputter stumble subside swoon tank taper thin topple tumble
    unravel/unravell wane weaken wilt wither worsen`),
  ...listed('falls shrinks'),
]

/** Done to a figure that stands behind it, or before "was …". */
export const RAISING: readonly string[] = [
  ...finite('augment boost elevate enlarge hike lift magnify raise uplift'),
  ...listed('upped upping'),
]
/** "Squeezed out earnings", "pared back": a word behind such a verb changes it, which the patterns look at. */
export const LOWERING: readonly string[] = [
  ...finite('compress crimp curb curtail downsize lower pare reduce shave slash trim whittle'),
  ...listed('clipped cutting dented pruned'),
]

/** Without a way of their own: "up", "down", "higher" and "lower" behind them tell it. */
export const WANDERING: readonly string[] = [
  ...finite(`
    bounce bump clamber claw crawl creep:crept drag drift edge float glide go:went:gone head hop inch jog jolt
    lurch march move nose nudge pick power push race roll romp rush sail scale scramble scurry shoot:shot shuffle skip
    slouch spring:sprang:sprung speed:sped steam step stride:strode stroll surge taper tick tilt trek trend trot trudge trundle waft waltz
    wander wend whoosh zigzag ramp ratchet`),
  ...listed(`bulked beefed driven drove creeps edges ticks inches nudges moves drifts goes picks pushes heads trends shoots ramps steps scales bumps speeds bounces drags
    is are was were been go creep edge tick inch drift move`),
]

/** That nothing moved, beside the words that say so themselves ("flat", "unchanged"). */
export const STEADY: readonly string[] = finite('plateau stagnate flatline')
