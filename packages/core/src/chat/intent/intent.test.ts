import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerText } from '../answer.ts'
import { readQuestion } from '../question.ts'
import { replyTo } from '../reply.ts'
import { factsOf } from '../sample.fixture.ts'
import file from './learned.json' with { type: 'json' }
import { learned } from './learned.ts'
import { guesses } from './model.ts'
import { packed, unpacked } from './packed.ts'
import { trained } from './train.ts'

const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
const told = (text: string) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, apple), apple, [])
  return { text: answerText(answer), isAnswered, suggestions: answer.suggestions }
}

describe('a question in words that no other reader knows', () => {
  it.each([
    ['by how many billions did capex balloon over the year before', 'How did capital expenditures change?'],
    ['which of the geos added the most bucks', 'Which region grew the most in dollars?'],
    [
      'Does Japan sit high or low in the pecking order of regions?',
      'At which place among the regions is Japan revenue?',
    ],
    ['Which product lost the most revenue?', 'Which division fell the most in dollars?'],
    ['Which year had the highest capex?', 'In which year was capital expenditures highest?'],
    [
      'Did capex grow more than depreciation?',
      'Which grew faster, capital expenditures or depreciation and amortization?',
    ],
    [
      'How much operating profit is left for each dollar spent on research?',
      'How many times as large as research and development was operating income?',
    ],
    ['average buybacks across those 3 years', 'What was average share repurchases in 2023, 2024 and 2025?'],
    ['biggest $ gain by region versus 2024', 'Which region grew the most in dollars?'],
    ['take the iPhone away, what’s left of the 2025 revenue', 'What was revenue without iPhone?'],
    ['which product sits in third place by sales', 'Which division was the third largest?'],
    ['did Services stay under 110 bil', 'Was Services revenue below 110 billion?'],
    ['In what year did they buy back most stock', 'In which year was share repurchases highest?'],
    ['buybacks 23+24+25 total', 'What was share repurchases in 2023, 2024 and 2025 together?'],
    [
      'Services or iPhone, who put on more percent this year?',
      'Which grew faster, Services revenue or iPhone revenue?',
    ],
    // either kind names the same product, with its percentage and its dollars
    ['biggest $ loser among the products vs last year', 'Which division fell the most in percent?'],
  ])('is answered, and says first what it was read as: %s', (asked, read) => {
    const { isAnswered, text } = told(asked)
    expect([isAnswered, text.slice(0, read.length + 11)]).toEqual([true, `Read as “${read}” `])
    expect(text.slice(read.length + 11)).toMatch(/\d/)
  })

  it.each([
    ['Which unit went backwards the most?', /By amount|fell most: Wearables/],
    ['All of the regions were up, weren’t they?', /Greater China|grew/],
    [
      'In dollars, which segment piled on the most sales?',
      /^Read as “Which division grew the most in dollars\?” By amount/,
    ],
    [
      'Add the profits of 2023 through 2025 into one number for me',
      /^Read as “What was net income in 2023, 2024 and 2025 together\?” .*\$302\.74B/,
    ],
    ['gross profit, all the years you have, please', /\$195\.20B.*\$180\.68B.*\$169\.15B/],
    ['How much of Apple’s overall growth came from Services?', /Of the change of all revenue that is 51\./],
    [
      'Which of the products managed to sell more?',
      /^Read as “Which divisions grew\?” In 2025 FY Services grew 13\.5%/,
    ],
    ['All the dividends of 2023, 2024 and 2025 lumped together', /\$45\.68B/],
    ['did Mac sales lag iPad sales in growth', /^Read as “[^”]*” No\. Mac revenue grew faster: 12\.4%/],
    [
      'Which regions fell?',
      /^In 2025 FY Greater China fell 3\.8%, from \$66\.95B in 2024 FY to \$64\.38B, a fall of \$2\.58B\.$/,
    ],
  ])('is preferred to the nearest thing that a plainer reader takes it for: %s', (asked, says) =>
    expect(told(asked).text).toMatch(says),
  )

  it.each([
    'What is the second largest supplier region?',
    'Where does Apple sell the most groceries?',
    'Which products fell in units?',
    'What are the five biggest shareholders?',
    'cash taxes',
    'Over fiscal 2019-2024, which year had the best net income?',
    'Did net income grow more in dollars than revenue?',
    'Did revenue grow faster this year than last year?',
    'Is long-term debt larger than the debt of last year?',
    'Which year had the best sales in each region?',
    'How much does each iPhone earn a day?',
    'Did quarterly net income exceed $90 billion two years in a row?',
    'Of every $100 in services revenue, what goes to R&D?',
    'which region is second, and how many stores does it have',
    'How much did the other regions grow?',
    'Did buybacks fall more than dividends?',
    'Operating income of the iPhone up how much?',
    'iPhone revenue per employee',
    'What did iPhone revenue come to in May?',
    'Advertising costs of the Mac against last year, up?',
    'Greater China iPhone sales',
    'iPhone sales to Europe',
    'Which region lost the most money?',
    'Which unsold product grew most?',
    'Did iPhone break 200 million units in 2025?',
    'Which region sits in third place by iPhone sales?',
    'Comparing Europe with China, which has the better margin?',
    'Which region stands in third place by profit?',
    'Had iPhone not sold in China, what would revenue be?',
    'leave aside iPhone, which product grew most?',
    'the year they spent the most on acquisitions',
  ])('is not answered where it asks for more than its kind tells: %s', (asked) =>
    expect(told(asked)).toMatchObject({ isAnswered: false }),
  )

  it('is offered what is answered when it is asked', () => {
    for (const asked of ['cash taxes', 'greater china a problem?', 'Which products fell in units?'])
      for (const one of told(asked).suggestions) expect([one, told(one).isAnswered]).toEqual([one, true])
  })

  it.each(['asdf qwer', 'What is the CEO paid?', 'How many people work there?'])(
    'of what no statement holds is offered what else stands there: %s',
    (asked) => expect(told(asked)).toMatchObject({ isAnswered: false, suggestions: expect.any(Array) }),
  )
})

