import { expect, it } from 'vitest'
import { ApiError } from './error.ts'
import { isRepeat, noticeOfError, noticeOfRead, notify, notifyRead, onNotice, splitTitle } from './notices.ts'

it('maps the details of the server', () => {
  const error = (detail: string) => new ApiError(403, detail, null)
  expect(noticeOfError(error('Authentication required'))?.text).toBe('Please sign in to perform this action')
  expect(noticeOfError(error('Active subscription required'))?.text).toBe('Please subscribe to perform this action')
  expect(noticeOfError(error('Pro subscription required'))?.text).toBe(
    'Please subscribe to the Pro plan to perform this action',
  )
  expect(noticeOfError(error('Not authenticated'))).toBeNull()
  expect(noticeOfError(error('Income statement is being checked'))).toBeNull()
  expect(noticeOfError(error('Access denied'))).toEqual({ tone: 'bad', title: 'Error', text: 'Access denied' })
  expect(noticeOfError(error('Access denied'), 'Failed to request analysis')?.text).toBe('Failed to request analysis')
})

it('takes the part before a known colon as the title', () => {
  expect(splitTitle('Success: Logo information updated successfully')).toEqual({
    title: 'Success',
    text: 'Logo information updated successfully',
  })
  expect(splitTitle('Analysis queued on Mar 5, 2025, 08:09:10').title).toBeNull()
})

it('holds the same text for a repeat for ten seconds', () => {
  const said = new Map<string, number>()
  expect(isRepeat(said, 'a', 0)).toBe(false)
  expect(isRepeat(said, 'a', 9_999)).toBe(true)
  expect(isRepeat(said, 'b', 9_999)).toBe(false)
  expect(isRepeat(said, 'a', 10_000)).toBe(false)
})

it('says of a failed read what the page does not say itself, and nothing of repeated looks', () => {
  const error = (status: number, detail: string) => new ApiError(status, detail, null)
  expect(noticeOfRead(error(500, 'An error occurred'), false)).toEqual({
    tone: 'bad',
    title: 'Error',
    text: 'An error occurred',
  })
  expect(noticeOfRead(error(403, 'Access denied'), false)?.text).toBe('Access denied')
  expect(noticeOfRead(error(500, 'An error occurred'), true)).toBeNull()
  for (const [status, detail] of [
    [401, 'Not authenticated'],
    [403, 'Active subscription required'],
    [403, 'Pro subscription required'],
    [403, 'Income statement is being checked'],
    [404, 'Filing not found'],
    [429, 'Rate limited'],
  ] as const) {
    expect([detail, noticeOfRead(error(status, detail), false)]).toEqual([detail, null])
  }
})

it('answers every action, and says a failed read once', () => {
  const heard: string[] = []
  const stop = onNotice((notice) => heard.push(notice.text))
  for (let i = 0; i < 2; i++) notify({ tone: 'ok', title: 'Success', text: 'Blog post updated successfully!' })
  for (let i = 0; i < 2; i++) notifyRead({ tone: 'bad', title: 'Error', text: 'An error occurred' })
  stop()
  expect(heard).toEqual(['Blog post updated successfully!', 'Blog post updated successfully!', 'An error occurred'])
})

it('keeps what is said before anybody listens', () => {
  notify({ tone: 'warn', title: null, text: 'said early' })
  const heard: string[] = []
  const stop = onNotice((notice) => heard.push(notice.text))
  notify({ tone: 'warn', title: null, text: 'said later' })
  stop()
  expect(heard).toEqual(['said early', 'said later'])
})
