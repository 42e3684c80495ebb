import { expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'

const page = { origin: 'https://t.example', path: '/filing/1', title: 'Apple 2019 FY', description: 'A filing.' }

it('names the address that tells other sites how to show the page, and only where there is one', () => {
  expect(pageMeta({ ...page, hasOembed: true })).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/json+oembed',
    title: 'Apple 2019 FY',
    href: 'https://t.example/api/oembed?url=https%3A%2F%2Ft.example%2Ffiling%2F1&format=json',
  })
  expect(JSON.stringify(pageMeta(page))).not.toContain('oembed')
})
