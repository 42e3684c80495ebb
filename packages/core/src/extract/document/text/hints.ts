import { wordSearch } from '../../find-words.ts'

/**
 * The words by which the parts of a text document are found, from a rare letter on, in the ways they are set. They are in
 * one place because one walk through the document finds all of them.
 */
export const HINTS = {
  /** No title of a statement of operations is without one of these. */
  income: [
    ...['tatement', 'TATEMENT', 'profit', 'Profit', 'PROFIT', 'esults of', 'ESULTS OF', 'esults Of'],
    ...['onsolidated Op', 'ONSOLIDATED OP', 'onsolidated Ea', 'ONSOLIDATED EA', 'onsolidated In', 'ONSOLIDATED IN'],
  ],
  /** Titles of the other statements. */
  cash_flow: ['ash Flow', 'ash flow', 'ASH FLOW', 'ASH  FLOW', 'ash  Flow'],
  balance_sheet: [
    ...['alance Sheet', 'alance sheet', 'ALANCE SHEET', 'ALANCE  SHEET', 'alance  Sheet'],
    ...['f Condition', 'F CONDITION', 'inancial Condition', 'inancial condition', 'INANCIAL CONDITION'],
    ...['inancial Position', 'inancial position', 'INANCIAL POSITION', 'f Net Assets', 'F NET ASSETS'],
    ...['ssets and Liabilities', 'SSETS AND LIABILITIES', 'ssets, Liabilities', 'SSETS, LIABILITIES'],
  ],
  /** Lines of those statements. */
  in_cash_flow: ['inancing activit', 'INANCING ACTIVIT', 'inancing Activit'],
  in_balance_sheet: ['otal assets', 'OTAL ASSETS', 'otal Assets', 'otal current assets', 'OTAL CURRENT ASSETS'],
  /** What speaks of segments or geography. */
  segments: ['gment', 'GMENT', 'graphic', 'GRAPHIC'],
  sentences_on_segments: ['segments', 'SEGMENTS', 'Segments'],
  documents: ['<TYPE>', '<type>'],
  schedule: ['<TYPE>EX-27'],
  thousands: ['n thousands', 'n Thousands', 'N THOUSANDS', "000's", '000s'],
  millions: ['n millions', 'n Millions', 'N MILLIONS'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The name of a list of words. */
export type Hint = keyof typeof HINTS

/** Of a word that a document is full of no more places are kept. */
const MOST_PLACES = 100_000

/** Where each of these words stands in a text. */
export const hintPlaces = wordSearch([...new Set<string>(Object.values(HINTS).flat())], MOST_PLACES)
