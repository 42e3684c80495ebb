import { expect, it } from 'vitest'
import { checkClaims } from '../claims/check.ts'
import { checkResult, reportMarkdown, shortResult } from '../claims/report.ts'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { writePost } from './post.ts'
import { speechText, spoken } from './speech.ts'
import { splitTweets, TWEET_DIVIDER, writeTweets } from './tweets.ts'

it('writes an article whose every figure the checker finds again', () => {
  const post = writePost(MADE)
  expect(post?.title).toBe('Apple sold more and kept less in fiscal 2024')
  const claims = checkClaims(MADE, post?.content ?? '')
  expect(claims.filter((one) => one.verdict !== 'holds')).toEqual([])
  expect(claims.length).toBeGreaterThan(40)
  expect(post?.content).toContain('[Income flow](income_flow)')
  expect(post?.content).toContain('| Services | $96.17B | 24.6% | +12.9% |')
  expect(post?.content).toContain('Diluted earnings per share were $6.08, down from $6.13.')
})

it('ends a post about a release with the release, and the report of its check says what that is', () => {
  const released = { ...MADE, form_type: '8-K' }
  const content = writePost(released)?.content ?? ''
  expect(content).toMatch(
    /Every figure above is looked up in \[the release\]\(filing_url\), as released and unaudited, and opens its cell there\.$/,
  )
  expect(writePost(MADE)?.content).toMatch(/looked up in \[the filing\]\(filing_url\) and opens its cell there\.$/)
  const claims = checkClaims(released, content)
  expect(claims.filter((one) => one.verdict !== 'holds')).toEqual([])
  const [first, , head] = reportMarkdown(checkResult(claims), '8-K').split('\n')
  expect(first).toContain('looked up in the statement of the release, as released and unaudited, and its comparatives.')
  expect(head).toBe('| Claim | In the release | Place | Verdict |')
  expect(reportMarkdown(checkResult(claims), '10-K')).not.toContain('release')
  const wrong = checkClaims(released, 'Revenue was $400 billion in fiscal 2024.')
  expect(shortResult(checkResult(wrong), '8-K')).toMatchObject({ passed: false, description: 'one figure differs' })
  const right = checkClaims(released, 'Revenue was $391.04 billion in fiscal 2024.')
  expect(shortResult(checkResult(right), '8-K')).toEqual({
    passed: true,
    description: 'every figure stands in the release',
    rationale: 'Looked up in the release, as released and unaudited: $391.04 billion (revenue).',
  })
})

it('tells no share of revenue where it would tell of the revenue alone', () => {
  const [now, ...before] = MADE.periods
  const small = { ...now, figures: { ...now.figures, total_revenue: 3e6 }, business: [], geographical: [] }
  const content = writePost({ ...MADE, periods: [small, ...before] })?.content ?? ''
  expect(content).toContain('research and development')
  expect(content).not.toMatch(/,\d{3}\.\d% of revenue/)
})

it('writes tweets that hold', () => {
  const tweets = writeTweets(MADE)
  expect(tweets.length).toBeGreaterThanOrEqual(3)
  expect(tweets[0]).toBe('Apple $AAPL 2024 FY: revenue $391.04B (+2.0%), net income $93.74B (−3.4%). {blog_url}')
  for (const tweet of tweets) expect(checkClaims(MADE, tweet).filter((one) => one.verdict !== 'holds')).toEqual([])
  expect(splitTweets(tweets.join(TWEET_DIVIDER))).toEqual(tweets)
})

it('speaks amounts, tables and periods', () => {
  expect(spoken('−$11.82B, +4.9%, 2024 Q3 and 2024 FY: EPS $6.08')).toBe(
    'minus $11.82 billion, up 4.9 percent, the third quarter of 2024 and fiscal 2024: earnings per share $6.08',
  )
  const text = speechText(
    '## Head\n\nRevenue was **$94.93B** [here](https://x.example).\n\n| Name | Revenue |\n|---|---|\n| Mac | $1.2M |\n\n[x](income_flow)',
  )
  expect(text).toBe('Head.\n\nRevenue was $94.93 billion here.\n\nMac: revenue $1.2 million.')
  expect(speechText(writePost(MADE)?.content ?? '')).not.toMatch(/[|*_#]/)
})
