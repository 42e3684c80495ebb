import { expect, it } from 'vitest'
import { conversionAddress } from './conversion.ts'
import { isFirstReturn } from './welcome.ts'

it('thanks once for each checkout', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(['cs_1', 'cs_1', 'cs_2'].map((id) => isFirstReturn(storage, id))).toEqual([true, false, true])
})

it('names the conversion as the ad service wants it, and nothing for another form', () => {
  expect(conversionAddress('AW-123456/ab_C-9', 'cs_1')).toBe(
    'https://www.googleadservices.com/pagead/conversion/123456/?label=ab_C-9&guid=ON&script=0&transaction_id=cs_1',
  )
  expect([conversionAddress('AW-123456', 'cs_1'), conversionAddress('https://evil.example/x', 'cs_1')]).toEqual([
    null,
    null,
  ])
})
