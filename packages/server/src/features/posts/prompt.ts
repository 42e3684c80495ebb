/** What a language model is told of a statement: its figures and those beside it, without their places. */
import { isRelease } from '@topline/core/statement/release-form.ts'
import type { PostFacts } from './facts.ts'

export function figuresPrompt({ base, form_type }: PostFacts): string {
  return [
    `Figures of ${base.company} (${base.currency}, whole units):`,
    ...(isRelease(form_type)
      ? [
          'They come from the earnings release: unaudited results that the company released; its report was not filed yet. Where you would write "the filing", write "the release".',
        ]
      : []),
    JSON.stringify(base.periods.map(({ provenance: _, ...period }) => period)),
  ].join('\n\n')
}
