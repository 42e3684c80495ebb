import { describe, expect, it } from 'vitest'
import { directionTokens } from './directions.ts'

const signs = (text: string): number[] => directionTokens(text).map((one) => one.sign)
const told = (words: string) => words.trim().split(/\s*\n\s*/)

describe('words that say which way a figure went', () => {
  it.each(
    told(`
    rose
    grew 5%
    climbed
    gained
    jumped
    surged
    soared
    advanced
    expanded
    widened
    improved
    accelerated
    swelled
    vaulted
    mounted
    ballooned
    rebounded
    recovered
    rocketed
    mushroomed
    strengthened
    escalated
    rallied
    leapt
    edged up
    ticked higher
    inched up
    crept higher
    nudged up
    moved higher
    went up
    went forwards
    was higher
    increased to $5 billion
    soars 58%
    edge up 1.4%
    lifts net earnings 7%
    raises net sales 5%
    a progression of 5%
    doubled
    nearly tripled
    a rise of 5%
    a gain
    growth`),
  )('up: %s', (words) => expect(signs(`Revenue ${words}`)).toEqual([1]))

  it.each(
    told(`
    fell
    declined
    dropped
    slid
    shrank
    sank
    tumbled
    plunged
    plummeted
    crashed
    collapsed
    slumped
    dwindled
    ebbed
    eroded
    eased
    retreated
    receded
    contracted
    narrowed
    slipped
    dipped
    weakened
    worsened
    edged down
    ticked lower
    inched down
    crept lower
    went down
    went backwards
    was lower
    decreased to $5 billion
    slumps 58%
    plummets 40%
    edge down 1.4%
    a regression of 5%
    halved
    a drop of 5%
    a decline`),
  )('down: %s', (words) => expect(signs(`Revenue ${words}`)).toEqual([-1]))

  it.each(
    told(`
    was flat
    was unchanged
    held steady
    stayed the same
    barely moved
    was stable`),
  )('level: %s', (words) => expect(signs(`Revenue ${words}`)).toEqual([0]))

  it.each(
    told(`
    held up
    held up: 46.9%
    propped up the shares
    turned up
    ended up at $5 billion
    added up
    took up the idea
    was written down
    broke down by region
    did not rise
    never fell
    the level of 5%
    fell short of the plan`),
  )('none: %s', (words) => expect(signs(`Revenue ${words}`)).toEqual([]))
})
