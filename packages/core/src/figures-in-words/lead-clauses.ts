/**
 * A clause before the figure's own that says something of somebody else: "Drivers paid less at the pump and Exxon's revenue
 * dropped …", "A strike left Boeing nursing a net loss of …", "Households flocked to Walmart, whose revenue …". Whatever it
 * says, the figure behind it is the same, where the figure's clause says itself whose it is: the company or a part of it
 * begins it. Where a bare figure does ("… and sales sank"), the subject of the first clause has to be somebody without books
 * (`bystanders.ts`), as the figure may else be that one's.
 *
 * A word by which the clause says how the figure is measured or made, or that it is not so, keeps the clause in the reading.
 */
import { isBystander } from './bystanders.ts'
import { isOwnClause } from './clause-shapes.ts'
import type { Span } from './companies.ts'
import { isVerbForm } from './verb-forms.ts'

/** What this file looks at of a sentence. */
interface Told {
  text: string
  metrics: readonly (Span & { metrics: readonly { kind: string }[]; isVerb?: boolean })[]
  numbers: readonly Span[]
  companies: readonly Span[]
}

/** Words that say by which measure, of what time or what part a figure is, that it is wished or supposed, or not so. */
const REACHING =
  /\b(?:basis|bases|terms|constant|currenc\w*|exchange|comparable|like-for-like|adjust\w*|normali[sz]\w*|annuali[sz]\w*|restat\w*|pro[- ]forma|organic\w*|underlying|exclu\w+|includ\w+|omit\w*|ignor\w*|disregard\w*|discounted|factor\w*|strip\w*|remov\w*|eliminat\w*|deduct\w*|subtract\w*|smooth\w*|blend\w*|hedg\w*|reclass\w*|consolidat\w*|combin\w*|merg\w*|acqui\w+|divest\w*|discontinu\w*|spun|spin-?off|sold off|forecast\w*|estimat\w*|expect\w*|guid(?:e[ds]?|ance)|consensus|target\w*|budget\w*|project(?:ed|s|ions?)|plann?ed|promis\w+|pledg\w+|predict\w*|pretend\w*|imagin\w*|suppos\w*|hypothe\w*|assum\w*|believ\w*|think|thinks|thought|reckon\w*|hop(?:e[ds]?|ing)|wish\w*|want\w*|claim\w*|alleg\w*|argu\w+|insist\w*|doubt\w*|deny|den(?:ied|ies)|fals\w*|wrong\w*|untrue|lie[sd]?|lying|typos?|errors?|fraud\w*|fak\w+|cooked|inflated|invented|if|unless|except|without|instead|would|could|should|might|per|each|every|half|third|quarters?|part of|portion|share of|fraction|totals?|sums?|average\w*|months?|weeks?|days?|january|february|march|april|june|july|august|september|october|november|december|what|that|said|says|told|wrote|dreamt|dreamed|like|unlike|as if|as though|never [a-z]+ing|not [a-z]+ing|refund\w*|rebate\w*|add(?:ed|ing)|folded|rolled in|multipl\w*|divid\w*|plans?|two|three|four|five|years)\b/i
/** Those who keep books of their own: what is told behind them may be theirs. */
export const WITH_BOOKS =
  /\b(?:rivals?|competitors?|peers?|subsidiar\w+|affiliates?|ventures?|suppliers?|partners?|lenders?|insurers?|banks?|brokers?|franchisees?|bottlers?|dealers?|resellers?|distributors?|wholesalers?|licensees?|landlords?|contractors?|airlines?|carriers?|(?:car|chip|plane|drug|auto)?makers?|companies|firms|units?|arms?|segments?|divisions?|business(?:es)?|brands?|stores?|shops?|outlets?|factor(?:y|ies)|plants?|products?|regions?|markets?|platforms?|apps?|channels?|categor(?:y|ies)|portfolio|industry|sector)\b/i

/** How a second clause is joined to the first. */
const JOINED =
  /(?:,?\s(?:and|but|yet|so|and so|and yet|but still|and still|while|whilst|whereas|even as|though|although|even though|which is why|after which|as|because|when)|[;:]|\s[–—-]|—)\s*$/i
/** ", pushing": what the first clause did to what the second tells of. */
const DOING_TO =
  /,\s+(?:thereby |and so |thus |further )?(?:lifting|sinking|pushing|driving|sending|helping|dragging|propelling|boosting|squeezing|keeping|nudging|hoisting|powering|carrying|pulling|knocking|denting|crimping|swelling|weighing on|hurting|hitting|leaving|handing|giving|fattening|bloating|flattering|eating into|gnawing at|chipping away at|adding to|feeding|fuelling|fueling)\s+$/i
