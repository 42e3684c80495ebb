import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it('names browser and system', () => {
  const agents = [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'curl/8.5.0',
  ]
  expect(agents.map(deviceOf)).toEqual(['Firefox on Linux', 'Edge on Windows', 'Safari on iPhone', null])
  expect(deviceOf(undefined)).toBeNull()
})
