/**
 * What comments, tests and documents point to must stand in this repository: decisions, habits of filings, steps of the
 * income flow, sections of a document. `npm test` and `npm run check` ask (`references.test.ts`).
 */

export interface Text {
  /** from the root of the repository, with slashes */
  path: string
  text: string
}

/** What can be pointed to. */
export interface Places {
  /** numbers of `docs/decisions.md` */
  decisions: Set<string>
  /** 'T12' of `docs/extraction-habits.md` */
  habits: Set<string>
  /** 'A', 'A1' of `docs/income-flow.md` */
  steps: Set<string>
}

/** One reference to something that is not here. */
export interface Lost {
  path: string
  /** from 1 */
  line: number
  reference: string
}

/** The places that the pages of `docs/` offer. */
export function readPlaces(pages: { decisions: string; habits: string; flow: string }): Places {
  const named = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
  return {
    decisions: named(pages.decisions, /^### (\d+)\. /gm),
    habits: named(pages.habits, /^- \*\*(T\d+)\*\*/gm),
    steps: named(pages.flow, /^#{2,3} ([A-D]\d?)\. /gm),
  }
}

const DECISIONS = /\bdecisions? (\d+(?:(?:,(?: \*)? | and | to )\d+)*)(?!\d|\.\d|%)/gi
const HABIT = /(?<![\w-])T\d{1,3}(?![\w-])/g
const STEPS = /\bincome-flow\.md,? ((?:[A-D]\d?(?:, | and | to )?)+)/g
/** In the folder of the drawing a step may stand alone: "B7: every label …". */
const BARE_STEP = /(?<![\w#'"])[A-D]\d(?![\w'"])/g
/** Pointers to documents that are not kept here: a section sign, a numbered picture, an appendix. */
const ELSEWHERE = /§ ?\d|\bappendix [A-Z]\b|\bpictures? \d+[a-z]?\b|\b(?:the|field) (?:specification|definitions)\b/gi

/** Text of the comments and of the names of tests, with all else blanked, so that lines and columns stay. */
function spoken(path: string, text: string): string {
  if (path.endsWith('.md')) return text
  let kept = ''
  let at = 0
  const spans = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*|\b(?:it|test|describe)(?:\.\w+)?\(\s*(['"`])(?:\\.|(?!\1).)*\1/g
  for (const found of text.matchAll(spans)) {
    kept += text.slice(at, found.index).replace(/[^\n]/g, ' ') + found[0]
    at = found.index + found[0].length
  }
  return kept + text.slice(at).replace(/[^\n]/g, ' ')
}

/** The references of `texts` that lead nowhere, in order. */
export function lostReferences(texts: readonly Text[], places: Places): Lost[] {
  const lost: Lost[] = []
  for (const { path, text } of texts) {
    const said = spoken(path, text)
    const report = (index: number, reference: string) =>
      lost.push({ path, line: said.slice(0, index).split('\n').length, reference })
    for (const found of said.matchAll(DECISIONS)) {
      for (const number of found[1]?.match(/\d+/g) ?? []) {
        if (!places.decisions.has(number)) report(found.index, `decision ${number}`)
      }
    }
    for (const found of said.matchAll(HABIT)) if (!places.habits.has(found[0])) report(found.index, found[0])
    const steps = path.includes('core/src/flow/')
      ? [...said.matchAll(STEPS), ...said.matchAll(BARE_STEP)]
      : said.matchAll(STEPS)
    for (const found of steps) {
      for (const step of found[0].replace(/^.*\.md/, '').match(/[A-D]\d?/g) ?? []) {
        if (!places.steps.has(step)) report(found.index, `step ${step}`)
      }
    }
    for (const found of said.matchAll(ELSEWHERE)) report(found.index, found[0])
  }
  return lost
}