/** What somebody did to the company, right before its name; behind it stands where that led. */
const CARRYING =
  /\s(?:left|helped|saw|propelled|pushed|lifted|drove|nudged|plunged|tipped|dragged|sent|landed|saddled|kept|carried|steered|guided|powered|swept|pulled|catapulted|vaulted|hurled|condemned|reduced|leaving|helping|propelling|pushing|lifting|driving|sending|dragging|tipping|plunging)\s+$/i
const LED_TO =
  /^\s+(?:to|into|with|at|on|nursing|facing|staring at|sitting on|licking|counting|reporting|posting|booking|mired in|deep in|awash (?:in|with)|flush with|short of|earn|make|reach|notch|post|book|generate|produce|record|deliver|achieve|bring in|rake in|pull in|rack up|ring up|chalk up|clock up)\b/i

/**
 * What stands before a comma and the company's name and is no place, part or time: a participle, what it is like, whom it is
 * told for. A bare "in", "from", "for", "at", "on" may pick a part, with "a" or "an" it is a manner.
 */
const FRONTED =
  /^(?:(?:and|but|yet|still|so)\s+)?(?:(?:[a-z]+ly|long|once|still|already|again|freshly|newly|now|never|not|far from|ever)\s+)*(?:(?:in|at|for|on) an?\s(?!.*\b(?:year|half|time|place|country|nation|state|city|town|world where|line|unit|single)\b)|with\s|against\s|beyond\s|behind\s|under\s|like\s|unlike\s|as (?:an?|the|its|ever|so|if|usual)\b|content\s|true to\s|thanks to\s|no stranger to\s|no longer\s|by dint of\s|for all (?:its|the|his|her|their)\s|despite\s|amid\s|from [a-z]+ beginnings|from humble\s|[a-z]{3,}(?:ed|ing)\b|(?:born|built|hit|hurt|beset|stung|swept|torn|caught|struck|driven|shaken|worn|fed|led|made|bent|stuck|flush|awash|keen|eager|proud|happy|fresh|short|full|loath|unable|unwilling|free|safe|secure|late|rich|mighty|lean|hungry)\s)/i
/** Participles by which a figure is made, measured or told, or that lead to another time. */
const OF_FIGURES =
  /^(?:[a-z]+ly\s+|(?:not|never|still|already|again)\s+)*(?:earn|deriv|generat|sourc|collect|receiv|record|report|book|recogni[sz]|provid|contribut|produc|paid|pay|spent|spend|sold|sell|bought|buy|charg|ow(?:ed|ing)|due|attribut|compar|match|follow|relat|link|allocat|assign|transfer|defer|accru|gather|tak|mak|rais|drop|cut|serv|ship|deliver|licen[cs]|leas|rent|lent|lend|loan|borrow|invest|fund|financ|own|hold|run|operat|divid|split|multipl|scal|translat|convert|express|stat(?:ed|ing)|view|defin|call|nam(?:ed|ing)|label|market|pric|bill|averag|start|begin|end|count|measur|calculat|look|tak|com|go|mov|turn|switch|head|pass|return|annuali[sz]|regard|concern|accord|depend|us|allow|barr|leav|sett|add|weigh|restat)(?:ed|ing|s)?\b/i

/** Words before the name of a figure that belong to it. */
const HEAD = /(?:\b(?:the|its|their|total|net|quarterly|annual|full-year|overall|group)\s+)+$/i

const isPart = ({ metrics }: Told['metrics'][number]): boolean =>
  metrics[0]?.kind === 'division' || metrics[0]?.kind === 'expense'

/** "Unlike", "never", "not content": what the company is not. */
const NEGATED = /\b(?:unlike|like|(?:never|not)(?!\s+[a-z]+ing\b))\b/gi
/** Parts of a company: what stands with them picks one. */
const PARTS =
  /\b(?:most|least|units?|arms?|segments?|divisions?|business(?:es)?|subsidiar\w+|affiliates?|ventures?|stores?|shops?|outlets?|products?|regions?|markets?|platforms?|channels?|categor(?:y|ies)|sector|cloud|advertising|hardware|software|services?|online|abroad|overseas|domestic\w*|foreign|wholesale|retail|gaap|cash|tax\w*|costs?|charges?|items?|assets?)\b/i

const PRONOUN =
  /^(?:it|its|they|their|this|that|these|those|he|she|his|her|which|who|one|some|all|most|many|both|neither|none|nobody)\b/i

