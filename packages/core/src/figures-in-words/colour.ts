/**
 * Judgements: words that praise, blame or paint, told by where they stand rather than by what they are. They say nothing
 * that a figure could confirm, and change no figure either: "was a bloodbath", "a slender 4.1 %", "got hammered, down 36 %".
 */
import type { Span } from './companies.ts'
import { isColourful } from './harmless-words.ts'
import { CLAIMING } from './plain-words.ts'

/** Words that look like a judgement and say which figure is meant. */
const MEANING =
  /\b(?:\w+ed|continuing|recurring|remaining|operating|outstanding|existing|underlying|ongoing|offsetting|trailing|rolling|upcoming|pending|net|gross|further|additional|extra|total|quarterly|annual|monthly|average|pro[- ]forma|organic|underlying|core|non-gaap|diluted|basic|forecasts?|estimates?|targets?|guidance|budget|plan|goal|discontinued|one-time|tax|cash|debt|assets?|half|third|quarter|loss|profit|benefit|charge|provision|gain|share|part|result|record|first|second|fraction|result of|sum|difference|outcome)\b/i

const PREDICATE =
  /\b(?:was|is|were|are|remains?|remained|proved|became|looks?(?: like)?|looked(?: like)?)(?:,\s+[a-z]+,)?\s+(?:(?:again|still|also|once more|quite|nothing short of)\s+)*(?:a|an|the)\s+(?<said>[^,;:.()\d$€£¥–—]{2,44}?)(?=\s*(?:[:;.!—–(]|,(?!\d)|$))/gi
const ADJECTIVE = /\b(?:an?|but)\s+(?<said>[a-z][a-z-]+)\s+(?=[−(-]?[$€£¥]?\d)/g
const SUFFERED =
  /\b(?:got|gets|was|were|has been|have been|took|takes|had)\s+(?:(?:absolutely|really|badly|properly)\s+)?(?<said>(?:\w+ed|hit|(?:an?|quite a)\s+(?:beating|hit|tumble|knock|battering|hammering|pounding|pasting))(?:\s+(?:though|too|again|however))?)(?=,\s+(?:up|down|falling|rising|dropping|tumbling|sliding|shrinking|off|plunging|sinking)\b)/gi
const SIGHS =
  /\b(?:lol|lmao|rofl|omg|smh|ngl|boom|bam|geez|jeez|yay|welp|oof|bruh|whew|ouch|wow|phew|yikes|oops|damn|hm+|heh|haha|imo|imho|btw|fwiw|tbh|huge|nice one|not bad|no less|mind you|to boot|by the way)\b/gi

/** Endings of adjectives that praise, blame or paint; one that counts, times or sorts has others, or stands in MEANING. */
export const paints = (word: string): boolean =>
  /^[a-z-]{4,}(?:ing|ous|ful|some|worthy|less)$/.test(word) &&
  !MEANING.test(word) &&
  !/^(?:\w*-)?(?:following|preceding|corresponding|matching|missing|opening|closing|starting|beginning|ending|standing|combining|resulting|licensing|advertising|marketing|manufacturing|shipping|gaming|streaming|lending|trading|banking|housing|clothing|engineering|spending|operating|accruing|maturing|running|previous|continuous|erroneous|fictitious|spurious|simultaneous|homogeneous|indigenous|tax-exempt|foreign|wireless|cashless|paperless|cordless|countless|doubtful|wrongful|lawful|awesome\w+|wholesome)$/.test(
    word,
  )

/** @param taken what was understood: a judgement holds no figure, period or direction */
export function judgements(text: string, taken: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const pattern of [PREDICATE, ADJECTIVE, SUFFERED])
    for (const match of text.matchAll(pattern)) {
      const said = match.groups?.said ?? ''
      const start = match.index + match[0].lastIndexOf(said)
      const end = start + said.length
      const isMeant =
        pattern === ADJECTIVE
          ? !isColourful(said.toLowerCase()) && !paints(said)
          : pattern === PREDICATE && MEANING.test(said)
      if (isMeant || said.search(CLAIMING) >= 0 || taken.some((one) => one.start < end && one.end > start)) continue
      found.push({ start, end })
    }
  for (const match of text.matchAll(SIGHS)) found.push({ start: match.index, end: match.index + match[0].length })
  return found
}

/** Prepositions: what stands behind one may be the place, the part or the thing that a figure is of. */
const IN_PHRASE =
  /\b(?:of|from|in|at|for|by|to|on|during|since|until|till|throughout|amid|around|near|along|off|onto|upon|beneath|behind|with|within|across|among|through|outside|inside|under|via|into|per|between|against|than|without|like|as|before|after|over|about|toward|towards|beyond|besides|ex)\s+(?:[\w’'-]+\s+){0,3}$/i
/** The beginning of a clause: what stands there is what the clause is about. */
const AT_HEAD =
  /(?:^|[,;:.()–—-]\s|\b(?:and|but|while|as|when|where|that|which|who|whose|since|because|though|although|whereas|if)\s)\s*(?:(?:the|its|their|an?|this|that|our|some|other|and|but)\s+)*$/i

/** Verbs by which whoever does it has not what it is done to: "dodged a bill", "envied a profit", "forfeited a sale". */
const NOT_HAVING =
  /^(?:dodg|evad|elud|avoid|escap|sidestep|env[iy]|covet|crav|desir|dread|fear|regret|rue[ds]?$|shun|spurn|reject|refus|renounc|relinquish|forfeit|forgo|forwent|surrender|squander|wast|withheld|withhold|disclaim|disown|disput|contest|challeng|question|doubt|deni|deny|dismiss|overlook|ignor|rumou?r|conceal|mask|hid|prevent|thwart|avert|cancel|waiv|withdr|revers|revok|eras|replac|repay|repaid|offload|trad|barter|stak|risk|jeopardi|guarante|pledg|mortgag|securiti|outsourc|subcontract|lent|loan|donat|borrow|guess|predict|forecast|foreshadow|herald|suggest|signal|hint|promis|project|target|plan|budget|want|wish|seek|sought|pursu|chas|miss|lack|need|owe|lost|los|rival|match|ap(?:ed|e)$|copi|fak|invent|fabricat|simulat|model|imagin|dream)/
/**
 * Whether an unknown word can only be colour by where it stands: neither what a clause is about, nor beside a name or a
 * number, nor behind a preposition. Then it cannot make the figure another's, and a figure that is right stays right.
 */
export function isColourAt(
  s: { text: string; metrics: readonly Span[]; numbers: readonly Span[] },
  word: Span,
  taken: readonly Span[],
): boolean {
  const said = s.text.slice(word.start, word.end)
  if (!/^[a-z]/.test(said)) return false
  const left = s.text.slice(
    taken.filter((one) => one.end <= word.start).reduce((at, one) => Math.max(at, one.end), 0),
    word.start,
  )
  const before = s.text.slice(0, word.start)
  if (NOT_HAVING.test(said) || AT_HEAD.test(before) || IN_PHRASE.test(before.slice(-60))) return false
  if (CONSISTING.test(before.slice(-60))) return false
  if (isPredicateOfFigure(s, word) && !isColourful(said) && !paints(said)) return false
  const isTouching = /^\s*(?:['’]s)?\s*$/.test(left)
  const after = s.text.slice(word.end)
  // "R&D outsourced was", "sales hedged": right behind a name it says which, unless it has an object of its own
  if (isTouching && !(/ed$/.test(said) && /^\s+(?:the|its|an?)\s/.test(after))) return false
  const next = taken.filter((one) => one.start >= word.end).reduce((at, one) => Math.min(at, one.start), s.text.length)
  const gap = after.slice(0, next - word.end)
  if (/ed$/.test(said) && /^\s+(?:the|its|a|an)\s/.test(gap)) return true
  // Among the adjectives of an amount it may say which amount.
  if (s.numbers.some((one) => one.start === next) && isRowOfAdjectives(gap)) return false
  // Beside a name it is part of it, beside a number it may be a direction.
  return !/^\s+(?:(?:to|by|from|of)\s+)?(?:[\w’'-]+\s+){0,1}$/.test(gap) || next === s.text.length
}

/** ", mostly phones": what the figure is made of. */
const CONSISTING =
  /\b(?:mostly|mainly|chiefly|largely|primarily|principally|predominantly|overwhelmingly|partly|partially|entirely|wholly|exclusively|solely|virtually all|nearly all|almost all)\s+(?:[\w’'-]+\s+){0,2}$/i

/** "Revenue of $5 billion was prepaid", "sales were online": said of the figure itself, it may say which figure it is. */
function isPredicateOfFigure(s: { text: string; metrics: readonly Span[]; numbers: readonly Span[] }, word: Span) {
  const end = [...s.metrics, ...s.numbers]
    .filter((one) => one.end > one.start && one.end <= word.start)
    .reduce((at, one) => Math.max(at, one.end), -1)
  return (
    end >= 0 &&
    /^,?\s+(?:(?:which|that)\s+)?(?:(?:has|have|had)\s+)?(?:is|are|was|were|been)\s+(?:(?:[a-z]+ly|all|also|still|then|now|not|quite|very|mostly)\s+)*$/.test(
      s.text.slice(end, word.start),
    )
  )
}

/** ", truly enormous", "and impressive": adjectives and what joins them, nothing else. */
const isRowOfAdjectives = (words: string): boolean =>
  /^[\s,\w’'-]*$/.test(words) &&
  (words.match(/[\w’'-]+/g) ?? []).every((one) => /^(?:and|but|yet|or|[a-z]+ly)$/.test(one) || isColourful(one))
