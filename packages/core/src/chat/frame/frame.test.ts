import { describe, expect, it } from 'vitest'
import { answerText } from '../answer.ts'
import { readQuestion } from '../question.ts'
import { replyTo } from '../reply.ts'
import { factsOf } from '../sample.fixture.ts'

// 0000320193-25-000079: the year to September 27, 2025, with its balance sheet and cash flows
const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
const reply = (text: string) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, apple), apple, [])
  return { said: answerText(answer), isAnswered }
}

describe('a question is answered by what it names, whatever its wording', () => {
  it.each([
    ['What are the total assets, if you please?', 'Total assets of Apple were $359.24B on September 27, 2025.'],
    [
      'For an audit exercise, what is the property and equipment, net?',
      'Property, plant and equipment of Apple was $49.83B on September 27, 2025.',
    ],
    ['Dear assistant, I would be grateful if you could indicate the goods inventories.', '$5.72B'],
    ['I am a student writing on Apple. The amount of the income tax charge, please?', '$20.72B'],
    ['How much is the long-term debt of the company?', 'Long-term debt of Apple was $78.33B on September 27, 2025.'],
    ['If you add Mac and iPad together what do you get for 2025', 'Mac and iPad of Apple was $61.73B'],
    ['By what percentage did net income rise from the corresponding period of last year?', 'rose 19.5%'],
    ['net earnings attributable, change between 2024 and 2025 in percentage', 'rose 19.5%'],
    ['How many dollars separate the net income of 2025 from that of 2024?', 'a rise of $18.27B'],
    [
      'How much of operating cash flow was consumed by buybacks, in percentage terms?',
      'Share repurchases of Apple were 81.4% of operating cash flow',
    ],
    ['The share of long-term debt in total liabilities?', 'Long-term debt of Apple was 27.4% of total liabilities'],
    ['Out of every $100 of revenue, how much is left as net income?', '26.9%'],
    ['Rank the three years 2023-2025 by net income: which was the best?', '$112.01B in 2025 FY, $97.00B in 2023 FY'],
    ['What is left of revenue once the iPhone is taken out?', 'Total revenue less iPhone revenue was $206.58B'],
    ['Did Apple repurchase stock in 2025 – yes or no?', 'Yes. Share repurchases of Apple were $90.71B'],
    ['How much is each year’s net income, 2023 through 2025?', '$97.00B in 2023 FY'],
    ['Is total equity higher than total liabilities?', 'No. '],
    ['Liabilities are what percent of assets?', 'Total liabilities of Apple were 79.5% of total assets'],
    ['Roughly how much bigger was the Mac in 2025 compared to 2024, in %?', 'Mac revenue rose 12.4%'],
    ['Did long-term debt go down, and if so by how much?', 'Yes. Long-term debt of Apple fell 8.7%'],
    ['How much money was returned to shareholders through dividends and buybacks?', '$90.71B'],
    ['Amount spent on capital expenditure, each of the last three years?', '$10.96B'],
    ['How much lower are Mac sales than Services sales?', 'was $75.45B'],
    ['Which shrank more, Mac or Wearables?', 'Wearables, Home and Accessories revenue fell'],
    ['If I divide total liabilities by total assets, what percentage do I get?', '79.5%'],
  ])('%s', (text, said) => {
    const found = reply(text)
    expect(found.isAnswered).toBe(true)
    expect(found.said).toContain(said)
  })
})

describe('a word that may sort the figure leaves the question open', () => {
  it.each([
    'How much was AirPods revenue, if you please?',
    'What is the total inventory in India, kindly?',
    'Dear assistant, what was the adjusted operating income?',
    'For my homework: the guidance for revenue?',
    'What are the total assets of the Mac segment?',
    'Long-term debt falling due next year, please',
    'In India, how much is the long-term debt of the company?',
    'Adjusted for currency, how much is the revenue of the company?',
    'I only mean the education business. How much is the revenue of the company?',
    'How is revenue recognised in the accounts of the company?',
    'What would the total assets of the company be?',
    'Whose are the long-term debts of the company?',
    'What number of shares was bought back by the company?',
    'What does the company get for an iPhone?',
    'How much debt did the company repay, if you please?',
    'What part of net income is capital expenditure, if you please?',
    'Was long-term debt larger than the debt of last year, if you please?',
    'How much cash does the company need, if you please?',
    'How much revenue is left to be recognised by the company?',
    'How much inventory was carried over, if you please?',
    'I would be grateful if you could indicate the returned capital expenditures.',
    'Which segment contributed the most growth, if you please?',
    'What was net income founder in 2024?',
    'What was the line revenue in 2024, if you please?',
    'Amount spent on capital expenditure, each of the last five years?',
  ])('%s', (text) => expect(reply(text).isAnswered).toBe(false))
})
