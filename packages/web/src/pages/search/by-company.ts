import type { FoundPassage } from '@topline/core/api/search.ts'

/** Passages with those of one company together, in the order of each company's best one. */
export function byCompany(passages: readonly FoundPassage[]): FoundPassage[][] {
  const groups = new Map<string, FoundPassage[]>()
  for (const passage of passages) {
    const group = groups.get(passage.company.cik)
    if (group) group.push(passage)
    else groups.set(passage.company.cik, [passage])
  }
  return [...groups.values()]
}
