/**
 * Questions made by putting a word that no statement resolves beside a figure that one prints: another footing, part, place,
 * buyer, condition, time, unit, source or opinion, in many voices, of many figures and periods. None may be answered with
 * the plain figure. Beside them the same voices without such a word, which must be. Written before the reader was changed;
 * every second word of a kind is the frozen half, of which only counts are looked at.
 */
import type { Asked, FilingName, QuestionSet } from './sets.ts'

/** Before the figure's name. */
const BEFORE = [
  ...[
    'adjusted',
    'organic',
    'core',
    'underlying',
    'recurring',
    'normalized',
    'non-GAAP',
    'constant-currency',
    'pro forma',
  ],
  ...[
    'comparable',
    'deferred',
    'discontinued',
    'taxable',
    'statutory',
    'marginal',
    'median',
    'intercompany',
    'budgeted',
  ],
  ...[
    'seasonally adjusted',
    'inflation-adjusted',
    'incremental',
    'cumulative',
    'lifetime',
    'holiday',
    'monthly',
    'standalone',
  ],
  ...[
    'like-for-like',
    'run-rate',
    'annualized',
    'guided',
    'consensus',
    'target',
    'hypothetical',
    'implied',
    'government',
  ],
  ...[
    'parent-only',
    'minority',
    'pension',
    'peak',
    'minimum',
    'ordinary',
    'exceptional',
    'foregone',
    'unbilled',
    'contracted',
  ],
]
/** Behind it. */
const BEHIND = [
  ...[
    'in Texas',
    'in the Chinese countryside',
    'from governments',
    'from students',
    'per employee',
    'per store',
    'per customer',
  ],
  ...[
    'in its own stores',
    'on Black Friday',
    'in March',
    'during the pandemic',
    'since the IPO',
    'before stock compensation',
  ],
  ...['after buybacks', 'excluding currency', 'without the acquisition', 'net of refunds', 'including leases'],
  ...[
    'at constant currency',
    'in real terms',
    'in bitcoin',
    'adjusted for inflation',
    'compared with Intel',
    'relative to peers',
  ],
  ...[
    'versus guidance',
    'versus the budget',
    'from discontinued operations',
    'attributable to minorities',
    'before one-offs',
  ],
  ...[
    'under IFRS',
    'on a cash basis',
    'on a like-for-like basis',
    'at the parent',
    'from new customers',
    'under Steve Jobs',
  ],
  ...['for men', 'in the first week', 'in 2041', 'ten years ago', 'according to analysts', 'as originally reported'],
  ...['if tariffs double', 'by month', 'through resellers', 'at the best branch', 'over its lifetime', 'in the model'],
]
/** Around it; {m} is the figure, {C} the company. */
const AROUND = [
  'What will {m} be next year?',
  'What would {m} have been without the lawsuit?',
  'What is {m} expected to be?',
  'Where could {m} go from here?',
  'How volatile is {m}?',
  'How sustainable is {m}?',
  'Who audited {m}?',
  'Who is responsible for {m}?',
  'In which month was {m} highest?',
  'What did analysts think {m} would be?',
  'How much of {m} is hedged?',
  'How much of {m} is recurring?',
  'How much of {m} was prepaid?',
  'How much of {m} came from Texas?',
  'What share of {m} is subscription?',
  'How many customers make up {m}?',
  'What was the rival’s {m}?',
  'What was {m} of the CFO?',
  'Does {m} include interest?',
  'When will {m} peak?',
  'Did {m} beat expectations?',
  'By how much did {m} miss guidance?',
  'What was {m} worth in gold?',
  'How does {m} compare with the industry?',
  'What was the plan for {m}?',
  'What is the margin of error of {m}?',
  'How much {m} did {C} book in Ohio?',
  'What was {m} on the day of the merger?',
  'What was {m} when {C} was founded?',
  'Which customer brings the most {m}?',
]
const VOICES_BEFORE = [
  'What was {x} {m}{p}?',
  'How did {x} {m} change{p}?',
  'Tell me the {x} {m} of {C}{p}.',
  '{C} {x} {m}{p}?',
  'how high was {x} {m}{p}',
  'Did {x} {m} rise{p}?',
  'Could you give me {C}’s {x} {m}{p}, please?',
]
const VOICES_BEHIND = [
  'What was {m} {x}{p}?',
  'How did {m} change {x}{p}?',
  'Tell me {C}’s {m} {x}{p}.',
  '{m} {x}{p}?',
  'how high was {m} {x}{p}',
  'Did {m} rise {x}{p}?',
  'How much was {m}{p} {x}?',
]