describe('a question in the very words of its kind', () => {
  it.each([
    [
      'Which region grew the most in dollars?',
      'By amount, Americas grew most: Americas revenue rose 6.8%, from $167.05B in 2024 FY to $178.35B in 2025 FY, a rise of $11.31B.',
    ],
    [
      'Which region fell the most in dollars?',
      'By amount, Greater China fell most: Greater China revenue fell 3.8%, from $66.95B in 2024 FY to $64.38B in 2025 FY, a fall of $2.58B.',
    ],
    [
      'At which place among the regions is Japan revenue?',
      'Japan revenue was number 5 of 5 by size in 2025 FY: Americas $178.35B, Europe $111.03B, Greater China $64.38B, Rest of Asia Pacific $33.70B, Japan $28.70B.',
    ],
    [
      'Which region follows Americas by size?',
      'After Americas, at $178.35B, came Europe with $111.03B, or 26.7% of revenue, in 2025 FY.',
    ],
    [
      'Which of iPhone, Mac and iPad was the smallest?',
      'From the smallest, in 2025 FY: iPad revenue $28.02B, Mac revenue $33.71B, iPhone revenue $209.59B.',
    ],
    [
      'What was average share repurchases in 2024 and 2025?',
      'Share repurchases of Apple averaged $92.83B over 2 years: $90.71B in the year to September 27, 2025, $94.95B in the year to September 28, 2024.',
    ],
    [
      'Which grew faster, dividends paid or share repurchases?',
      'Dividends paid grew faster: 1.2% (dividends paid from $15.23B to $15.42B); −4.5% (share repurchases from $94.95B to $90.71B).',
    ],
    [
      'What was iPhone revenue per quarter?',
      'iPhone revenue of Apple was $209.59B in 2025 FY, on average $52.40B a quarter.',
    ],
    [
      'In which year was share repurchases highest?',
      'Share repurchases of Apple was highest in the year to September 28, 2024: $94.95B, of the 3 that this filing prints: $90.71B in the year to September 27, 2025, $94.95B in the year to September 28, 2024, $77.55B in the year to September 30, 2023.',
    ],
  ])('%s', (asked, said) => expect(told(asked)).toMatchObject({ text: said, isAnswered: true }))

  it('tells what a part brought of a growth', () => {
    const { text } = told('How much of the change of total revenue came from Services revenue?')
    expect(text).toContain('Of the change of all revenue that is 51.')
  })
})

describe('what was learned', () => {
  it('is of these lessons', () => {
    const folder = join(import.meta.dirname, 'lessons')
    const source = globSync('*.tsv', { cwd: folder })
      .sort()
      .map((path) => readFileSync(join(folder, path), 'utf8'))
    const clusters = readFileSync(join(folder, 'clusters.json'), 'utf8')
    expect(file.lessons).toBe(createHash('sha256').update(source.join('')).update(clusters).digest('hex'))
  })

  it('tells kinds apart that the lessons show, the same each time, and through its letters', () => {
    const lessons = ['up', 'down', 'up', 'down', 'up', 'down'].map((label) => ({
      label,
      features: [`1:${label}`, '1:the'],
    }))
    const weights = trained(lessons)
    expect(trained(lessons)).toEqual(weights)
    for (const one of [weights, ...unpacked(packed([weights, weights]))])
      expect(guesses(['1:up'], one)[0]).toMatchObject({ label: 'up', probability: expect.any(Number) })
    expect(guesses(['1:up'], weights)[0]?.probability).toBeGreaterThan(0.6)
  })

  it('names each kind once', () => {
    const { labels } = learned().kinds
    expect(new Set(labels).size).toBe(labels.length)
  })
})
