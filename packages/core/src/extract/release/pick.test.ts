import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pickRelease, type ReleaseDocument } from './pick.ts'

const samples = resolve(import.meta.dirname, '../../../../../samples/releases')
const RESULTS = { form_type: '8-K', items: ['2.02', '9.01'] }

/** The documents of a report as filed, by their types in EDGAR's index; no type stands for an index without types. */
function documentsOf(accession: string, types: Record<string, string | null>): ReleaseDocument[] {
  const folder = resolve(samples, accession)
  const files = (path: string) =>
    existsSync(path)
      ? readdirSync(path).flatMap((file) =>
          file.endsWith('.gz')
            ? [{ name: file.slice(0, -3), bytes: gunzipSync(readFileSync(resolve(path, file))) }]
            : [],
        )
      : []
  return [...files(resolve(folder, 'beside')), ...files(folder)].map(({ name, bytes }) => ({
    name,
    bytes,
    type: types[name] ?? null,
  }))
}

const made = (name: string, type: string, text: string): ReleaseDocument => ({ name, type, bytes: Buffer.from(text) })

const costco = (types: Record<string, string | null> = {}) =>
  documentsOf('0000909832-24-000043', {
    'cost-20240926.htm': '8-K',
    'costex9918-k92624.htm': 'EX-99.1',
    'costex9928-k92624.htm': 'EX-99.2',
    ...types,
  })

const jpmorgan = () =>
  documentsOf('0000019617-25-000332', {
    'jpm-20250411.htm': '8-K',
    'a1q25erfexhibit991narrative.htm': 'EX-99.1',
    'a1q25erfex992supplement.htm': 'EX-99.2',
  })

describe('the release among the documents of a current report', () => {
  it('is the first exhibit 99 with a statement', () => {
    const picked = pickRelease(costco(), RESULTS)
    expect(picked).toMatchObject({ ok: true, name: 'costex9918-k92624.htm', passed_over: [] })
    expect(picked.ok && picked.extraction).toMatchObject({ kind: 'release', form_type: '8-K' })
  })
  it('is found behind slides that bear the first number', () => {
    const documents = costco({ 'costex9918-k92624.htm': 'EX-99.2', 'costex9928-k92624.htm': 'EX-99.1' })
    expect(pickRelease(documents, RESULTS)).toMatchObject({
      ok: true,
      name: 'costex9918-k92624.htm',
      passed_over: [{ name: 'costex9928-k92624.htm', code: 'presentation' }],
    })
  })
  it('is told by the names of the files where the index has no types', () => {
    const untyped = costco().map((one) => ({ ...one, type: null }))
    expect(pickRelease(untyped, RESULTS)).toMatchObject({ ok: true, name: 'costex9918-k92624.htm', passed_over: [] })
  })
  it('is asked for first where the index describes it', () => {
    const documents = documentsOf('0001045810-26-000019', {
      'nvda-20260225.htm': '8-K',
      'q4fy26cfocommentary.htm': 'EX-99.1',
      'q4fy26pr.htm': 'EX-99.2',
    }).map((one) => ({ ...one, description: one.name === 'q4fy26pr.htm' ? 'PRESS RELEASE' : 'CFO COMMENTARY' }))
    expect(pickRelease(documents, RESULTS)).toMatchObject({ ok: true, name: 'q4fy26pr.htm', passed_over: [] })
  })
  it('is the supplement with the statement where the letter has key figures alone', () => {
    expect(pickRelease(jpmorgan(), RESULTS)).toMatchObject({
      ok: true,
      name: 'a1q25erfex992supplement.htm',
      passed_over: [{ name: 'a1q25erfexhibit991narrative.htm', code: 'other-results' }],
    })
  })
  it('stays the letter where the other exhibit is of another quarter', () => {
    const [letter] = jpmorgan().filter(({ type }) => type === 'EX-99.1')
    const other = costco().find(({ type }) => type === 'EX-99.1')
    if (!letter || !other) throw new Error('the samples lack an exhibit')
    const picked = pickRelease([{ ...other, type: 'EX-99.2' }, letter], RESULTS)
    expect(picked).toMatchObject({
      ok: true,
      name: letter.name,
      passed_over: [{ name: other.name, code: 'other-results' }],
    })
  })
  it('is found under another item where it tells its results', () => {
    expect(pickRelease(costco(), { form_type: '8-K', items: ['7.01'] })).toMatchObject({ ok: true })
    expect(pickRelease(costco(), { form_type: '8-K' })).toMatchObject({ ok: true })
  })
  it('is no statement of another company that a report of an acquisition files', () => {
    const bytes = gunzipSync(readFileSync(resolve(samples, '../filings/0001045810-26-000021/nvda-20260125.htm.gz')))
    const statements: ReleaseDocument = { name: 'ex991.htm', type: 'EX-99.1', bytes }
    expect(pickRelease([statements], { form_type: '8-K', items: ['2.01', '9.01'] })).toMatchObject({
      ok: false,
      code: 'no-results',
    })
  })
  it('may be the own document of a 6-K', () => {
    const [release] = costco().filter(({ type }) => type === 'EX-99.1')
    if (!release) throw new Error('the samples lack the exhibit')
    expect(pickRelease([{ ...release, type: '6-K' }], { form_type: '6-K' })).toMatchObject({
      ok: true,
      extraction: { kind: 'release', form_type: '6-K' },
    })
  })
})