interface Subject {
  filing: FilingName
  company: string
  /** what a figure is called, what it was in the filing's own year, and in the year before */
  figures: readonly (readonly [name: string, now: string, old: string])[]
  /** how the filing's own year and the one before are named */
  years: readonly [string, string]
}
const SUBJECTS: readonly Subject[] = [
  {
    filing: 'apple',
    company: 'Apple',
    figures: [
      ['revenue', '$416.16B', '$391.04B'],
      ['net income', '$112.01B', '$93.74B'],
      ['gross margin', '46.9%', '46.2%'],
      ['iPhone revenue', '$209.59B', '$201.18B'],
      ['free cash flow', '$98.77B', '$108.81B'],
    ],
    years: ['2025', '2024'],
  },
  {
    filing: 'alphabet',
    company: 'Alphabet',
    figures: [
      ['operating income', '$129.04B', '$112.39B'],
      ['R&D', '$61.09B', '$49.33B'],
      ['sales', '$402.84B', '$350.02B'],
      ['Google Cloud revenue', '$58.71B', '$43.23B'],
    ],
    years: ['2025', '2024'],
  },
  {
    filing: 'boeing',
    company: 'Boeing',
    figures: [
      ['sales', '$66.52B', '$77.79B'],
      ['research and development', '$3.81B', '$3.38B'],
      ['capital expenditures', '$2.23B', '$1.53B'],
    ],
    years: ['2024', '2023'],
  },
  {
    filing: 'walmart',
    company: 'Walmart',
    figures: [
      ['operating income', '$29.35B', '$27.01B'],
      ['total revenue', '$680.99B', '$648.13B'],
      ['inventory', '$56.44B', '$54.89B'],
    ],
    years: ['2025', '2024'],
  },
  {
    filing: 'mastercard',
    company: 'Mastercard',
    figures: [
      ['net revenue', '$28.17B', '$25.10B'],
      ['diluted EPS', '$13.89', '$11.83'],
      ['operating margin', '55.3%', '55.8%'],
    ],
    years: ['2024', '2023'],
  },
]
const FIGURES = SUBJECTS.flatMap((one) => one.figures.map((figure) => ({ ...one, figure })))

/** The nth question: figures, voices and periods go round at steps of their own. */
function made(n: number, voices: readonly string[], said: string): Asked {
  const { filing, company, figure, years } = FIGURES[(n * 7) % FIGURES.length] ?? raise()
  const voice = voices[n % voices.length] ?? raise()
  const when = ['', '', ` in ${years[0]}`, ` in fiscal ${years[1]}`, ' last year'][n % 5] ?? ''
  const hasTime = /\bin (?:March|2041)|ago|since|week|lifetime|during|Friday|Jobs/.test(said)
  const text = voice
    .replace('{x}', said)
    .replace('{m}', figure[0])
    .replace('{C}', company)
    .replace('{p}', hasTime ? '' : when)
  return { filing, text: text.charAt(0).toUpperCase() + text.slice(1), cannot: true }
}
const raise = (): never => {
  throw new Error('nothing at this place')
}

const twice = (words: readonly string[], voices: readonly string[], from: number): Asked[][] =>
  words.map((said, i) => [made(from + i * 2, voices, said), made(from + i * 2 + 3, voices, said)])
const ALL: readonly Asked[][] = [
  ...twice(BEFORE, VOICES_BEFORE, 0),
  ...twice(BEHIND, VOICES_BEHIND, 200),
  ...AROUND.map((voice, i) => [made(400 + i, [voice], '')]),
]

/** The voices without a word that is not resolved. */
const plain = FIGURES.flatMap(({ filing, company, figure: [name, now, old], years }, i): Asked[] => {
  const said = (n: number, when: string) =>
    (VOICES_BEFORE[(i + n) % VOICES_BEFORE.length] ?? raise())
      .replace('{x} ', '')
      .replace('{m}', name)
      .replace('{C}', company)
      .replace('{p}', when)
  const isChange = (text: string) => /change|rise/.test(text)
  const [own, before] = [said(0, ` in ${years[0]}`), said(2, ` in fiscal ${years[1]}`)]
  return [
    { filing, text: own, says: isChange(own) && !/%|\$\d+\.\d\d$/.test(now) ? [now, old] : [now] },
    { filing, text: before, says: [old] },
  ]
})

export const questionsModified: QuestionSet = [
  ...ALL.filter((_, i) => i % 2 === 0).flat(),
  ...plain.filter((_, i) => i % 4 < 2),
]
export const questionsModifiedFrozen: QuestionSet = [
  ...ALL.filter((_, i) => i % 2 === 1).flat(),
  ...plain.filter((_, i) => i % 4 >= 2),
]
