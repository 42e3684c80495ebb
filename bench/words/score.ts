/** Counts over the sets: what the reader of sentences passes, contradicts, leaves open, and answers. */
import { answerText } from '@topline/core/chat/answer.ts'
import { readQuestion } from '@topline/core/chat/question.ts'
import { replyTo } from '@topline/core/chat/reply.ts'
import { Checker } from '@topline/core/chat/verify.ts'
import { checkClaims } from '@topline/core/claims/check.ts'
import { type KnownFiling, readFiling } from './read.ts'
import type { Asked, FilingName, LieSet, QuestionSet, SentenceSet } from './sets.ts'

const known = new Map<FilingName, KnownFiling>()
function filing(name: FilingName): KnownFiling {
  const found = known.get(name) ?? readFiling(name)
  known.set(name, found)
  return found
}

/** The names of a set, typed. */
const namesOf = (set: object): FilingName[] => Object.keys(set) as FilingName[] // keys of a set are names of filings

export interface SentenceScore {
  right: number
  /** right ones with a figure called wrong */
  contradicted: number
  /** right ones of which a figure was not checked, or none was found */
  not_understood: number
  /** right ones whose figures hold, with a reason marked as not checked */
  reason_open: number
  wrong: number
  /** wrong ones with a figure called wrong */
  caught: number
  /** wrong ones of which everything found holds, or nothing was found */
  passed: number
  misses: string[]
}

export function scoreSentences(set: SentenceSet): SentenceScore {
  const score: SentenceScore = {
    ...{ right: 0, contradicted: 0, not_understood: 0, reason_open: 0, wrong: 0, caught: 0, passed: 0 },
    misses: [],
  }
  for (const name of namesOf(set)) {
    for (const [fault, text] of set[name] ?? []) {
      const claims = checkClaims(filing(name).base, text).filter((one) => one.kind !== 'period')
      const isFlagged = claims.some((one) => one.verdict === 'wrong')
      // No figure says why: a reason that is marked so leaves the figures beside it as they were found.
      const figures = claims.filter((one) => one.kind !== 'cause')
      const isOpen = figures.length === 0 || figures.some((one) => one.verdict === 'unresolved')
      const shown = claims.map(
        (one) => `${one.text}=${one.verdict}(${one.metric} ${one.period} ${one.figure} ${one.note})`,
      )
      const miss = (what: string) => score.misses.push(`${what} ${name} [${fault}] ${text}\n      ${shown.join(', ')}`)
      if (fault === null) {
        score.right += 1
        if (isFlagged) score.contradicted += 1
        else if (isOpen) score.not_understood += 1
        else if (figures.length < claims.length) score.reason_open += 1
        if (isFlagged) miss('RIGHT CONTRADICTED')
        else if (isOpen) miss('right not understood')
      } else {
        score.wrong += 1
        if (isFlagged) score.caught += 1
        else if (!isOpen) score.passed += 1
        if (!isFlagged) miss(isOpen ? 'wrong not caught' : 'WRONG PASSED')
      }
    }
  }
  return score
}

export interface LieScore {
  lies: number
  /** shown with verified marks only */
  verified: number
  /** shown without any mark */
  unmarked: number
  misses: string[]
}

export function scoreLies(set: LieSet): LieScore {
  const score: LieScore = { lies: 0, verified: 0, unmarked: 0, misses: [] }
  for (const name of namesOf(set)) {
    for (const text of set[name] ?? []) {
      score.lies += 1
      const marks = new Checker(filing(name).facts, [], { metrics: [], periods: [] })
        .add(text)
        .parts.filter((part) => part.state !== 'plain')
      if (marks.length === 0) score.unmarked += 1
      else if (marks.every((part) => part.state === 'verified')) score.verified += 1
      else continue
      score.misses.push(`${marks.length === 0 ? 'lie unmarked' : 'LIE VERIFIED'} ${name} ${text}`)
    }
  }
  return score
}

export interface QuestionScore {
  answerable: number
  answered: number
  /** another figure than asked for, without a word about it */
  other: number
  unanswerable: number
  refused: number
  /** thought unanswerable when the set was written, and answered by the balance sheet or the cash flows since */
  overtaken: number
  misses: string[]
}

export function scoreQuestions(set: QuestionSet): QuestionScore {
  const score: QuestionScore = {
    answerable: 0,
    answered: 0,
    other: 0,
    unanswerable: 0,
    refused: 0,
    overtaken: 0,
    misses: [],
  }
  for (const asked of set) {
    const { problem, text } = ask(asked)
    if (problem === 'overtaken') {
      score.overtaken += 1
      continue
    }
    if (asked.cannot) {
      score.unanswerable += 1
      if (problem === null) score.refused += 1
    } else {
      score.answerable += 1
      if (problem === null) score.answered += 1
    }
    if (problem === 'other') score.other += 1
    if (problem !== null) score.misses.push(`${problem}: ${asked.filing} ${asked.text}\n      ${text}`)
  }
  return score
}

/** An answer about something else says so before any figure. */
const SAYS_SO = /^[^.]*\b(?:not|no|only|instead)\b[^.]*\./i
/** A verdict alone says nothing of what it is about. */
const saysSo = (text: string) => SAYS_SO.test(text.replace(/^(?:yes|no)[.,:;]\s*/i, ''))

function ask(asked: Asked): { problem: 'other' | 'refused' | 'incomplete' | 'overtaken' | null; text: string } {
  const { facts } = filing(asked.filing)
  const question = readQuestion(asked.text, facts, asked.earlier ?? [])
  const { answer, isAnswered } = replyTo(question, facts, [])
  const text = answerText(answer)
  const figures = answer.parts.filter((part) => part.state === 'verified')
  // A loss that is called one is told by its size: "a net loss of $11.82B" is −$11.82B.
  const sized = (said: string) => (/\bloss\b/i.test(text) ? said.replace(/^−(?=[$€])/, '') : said)
  const isMissingWords = (asked.words ?? []).some((word) => !text.toLowerCase().includes(sized(word).toLowerCase()))
  if (asked.cannot) {
    if (isAnswered && question.special?.kind === 'other') return { problem: 'overtaken', text }
    const isOther = figures.length > 0 && !saysSo(text)
    return { problem: isOther ? 'other' : isMissingWords ? 'incomplete' : null, text }
  }
  const isMissing = (asked.says ?? []).filter(
    (says) => !figures.some(({ text: told }) => told === says || told === sized(says)),
  )
  if (isMissing.length === 0 && !isMissingWords && isAnswered) return { problem: null, text }
  if (!isAnswered || saysSo(text)) return { problem: 'refused', text }
  const isNoneOfThem = figures.length > 0 && isMissing.length === (asked.says ?? []).length && isMissing.length > 0
  return { problem: isNoneOfThem ? 'other' : 'incomplete', text }
}
