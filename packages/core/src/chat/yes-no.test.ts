import { expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'
import { factsOf } from './sample.fixture.ts'
import { wayAsked } from './yes-no.ts'

// 0000320193-25-000079: R&D 34,550 and 31,370, SG&A 27,601, net income 112,010, Services 109,158
const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
const told = (text: string): string => answerText(replyTo(readQuestion(text, apple), apple, []).answer)

it.each([
  ['Did gross margin improve?', 'up'],
  ['S&M declined?', 'down'],
  ['Is net income higher than two years ago?', 'up'],
  ['Did costs improve?', null],
  ['Did the loss grow?', null],
  ['Did it rise or fall?', null],
  ['How much did it grow?', null],
] as const)('the way that is asked: %s', (text, way) => expect(wayAsked(text)).toBe(way))

it.each([
  ['Did gross margin improve?', /^Yes\. Gross margin rose from 46\.2%/],
  ['Is net income higher than two years ago?', /^Yes\. Net income rose/],
  ['Is the iPad bigger than the Mac?', /^No\. Mac revenue/],
  ['Is inventory higher?', /^No\. Inventory of Apple fell/],
  ['more cash than debt?', /^No\. Debt of Apple was larger: \$98\.66B .* against \$35\.93B/],
  ['Is debt larger than cash?', /^Yes\. Debt of Apple was larger/],
  ['Is Apple losing money?', /^No\. There was a net profit/],
])('an answer says yes or no, with the figures: %s', (text, said) => expect(told(text)).toMatch(said))