describe('a current report without results', () => {
  const refused = (documents: ReleaseDocument[], items: string[] = RESULTS.items) => {
    const picked = pickRelease(documents, { form_type: '8-K', items })
    return picked.ok ? picked.name : [picked.code, picked.message]
  }
  it.each<[why: string, accession: string, types: Record<string, string>, code: string, message: string]>([
    [
      'tells a charge in the report itself',
      '0000070858-24-000006',
      { 'bac-20240108.htm': '8-K' },
      'no-exhibit',
      'The report has no exhibit 99, and prints no results itself',
    ],
    [
      'tells deliveries',
      '0001628280-25-000007',
      { 'tsla-20250102.htm': '8-K', 'exhibit991.htm': 'EX-99.1' },
      'operating-report',
      'The release tells of units, sales or traffic; it prints no income statement',
    ],
    [
      'tells of a merger',
      '0001193125-23-294930',
      { 'd553734d8k.htm': '8-K', 'd553734dex991.htm': 'EX-99.1' },
      'no-results',
      'The document announces no results',
    ],
  ])('%s', (_, accession, types, code, message) => {
    expect(refused(documentsOf(accession, types))).toEqual([code, message])
  })
  it('has slides alone', () => {
    expect(refused(costco().filter(({ type }) => type !== 'EX-99.1'))).toEqual([
      'presentation',
      'The exhibit is a presentation; it prints no income statement',
    ])
  })
  it('has a picture alone', () => {
    const exhibit = made('ex991.htm', 'EX-99.1', '<html><body><p>Exhibit 99.1</p><img src="g1.jpg"></body></html>')
    expect(refused([exhibit])).toEqual(['picture-only', 'The exhibit is a picture without text, which cannot be read'])
  })
  it('has exhibits that are no text', () => {
    expect(refused([made('ex991.pdf', 'EX-99.1', '%PDF-1.4')])).toEqual([
      'picture-only',
      'The exhibit is a picture without text, which cannot be read',
    ])
  })
  it('has no documents', () => expect(refused([])[0]).toBe('no-exhibit'))
})

describe('a table of results that nothing dates', () => {
  it('is no statement of a quarter', () => {
    const [table] = documentsOf('0000092122-05-000042', { 'x9902.txt': 'EX-99.02' }).filter(({ type }) => type !== null)
    if (!table) throw new Error('the samples lack the exhibit')
    expect(pickRelease([table], RESULTS)).toMatchObject({ ok: false, passed_over: [{ code: 'no-results' }] })
  })
})
