/** Another way than the kind's: moved where the largest is told, held against something else, in dollars where rates are. */
import { type Doubt, OF_LIMIT } from './asked.ts'

const OF_SUM = /^(?:sum|sum-times|average-times)$/

export const OF_WAYS: readonly Doubt[] = [
  // "faster this year than last", "more in dollars than"
  ({ label, said }) =>
    /^(?:change|rose|fell)$/.test(label) &&
    /\b(?:faster|slower|quicker|sooner|accelerat\w*|pace|more (?:quickly|slowly|sharply)|as (?:fast|much|sharply|quickly) as)\b/.test(
      said,
    ),
  ({ label, said }) =>
    label === 'compare-growth' && /\b(?:dollars?|bucks|billions?|millions?|euros?|absolute|amount)\b|[$€£]/.test(said),
  // "more than … and … together"
  ({ label, said }) => OF_SUM.test(label) && /\bthan\b/.test(said),
  // "How many times bigger than azure"
  ({ label, said }) => /^(?:change|rose|fell|factor|value|history)$/.test(label) && THAN_OTHER.test(said),
  // "Which swelled by the largest number", "the next largest"
  ({ label, said }) => /^(?:top|bottom|second|top-n)$/.test(label) && MOVED.test(said),
  ({ label, said }) =>
    /^(?:top|bottom)$/.test(label) &&
    /\b(?:second|third|fourth|fifth|next|2nd|3rd|4th|runner\S*|no\.? ?[2-5]|(?:second|third|fourth)-\w+|after)\b/.test(
      said,
    ),
  // "Rise by more than 1%", "grow a year on average"
  ({ label, said }) =>
    (OF_LIMIT.test(label) || label === 'average-times' || label === 'per-time') &&
    (MOVED.test(said) || /\b(?:growth|change[ds]?|rises?)\b/.test(said)),
  // "The difference between the fastest and the slowest"
  ({ said }) =>
    /\b(?:fastest|largest|biggest|best|most|highest)\b.*\b(?:slowest|smallest|worst|least|lowest)\b/.test(said) &&
    /\b(?:difference|gap|spread|between)\b/.test(said),
  // "Fall more than"
  ({ label, said }) => label === 'compare-growth' && FELL.test(said) && !GREW.test(said),
]

const THAN_OTHER =
  /\bthan (?!(?:(?:in|at|the|it|they|did|was|were|had|a|an|one|its|that|of|for|what|during|on|by|same|before|over|how|ever|half|twice|double|zero|nothing|previously|earlier|last|prior|first|just) ?)*(?:§|year|yr|ago|earlier|before|last|prior|previous|quarter|same|half|zero|nothing|is|are|$))/
const MOVED =
  /\b(?:gr[eo]w\w*|swell\w*|swollen|rose|ris(?:e|en|es|ing)|inch\w*|crept|creep\w*|increas\w*|f[ae]ll\w*|shr[aiu]nk\w*|declin\w*|drop\w*|los[et]\w*|shed|gain\w*|climb\w*|jump\w*|added|balloon\w*)\b/

const FELL = /\b(?:f[ae]ll\w*|shr[aiu]nk\w*|declin\w*|drop\w*|los[et]\w*|shed|slump\w*|plung\w*|slid\w*|down)\b/
const GREW =
  /\b(?:gr[eo]w\w*|r[io]s(?:e|en|es|ing)|climb\w*|increas\w*|gain\w*|expand\w*|advanc\w*|up|swell\w*|outpac\w*|faster|quicker)\b/
