/**
 * One question answered: by the reader of figures where it understands the question, else by the configured model over
 * the same figures and the best passages, each sentence checked before it is shown; without a model, the passages.
 */

import type { MessageAnswer, MessageCitation, MessagePart } from '@topline/core/api/messages.ts'
import { type Answer, answerText, type ShownPassage } from '@topline/core/chat/answer.ts'
import type { ChatFacts } from '@topline/core/chat/facts.ts'
import { CHAT_SYSTEM, chatPrompt, plainAnswer, sentencesOf } from '@topline/core/chat/prompt.ts'
import { readQuestion } from '@topline/core/chat/question.ts'
import { replyTo, suggestionsFor } from '@topline/core/chat/reply.ts'
import { Checker } from '@topline/core/chat/verify.ts'
import { type Model, ModelError } from '../../clients/llm/model.ts'

export interface Asking {
  question: string
  history: readonly { role: 'user' | 'model'; content: string }[]
  /** null = no figures for this viewer */
  facts: ChatFacts | null
  note: string | null
  passages: readonly ShownPassage[]
  model: Model | null
  accession_number: string | null
  user_id: number
  signal: AbortSignal
  /** a checked sentence, with all citations so far */
  onSentence?: (parts: MessagePart[], citations: readonly MessageCitation[]) => void
}

const MODEL_PASSAGES = 6
const SHOWN_PASSAGES = 3
const SHOWN_LENGTH = 420
const MOST_SENTENCES = 12
const MOST_CHARACTERS = 6_000
const NO_FACTS = 'There are no figures to answer from.'

export async function answerQuestion(asking: Asking): Promise<MessageAnswer> {
  const { facts, question, history, passages, note } = asking
  const shown = passages.slice(0, SHOWN_PASSAGES).map((one) => ({ ...one, text: shortened(one.text) }))
  if (!facts) return withoutFigures(asking, shown)
  const earlier = history.filter((turn) => turn.role === 'user').map((turn) => turn.content)
  const read = readQuestion(question, facts, earlier)
  const reply = replyTo(read, facts, shown)
  if (reply.isAnswered || read.kind === 'forecast' || !asking.model) return wire(reply.answer, 'figures', note)
  try {
    const answer = await askModel(asking, facts, { metrics: read.metrics, periods: read.periods }, asking.model)
    if (answer) return wire({ ...answer, suggestions: suggestionsFor(facts, read) }, 'model', note)
    return wire(reply.answer, 'figures', 'The language model gave no answer; these are the passages it was given.')
  } catch (error) {
    if (!(error instanceof ModelError) || asking.signal.aborted) throw error
    return wire(reply.answer, 'figures', `${error.message}. Only figures and passages answer for now.`)
  }
}

/** A filing whose figures are not there, or not for this viewer: its passages, or nothing. */
function withoutFigures({ note }: Asking, passages: ShownPassage[]): MessageAnswer {
  const where = passages.length > 0 ? ' These passages of the filing come closest:' : ''
  const response = `${note ?? NO_FACTS}${where}`
  const parts: MessagePart[] = [{ text: response, citation: null, state: 'plain' }]
  return {
    response,
    parts,
    citations: [],
    unsupported: [],
    passages,
    suggestions: [],
    answered_by: 'figures',
    note: null,
  }
}

/** @returns null when nothing of the answer was fit to show */
async function askModel(
  asking: Asking,
  facts: ChatFacts,
  asked: { metrics: string[]; periods: string[] },
  model: Model,
): Promise<Answer | null> {
  const passages = asking.passages.slice(0, MODEL_PASSAGES)
  const checker = new Checker(facts, passages, asked)
  let rest = ''
  let sentences = 0
  let characters = 0
  const take = (text: string): void => {
    for (const sentence of plainAnswer(text)) {
      if (sentences >= MOST_SENTENCES) return
      const spaced = sentences > 0 && !/^\s/.test(sentence) ? ` ${sentence.trimEnd()}` : sentence.trimEnd()
      const { parts } = checker.add(spaced)
      sentences += 1
      asking.onSentence?.(parts, checker.citations)
    }
  }
  const stream = model.streamText({
    purpose: 'chat',
    system: CHAT_SYSTEM,
    prompt: chatPrompt(asking.question, facts, passages),
    history: asking.history.map(({ role, content }) => ({ role, content: content.slice(0, 2_000) })),
    maxTokens: 1_200,
    signal: asking.signal,
    user_id: asking.user_id,
    ...(asking.accession_number === null ? {} : { accession_number: asking.accession_number }),
  })
  for await (const piece of stream) {
    rest += piece
    characters += piece.length
    const found = sentencesOf(rest)
    // The last one may go on with the next piece.
    if (found.length > 1) {
      const done = found.slice(0, -1).join('')
      take(done)
      rest = found.at(-1) ?? ''
    }
    if (characters > MOST_CHARACTERS || sentences >= MOST_SENTENCES) break
  }
  take(rest)
  return sentences === 0 ? null : checker.answer()
}

function wire(answer: Answer, answered_by: 'figures' | 'model', note: string | null): MessageAnswer {
  const { parts, citations, unsupported, passages, suggestions } = answer
  return { response: answerText(answer), parts, citations, unsupported, passages, suggestions, answered_by, note }
}

function shortened(text: string): string {
  if (text.length <= SHOWN_LENGTH) return text
  const cut = text.lastIndexOf(' ', SHOWN_LENGTH)
  return `${text.slice(0, cut > 200 ? cut : SHOWN_LENGTH)} …`
}
