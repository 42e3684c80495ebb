import { expect, it } from 'vitest'
import { onThisSite, routedAddress } from './address.ts'

it('leaves what can be read as it is', () => {
  for (const address of ['/', '/api/stats?a=%ff', '/%61pi/x', '*', '//host/x'])
    expect(routedAddress(address)).toBe(address)
})

it('takes a host away and lets a broken escape stand for itself', () => {
  expect(routedAddress('http://evil.example/api/stats?x=1')).toBe('/api/stats?x=1')
  expect(routedAddress('http://evil.example')).toBe('/')
  expect(routedAddress('HTTPS://[/x')).toBe('/x')
  expect(routedAddress('/%')).toBe('/%25')
  expect(routedAddress('/a%20b/%ff?q=%')).toBe('/a%2520b/%25ff?q=%')
})

it('keeps every path on the site of the settings', () => {
  for (const path of [
    '/',
    '//evil.example/x',
    '///evil.example',
    '//',
    '//:80',
    '//user:pw@evil.example/x',
    '/\\evil.example',
  ])
    expect(onThisSite(`${path}?q=1`, 'https://topline.example/below').origin).toBe('https://topline.example')
  expect(onThisSite('/a?b=c', 'https://topline.example').href).toBe('https://topline.example/a?b=c')
})
