/** Why a document that came with a current report gives no figures: one code and one sentence for each kind. */

/** The codes stay as they are: stored requests and lists of what was passed over carry them. */
export const RELEASE_REFUSALS = {
  'no-exhibit': 'The report has no exhibit 99, and prints no results itself',
  'picture-only': 'The exhibit is a picture without text, which cannot be read',
  transcript: 'The exhibit is the transcript of a call; it prints no income statement',
  presentation: 'The exhibit is a presentation; it prints no income statement',
  'operating-report': 'The release tells of units, sales or traffic; it prints no income statement',
  preliminary: 'The company says what it expects to report; the results themselves are still to come',
  'prose-only': 'The release tells its results in sentences only and prints no income statement',
  'no-statement': 'The release tells of results, but no table of it is an income statement that can be read',
  'no-results': 'The document announces no results',
} as const satisfies Record<string, string>
export type ReleaseRefusal = keyof typeof RELEASE_REFUSALS

const SENTENCES: ReadonlySet<string> = new Set(Object.values(RELEASE_REFUSALS))

/** Whether what a stored request says is one of these sentences, which are for readers, and no fault of the reading. */
export const isReleaseRefusal = (message: string | null | undefined): boolean =>
  typeof message === 'string' && SENTENCES.has(message)
