import { expect, it } from 'vitest'
import { withoutForeignLinks } from './model-text.ts'

it('keeps the two named places and what an editor linked, nothing else', () => {
  const text = [
    '[Income flow](income_flow) and [the filing](filing_url).',
    'See [our site](https://known.example/a) or [this](https://evil.example/?q=1 "t"), ![pixel](https://evil.example/x.png).',
    'Visit https://evil.example/now, <https://evil.example>, www.evil.example/b <b>bold</b><img src=x>',
    '[ref]: https://evil.example/ref',
  ].join('\n')
  const out = withoutForeignLinks(text, 'I linked https://known.example/a myself')
  expect(out).not.toContain('evil')
  expect(out).toContain('[Income flow](income_flow) and [the filing](filing_url).')
  expect(out).toContain('See [our site](https://known.example/a) or this, pixel.')
  expect(out).toContain('bold')
})
