/** A question's periods, units and operations: each is taken up by the answer, none is passed over. */
import { describe, expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { appleFacts } from './apple.fixture.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'

// 0000320193-24-000123: revenue 391,035, 383,285 and 394,328; net income 93,736, 96,995 and 99,803
const FACTS = appleFacts()
const said = (text: string) => answerText(replyTo(readQuestion(text, FACTS), FACTS, []).answer)

describe('periods', () => {
  it.each([
    [
      'Which was the largest region in 2023 and 2024?',
      /^Americas was the largest region.* in 2023 FY\. Americas .* in 2024 FY\.$/,
    ],
    [
      'What share of revenue was iPhone in 2023 and 2024?',
      /52\.3% of revenue.*in 2023 FY\..*51\.4% of revenue.*in 2024 FY\.$/,
    ],
    ['Did revenue exceed $390 billion in 2023 and 2024?', /^No\. .*2023 FY.*Yes\. .*2024 FY/],
    [
      'Summary of 2023',
      /^Apple had revenue of \$383\.29B and net income of \$97\.00B.*fell 2\.8%, from \$394\.33B in 2022 FY/,
    ],
    ['What was the average revenue of 2023 and 2024?', /average of 2 periods: \$387\.16B/],
    ['What was the average net income from 2022 to 2024?', /average of 3 periods: \$96\.84B/],
    ['What was total net income over 2023 and 2024?', /sum of 2 periods: \$190\.73B/],
    ['What was average revenue over the two years to 2023?', /average of 2 periods: \$388\.81B/],
    ['Has net income fallen every year since 2023?', /^Yes: .*\$93\.74B in 2024 FY, \$97\.00B in 2023 FY\.$/],
    ['Was 2022 the best year for revenue?', /^Yes\. Total revenue was highest in 2022 FY/],
    ['Was 2023 a record year for net income?', /^No\. Net income was highest in 2022 FY/],
    ['What was annual revenue in 2023?', /^Total revenue of Apple was \$383\.29B in 2023 FY\.$/],
    ['How much did revenue grow between 2022 and 2024?', /^Total revenue fell 0\.8%, from \$394\.33B in 2022 FY/],
  ])('%s', (text, answer) => expect(said(text)).toMatch(answer))
})

describe('units and operations', () => {
  it.each([
    [
      'How much larger is the Americas than Europe in percent?',
      /^Americas revenue was 64\.9% larger than Europe revenue\./,
    ],
    ['By how much does Services exceed iPad?', /^Services revenue less iPad revenue was \$69\.48B/],
    ['How many points faster did Services grow than iPhone?', /a difference of 12\.6 points\.$/],
    ['What is the gap between Services and iPhone growth?', /^Services revenue grew faster: 12\.9% against 0\.3%/],
    ['Did the gross margin rise by more than 1 point?', /^Yes\. Gross margin was 46\.2%.*2\.1 points more than 44\.1%/],
    ['Did the gross margin fall by more than 1 point?', /^No\. Gross margin was 46\.2%/],
    ['Did the gross margin rise above 45%?', /^Yes\. Gross margin was 46\.2% in 2024 FY, above 45%\.$/],
    ['Which products grew faster than the company?', /^In 2024 FY Services grew 12\.9%, Mac grew 2\.1%\.$/],
    ['Which year did revenue grow fastest?', /^Total revenue grew most in 2024 FY: 2\.0%, against −2\.8% in 2023 FY/],
    ['Which two products shrank most?', /^By growth, the slowest first/],
    ['Revenue by product and region', /iPhone \$201\.18B.*Americas \$167\.05B/],
  ])('%s', (text, answer) => expect(said(text)).toMatch(answer))
})
