/**
 * Reads a filing in the reader's browser, by the engine of the site; nothing leaves this worker but its answers to the
 * page. It is the one part of the web that holds the extraction, and comes with the page that asks for it alone.
 */
import { statementAsRead } from '@topline/core/api/statement-as-read.ts'
import type { Bytes } from '@topline/core/extract/bytes.ts'
import { bytesOf } from '@topline/core/extract/bytes-of.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { showCells } from '@topline/core/source/document.ts'
import type { At } from '@topline/core/source/pinned.ts'
import { extractionJson } from '@topline/core/statement/extraction-file.ts'
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import type { ExtractionFailure, Place } from '@topline/core/statement/statement.ts'
import { opened, Refused } from './opened.ts'
import type { Job, Step, Told } from './reading.ts'

const tell = (told: Told): void => postMessage(told)

/** Tells each step with the time that it took. */
function steps(): (step: Step) => void {
  let from = performance.now()
  return (step) => {
    const now = performance.now()
    tell({ is: 'step', step, ms: now - from })
    from = now
  }
}

async function read({ file, name, nonce }: Job): Promise<void> {
  const done = steps()
  const bytes = bytesOf(await opened(file))
  done('unpacked')
  const read = extractFiling(bytes)
  if (!read.ok) throw refusalOf(read)
  done('read')
  const document = showCells(bytes, cellsOf(read, bytes), nonce)
  done('marked')
  const { company, form_type: form } = read
  const statement = statementAsRead(read)
  tell({ is: 'read', result: { name, company, form, statement, document, json: extractionJson(name, read) } })
}

/** A document without a statement: what the engine says of it, and whose it is where the cover tells. */
function refusalOf({ error, company, form_type: form }: ExtractionFailure): Refused {
  if (error.code !== 'no-income-statement') return new Refused(`${error.message}.`)
  const whose = [company, form].filter(Boolean).join(', ')
  const why = error.message.slice(0, 1).toUpperCase() + error.message.slice(1)
  const hint = 'Some reports print their statements in an exhibit (EX-13, EX-99): that file can be read instead.'
  return new Refused('No income statement was found in this file.', `${whose ? `${whose}. ` : ''}${why}. ${hint}`)
}

/** Every place of the document that a figure, a line or a confirmation was read from. */
function cellsOf(read: FullExtraction, { length }: Bytes): At[] {
  const found: At[] = []
  const take = (place: Place | null | undefined): void => {
    if (!place) return
    if ('computed' in place) for (const part of place.parts) take(part)
    else if (place.start !== null && place.end !== null && place.document === undefined && place.end <= length)
      found.push({ start: place.start, end: place.end })
  }
  for (const one of [read, read.balance_sheet, read.cash_flow])
    for (const place of Object.values(one?.provenance ?? {})) take(place)
  for (const { place } of read.evidence ?? []) if (place.document === undefined) found.push(place)
  return found
}

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  read(data).catch((error: unknown) => {
    const isRefused = error instanceof Refused
    const text = isRefused ? error.message : 'The file could not be read.'
    tell({ is: 'refused', refusal: { name: data.name, text, hint: isRefused ? error.hint : String(error) } })
  })
})
tell({ is: 'ready' })