/** Whether who the clause is about keeps no books: each noun before its verb is one of a bystander's, or an adjective of it. */
function isOfBystanders(words: string): boolean {
  if (WITH_BOOKS.test(words)) return false
  const all = words.split(/\s+/).map((one) => one.replace(/[,.;:!?]+$/, ''))
  // "Nike's luck": whose it is, is told by the name, which the caller knows
  const at = all.findIndex(
    (word, i) =>
      i > 0 &&
      (/^(?:is|are|was|were|has|have|had|did|does|do|can|could|will|keeps?|kept|took|lost|stayed|remained|bit|fell|rose|came|went|got|ran|hit|cut|grew|shrank|sank|shut|froze|broke|began|won|paid|left|set|put|let|made|gave)$/i.test(
        word,
      ) ||
        (isVerbForm(word.toLowerCase()) && !/ing$/i.test(word))),
  )
  if (at < 1) return false
  const subject = all.slice(0, at)
  const joint = subject.findIndex((word, i) => i > 0 && /^(?:of|for|in|at|on|over|from|about|with|to)$/i.test(word))
  const head = subject[(joint < 0 ? subject.length : joint) - 1]?.toLowerCase() ?? ''
  return isBystander(head) && all.slice(1).every((word) => !/^\p{Lu}/u.test(word))
}

/**
 * @returns the clauses before the figures that can be left out; nothing in them is held against a figure
 */
export function leadClauses(s: Told): Span[] {
  const { text } = s
  const figures = s.metrics.filter((one) => one.end > one.start && one.isVerb !== true)
  const first = Math.min(...[...figures, ...s.numbers].map((one) => one.start))
  if (!Number.isFinite(first)) return []
  const owners = s.companies.filter((one) => one.start > 0 && one.end <= first)
  const [figure] = figures.filter((one) => one.start === first)
  for (const { start, end } of owners) {
    const at = start - (HEAD.exec(text.slice(0, start))?.[0].length ?? 0)
    const lead = leadBefore(text, at, true)
    if (lead) return [lead]
    const before = text.slice(0, start)
    const front = /^(?<said>[^;:]+),\s+(?:(?:the|its)\s+)?$/.exec(text.slice(0, at))?.groups?.said
    if (
      front &&
      FRONTED.test(front) &&
      isFree(front.replace(NEGATED, '')) &&
      !OF_FIGURES.test(front) &&
      !WITH_BOOKS.test(front) &&
      !PARTS.test(front) &&
      !/\s\p{Lu}/u.test(front)
    )
      return [{ start: 0, end: front.length }]
    if (CARRYING.test(before) && LED_TO.test(text.slice(end)) && isFree(before)) return led(text, start, end)
    if (/^,\s+(?:whose|where|which)\s/.test(text.slice(end)) && isFree(before) && isOwnClause(`${before.trim()} it`))
      return [{ start: 0, end: start }]
  }
  if (!figure) return []
  const at = figure.start - (HEAD.exec(text.slice(0, figure.start))?.[0].length ?? 0)
  const lead = leadBefore(text, at, isPart(figure))
  if (!lead) return []
  return [lead]
}

/** "Samsung stumbled" */
const TWO_WORDS = /^\p{Lu}\S+ [a-z]{3,}ed$/u

/** "Left Apple nursing": up to the company, and what leads on behind it. */
function led(text: string, start: number, end: number): Span[] {
  const on = LED_ON.exec(text.slice(end))?.[0]
  return [{ start: 0, end: start }, ...(on ? [{ start: end, end: end + on.length }] : [])]
}
const LED_ON =
  /^\s+(?:nursing|facing|staring at|sitting on|licking its wounds with|counting|mired in|deep in|awash (?:in|with)|flush with|saddled with|stuck with|landed with|basking in|grappling with|wrestling with)(?=\s)/i

const isFree = (words: string): boolean =>
  !REACHING.test(words) && !/[\d“”"()%$€£¥]/.test(words) && !PRONOUN.test(words)

/** The clause that ends right before this place, joined to what begins there; null = there is none, or it is looked at. */
function leadBefore(text: string, at: number, isOwned: boolean): Span | null {
  const before = text.slice(0, at)
  const joint = JOINED.exec(before) ?? (isOwned ? DOING_TO.exec(before) : null)
  if (!joint) return null
  const words = before.slice(0, joint.index)
  // Before a colon stands what the figures show: "The three lines all rose: …".
  const isShown = /[:–—-]\s*$/.test(joint[0])
  if (words === '' || !isFree(words)) return null
  if (!(isOwned && !isShown ? isOwnClause(words) || TWO_WORDS.test(words) : isOfBystanders(words))) return null
  return { start: 0, end: joint.index }
}
