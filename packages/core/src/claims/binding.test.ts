/** Each way a number can belong to a name, one sentence each. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { metricWords } from '../figures-in-words/facts.ts'
import { lexiconOf } from '../figures-in-words/lexicon.ts'
import { passagesOf } from '../figures-in-words/passages.ts'
import { readSentence } from '../figures-in-words/sentence.ts'
import { bind } from './binding.ts'

const lexicon = lexiconOf(MADE)

/** What each number of a sentence is said of: its likeliest metric; 'unknown' = a named thing without one. */
function boundIn(text: string): (string | null)[] {
  const [passage] = passagesOf(text)
  if (!passage) return []
  const s = readSentence(MADE, lexicon, passage)
  return s.numbers.map((n) => {
    const found = bind(s, n)
    const [metric] = found?.metrics ?? []
    return found === null ? null : metric ? metricWords(metric) : 'unknown'
  })
}

describe('a number belongs to', () => {
  it.each<[reason: string, text: string, metrics: (string | null)[]]>([
    [
      'each of a list',
      'Revenue and net income were $391.0 billion and $93.7 billion, respectively.',
      ['revenue', 'net income'],
    ],
    [
      'what the number before is of',
      'Research and development came to 8.0% of sales, from 7.8%.',
      ['Research and development', 'Research and development'],
    ],
    [
      'each of two compared',
      'iPhone outsold Services with $201.2 billion against $96.2 billion.',
      ['revenue of iPhone', 'revenue of Services'],
    ],
    ['the part behind the comma', 'With sales of $26.7 billion, iPad came fourth.', ['revenue of iPad']],
    ['nothing, between two figures', 'Gross profit exceeded net income by $86.9 billion.', ['unknown']],
    ['the part of a share', 'A quarter of sales came from Services.', ['revenue of Services']],
    [
      'the one part before "of the total"',
      'Europe brought in $101.3 billion, 26% of the total.',
      ['revenue of Europe', 'revenue of Europe'],
    ],
    ['what took the cents', 'Income taxes took 24 cents of every pre-tax dollar.', ['income taxes']],
    ['the share behind it', 'Apple earned $6.08 per diluted share.', ['diluted EPS']],
    ['the place', 'Apple made $101.3 billion in Europe.', ['revenue of Europe']],
    ['the name that follows', 'It had $391.0 billion in revenue.', ['revenue']],
    ['the name behind the comma', 'At $123.2 billion, operating income set a high.', ['operating income']],
    ['what it was spent on', 'Apple spent $31.4 billion on research and development.', ['Research and development']],
    ['the nearest name before', 'Net income was $93.7 billion.', ['net income']],
    ['the name behind the colon', 'Apple crossed the $390 billion mark: revenue rose.', ['revenue']],
    [
      'nothing, in a new clause',
      'Net income was $93.7 billion; cash in hand reached $30 billion.',
      ['net income', null],
    ],
    [
      'nothing, behind an unknown name',
      'Mac brought in $30.0 billion, Vision Pro $3.0 billion.',
      ['revenue of Mac', null],
    ],
  ])('%s: %s', (_, text, metrics) => expect(boundIn(text)).toEqual(metrics))
})
