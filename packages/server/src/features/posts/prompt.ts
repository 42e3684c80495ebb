/** What a language model is told of a statement: its figures and those beside it, without their places. */
import type { PostFacts } from './facts.ts'

export function figuresPrompt({ base }: PostFacts): string {
  return [
    `Figures of ${base.company} (${base.currency}, whole units):`,
    JSON.stringify(base.periods.map(({ provenance: _, ...period }) => period)),
  ].join('\n\n')
}
