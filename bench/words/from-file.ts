/** A set of sentences, lies and questions from a file outside the repository. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { FILINGS, type FilingName, type LieSet, type QuestionSet, type SentenceSet } from './sets.ts'

export interface WordSet {
  sentences: SentenceSet
  lies: LieSet
  questions: QuestionSet
}

const name = z.enum(Object.keys(FILINGS) as [FilingName, ...FilingName[]]) // keys of a constant are its names
const question = z.object({
  filing: name,
  text: z.string(),
  says: z.array(z.string()).optional(),
  words: z.array(z.string()).optional(),
  cannot: z.literal(true).optional(),
  earlier: z.array(z.string()).optional(),
})
const sentences = z.partialRecord(name, z.array(z.tuple([z.string().nullable(), z.string()])))
const lies = z.partialRecord(name, z.array(z.string()))

/**
 * @param path a module whose exports are sets, or JSON of an object of sets; each is told by its shape
 * @throws where nothing in the file is a set
 */
export async function readSet(path: string): Promise<WordSet> {
  const full = resolve(path)
  const found: unknown = path.endsWith('.json')
    ? JSON.parse(await readFile(full, 'utf8'))
    : await import(pathToFileURL(full).href)
  const set: WordSet = { sentences: {}, lies: {}, questions: [] }
  let count = 0
  for (const one of Object.values(found as Record<string, unknown>)) {
    const [asked, told, lied] = [z.array(question).safeParse(one), sentences.safeParse(one), lies.safeParse(one)]
    if (asked.success)
      set.questions = asked.data as QuestionSet // optional fields are left out, never undefined
    else if (told.success)
      set.sentences = told.data as SentenceSet // what is wrong with a sentence is only printed
    else if (lied.success) set.lies = lied.data as LieSet
    else continue
    count += 1
  }
  if (count === 0) throw new Error(`${path}: no set of sentences, lies or questions in it`)
  return set
}
