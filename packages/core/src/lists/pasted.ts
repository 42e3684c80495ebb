/**
 * Companies out of what somebody pastes or uploads: tickers with anything between them, a column of a CSV file, or rows
 * of one. Pure: what a word stands for is looked up elsewhere, and what nobody knows is said back as it was written.
 */

/** One company as it was written: what it may be looked up by, in this order, and the words themselves. */
export interface PastedCompany {
  /** CIKs and tickers, as written */
  candidates: string[]
  text: string
}

const TICKER = /^[A-Z][A-Z0-9]{0,5}(?:[.-][A-Z0-9]{1,3})?$/
const CIK = /^\d{1,10}$/
/** Heads of the columns that are read, best first. */
const HEADS = ['ticker', 'symbol', 'cik'] as const

/** @returns in the order in which they stand, each name once */
export function pastedCompanies(text: string): PastedCompany[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map(cellsOf)
    .filter((cells) => cells.some((cell) => cell !== ''))
  const [head = []] = rows
  const names = head.map((cell) => cell.toLowerCase())
  const columns = HEADS.map((name) => names.indexOf(name)).filter((index) => index !== -1)
  const found = columns.length > 0 ? rows.slice(1).map((cells) => ofColumns(cells, columns)) : rows.flatMap(ofRow)
  const seen = new Set<string>()
  return found.filter((one) => {
    const key = (one.candidates[0] ?? one.text).toUpperCase()
    if (one.text === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function ofColumns(cells: readonly string[], columns: readonly number[]): PastedCompany {
  const candidates = columns.map((column) => cells[column] ?? '').filter((cell) => cell !== '')
  return { candidates, text: candidates[0] ?? cells.filter((cell) => cell !== '').join(', ') }
}

/** A row without a head: tickers beside each other are a company each, else the row is about one. */
function ofRow(cells: readonly string[]): PastedCompany[] {
  const given = cells.filter((cell) => cell !== '')
  const words = given.flatMap((cell) => cell.split(/\s+/))
  if (words.every((word) => isKey(bare(word)))) return words.map((word) => ({ candidates: [bare(word)], text: word }))
  const tickers = given.filter((cell) => TICKER.test(cell))
  const marked = given.flatMap((cell) => [...cell.matchAll(MARKED)].flatMap(([, ticker]) => ticker ?? []))
  const ciks = given.filter((cell) => CIK.test(cell))
  return [{ candidates: [...marked, ...tickers, ...ciks], text: given.join(', ') }]
}

/** A ticker as names are followed by it: "Apple Inc. (AAPL)", "Apple Inc. (NASDAQ: AAPL)", "Apple $AAPL". */
const MARKED =
  /(?:\((?:[A-Za-z]{2,8}:\s*)?|(?<=^|\s)(?:\$|[A-Z]{2,8}:\s*))([A-Z][A-Z0-9]{0,5}(?:[./-][A-Z0-9]{1,3})?)(?=\)|\s|$)/g

/** Without what stands around a ticker: "$AAPL", "(AAPL)", "NASDAQ:AAPL", and with the class as a dash: "BRK/B". */
const bare = (word: string): string =>
  word
    .replace(/^[($]+|\)+$/g, '')
    .replace(/^[A-Za-z]{2,8}:(?=[A-Za-z])/, '')
    .replace('/', '-')

/** Lower case is a ticker too, where nothing but such words stands in the row. */
const isKey = (word: string): boolean => TICKER.test(word.toUpperCase()) || CIK.test(word)

/** The cells of one row by whichever of comma, semicolon and tab it holds; quoted ones keep theirs (RFC 4180). */
function cellsOf(row: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let i = 0; i < row.length; i += 1) {
    const letter = row.charAt(i)
    if (letter === '"') {
      if (isQuoted && row.charAt(i + 1) === '"') {
        cell += letter
        i += 1
      } else isQuoted = !isQuoted
    } else if (!isQuoted && (letter === ',' || letter === ';' || letter === '\t')) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
