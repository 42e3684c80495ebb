/** What the check of a text found, in words (Markdown): the QC report of a post, the QC result of a social post. */
import { isRelease } from '../statement/release-form.ts'
import type { Claim } from './claim.ts'

export interface CheckResult {
  passed: boolean
  claims: readonly Claim[]
}

/** One contradicted figure fails a text; what could not be decided is listed as a warning. */
export function checkResult(claims: readonly Claim[]): CheckResult {
  return { passed: claims.every((one) => one.verdict !== 'wrong'), claims }
}

/** What nobody could check, each once: a person stands by these words before they are published. */
export function uncheckedWords(claims: readonly Pick<Claim, 'text' | 'verdict'>[]): string[] {
  return [...new Set(claims.filter((one) => one.verdict === 'unresolved').map((one) => one.text))]
}

const VERDICT = { holds: 'Holds', wrong: 'Wrong', unresolved: 'Not checked' } as const

/** What is wrong stands out in every renderer, what was not checked a little. */
const MARK = { holds: '', wrong: '**', unresolved: '*' } as const

const cell = (text: string): string =>
  text
    .replace(/[\\|`*_[\]<>]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .slice(0, 160)

/** Where the figure stands: the line it is printed in, or the arithmetic that gives it. */
function placeWords(one: Claim): string {
  if (one.rule) return `calculated: ${one.rule}`
  if (one.kind === 'period') return one.figure ? `ends ${one.figure}` : '-'
  return [one.metric, one.period].filter(Boolean).join(', ') || '-'
}

/**
 * Findings of a language model stand apart, as its own: they are added to those of the check and take none away.
 *
 * @param form of what the text is held against: '8-K', '10-K' …; absent = a report
 */
export function reportMarkdown(result: CheckResult, form?: string): string {
  const against = isRelease(form)
    ? { statement: 'statement of the release, as released and unaudited,', head: 'In the release' }
    : { statement: 'statement', head: 'In the filing' }
  const claims = result.claims.filter((one) => one.by === undefined)
  const further = result.claims.filter((one) => one.by === 'model')
  const count = (verdict: Claim['verdict']) => claims.filter((one) => one.verdict === verdict).length
  const lines = [
    `**${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}: ${count('holds')} hold, ${count('wrong')} wrong, ${count('unresolved')} not checked.** Every figure in the text is looked up in the ${against.statement} and its comparatives.`,
    '',
  ]
  const order = { wrong: 0, unresolved: 1, holds: 2 } as const
  const sorted = [...claims].sort((a, b) => order[a.verdict] - order[b.verdict] || a.start - b.start)
  if (sorted.length > 0) {
    lines.push(`| Claim | ${against.head} | Place | Verdict |`, '|---|---|---|---|')
    for (const one of sorted) {
      const verdict = cell(one.note ? `${VERDICT[one.verdict]}: ${one.note}` : VERDICT[one.verdict])
      const said = one.metric && one.kind !== 'period' ? `${one.text} (${one.metric})` : one.text
      lines.push(
        `| ${cell(said)} | ${cell(one.figure ?? '-')} | ${cell(placeWords(one))} | ${MARK[one.verdict]}${verdict}${MARK[one.verdict]} |`,
      )
    }
  }
  if (further.length > 0)
    lines.push('', '**Further findings, by the language model**', '', ...further.map((one) => `- ${modelWords(one)}`))
  return lines.join('\n')
}

const modelWords = (one: Claim): string =>
  `${one.verdict === 'wrong' ? 'Wrong' : 'Remark'}: “${cell(one.text)}”: ${cell(one.note ?? '')}`

export interface ShortResult {
  passed: boolean
  description: string
  rationale: string
}

/** The result of a short text: a sentence, and what it rests on. @param form as of `reportMarkdown` */
export function shortResult(result: CheckResult, form?: string): ShortResult {
  const own = shortOwn(checkResult(result.claims.filter((one) => one.by === undefined)), form)
  const further = result.claims.filter((one) => one.by === 'model')
  if (further.length === 0) return own
  const found = `The language model adds ${further.length === 1 ? 'a finding' : `${further.length} findings`}`
  return {
    passed: result.passed,
    description: own.passed && !result.passed ? 'the language model found a fault' : own.description,
    rationale: `${own.rationale} ${found}: ${further.map((one) => `“${one.text}”: ${one.note}`).join('; ')}`,
  }
}

/** Figures a short result names. */
const SHOWN = 6

function shortOwn(result: CheckResult, form: string | undefined): ShortResult {
  const where = isRelease(form) ? 'release' : 'filing'
  const wrong = result.claims.filter((one) => one.verdict === 'wrong')
  const open = result.claims.filter((one) => one.verdict === 'unresolved')
  const words = (one: Claim) =>
    `${one.text}${one.metric ? ` (${one.metric})` : ''}: ${one.figure ?? one.note ?? 'not in the statement'}`
  if (wrong.length > 0) {
    const description = wrong.length === 1 ? 'one figure differs' : `${wrong.length} figures differ`
    return { passed: false, description, rationale: `The statement has ${wrong.map(words).join('; ')}.` }
  }
  if (result.claims.length === 0)
    return { passed: true, description: 'no figure to check', rationale: 'The text names no figure of the statement.' }
  const description =
    open.length === 0
      ? `every figure stands in the ${where}`
      : `${open.length} of ${result.claims.length} could not be checked`
  // Dates and years hold by themselves: what is named are the figures that were looked up.
  const found = result.claims.filter((one) => one.metric && one.verdict === 'holds')
  const named = found.slice(0, SHOWN).map((one) => `${one.text} (${one.metric})`)
  const rest = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : ''
  const first =
    named.length === 0
      ? ''
      : `Looked up in the ${where}${isRelease(form) ? ', as released and unaudited' : ''}: ${named.join(', ')}${rest}.`
  const second = open.length === 0 ? '' : `Not checked: ${open.map(words).join('; ')}.`
  return { passed: true, description, rationale: [first, second].filter(Boolean).join(' ') || 'It names no amount.' }
}
