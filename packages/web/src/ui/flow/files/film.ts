/** A short silent film of a company's flow through its periods, made in the browser: each period stands, then moves on. */
import type { FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import { SQUARE, sourceLine, squareLayout, stateSentence, stateWords } from '@topline/core/flow/drawing/square.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import type { FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { easeOut, morphing } from '@topline/core/flow/layout/morph.ts'
import { outlinesBefore } from '@topline/core/flow/layout/outlines.ts'
import { paintedByChange } from '@topline/core/flow/layout/tone.ts'
import { ArrayBufferTarget, Muxer } from 'mp4-muxer'
import { type Frame, paintFrame, paintsHere } from './paint.ts'

const RATE = 30
/** Frames that a period stands, and that lead on to the next. */
const STANDS = 24
const MOVES = 12
const LAST_STANDS = 45
/** It is short: the newest so many periods. */
const MOST = 12
const BITS = 750_000

/** The ways of packing pictures that this film knows, the most widely played first. */
const CODECS = [
  { codec: 'avc1.640028', name: 'avc' },
  { codec: 'vp09.00.40.08', name: 'vp9' },
  { codec: 'av01.0.08M.08', name: 'av1' },
] as const

type Codec = (typeof CODECS)[number]

const configOf = ({ codec }: Codec): VideoEncoderConfig => ({
  codec,
  width: SQUARE,
  height: SQUARE,
  bitrate: BITS,
  framerate: RATE,
  ...(codec.startsWith('avc') ? { avc: { format: 'avc' } } : {}),
})

/** The first way of packing that this browser has; null = it can make no film. */
export async function codecHere(): Promise<Codec | null> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  for (const codec of CODECS) {
    if (await isSupported(codec)) return codec
  }
  return null
}

/** A way of packing that the browser does not know at all is an error there. */
async function isSupported(codec: Codec): Promise<boolean> {
  try {
    return (await VideoEncoder.isConfigSupported(configOf(codec))).supported === true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

interface Asked {
  company: string
  /** one kind of periods, oldest first */
  periods: readonly FlowPeriod[]
  show: FlowShow
  codec: Codec
  /** 0 to 1 */
  onProgress: (part: number) => void
}

/** @throws where the browser's encoder fails */
export async function makeFilm({ company, periods, show, codec, onProgress }: Asked): Promise<Blob> {
  await Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 20px Inter`)))
  const canvas = new OffscreenCanvas(SQUARE, SQUARE).getContext('2d', { alpha: false })
  if (!canvas) throw new Error('The browser gives no canvas')
  const paints = paintsHere(canvas)
  const frames = [...framesOf(company, periods.slice(-MOST), show)]
  const target = new ArrayBufferTarget()
  const muxer = new Muxer({
    target,
    video: { codec: codec.name, width: SQUARE, height: SQUARE, frameRate: RATE },
    fastStart: 'in-memory',
  })
  let failed: unknown = null
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      failed = error
    },
  })
  encoder.configure(configOf(codec))
  const duration = 1_000_000 / RATE
  for (const [i, frame] of frames.entries()) {
    if (failed !== null) throw failed
    paintFrame(canvas, frame(), paints)
    const picture = new VideoFrame(canvas.canvas, { timestamp: Math.round(i * duration), duration })
    encoder.encode(picture, { keyFrame: i % RATE === 0 })
    picture.close()
    onProgress(i / frames.length)
    // The page stays alive, and the encoder is not given more than it can hold.
    if (i % 3 === 0 || encoder.encodeQueueSize > 8) await new Promise((done) => setTimeout(done))
  }
  await encoder.flush()
  encoder.close()
  if (failed !== null) throw failed
  muxer.finalize()
  return new Blob([target.buffer], { type: 'video/mp4' })
}

interface Still extends Omit<Frame, 'layout' | 'outlines'> {
  layout: FlowLayout
  period: FlowPeriod
}

/** Each frame, painted when its turn comes. */
function* framesOf(company: string, periods: readonly FlowPeriod[], show: FlowShow): Generator<() => Frame> {
  const stills = periods.flatMap((period) => stillOf(company, period, show) ?? [])
  for (const [i, still] of stills.entries()) {
    const before = stills[i - 1]
    if (before) {
      const way = morphing(before.layout, still.layout)
      for (let k = 1; k < MOVES; k += 1) {
        const part = easeOut(k / MOVES)
        yield () => painted({ ...still, layout: way(part) }, show, false)
      }
    }
    const stands = i === stills.length - 1 ? LAST_STANDS : STANDS
    for (let k = 0; k < stands; k += 1) yield () => painted(still, show, true)
  }
}

function stillOf(company: string, period: FlowPeriod, show: FlowShow): Still | null {
  const { statement, before, form_type, filing_date } = period
  const state = { show, changes: before?.changes, before: before?.code, changed: before?.sentence }
  const layout = squareLayout({ ...statement, unit: statement.revenue_units_number }, state)
  return (
    layout && {
      company,
      subtitle: `Income flow, ${stateWords(statement.period_code, state)}`,
      sentence: stateSentence(company, statement, state),
      source: sourceLine(form_type, company, filing_date, statement.accession_number),
      layout,
      period,
    }
  )
}

/** Changes as better and worse, the year before as outlines once a period stands. */
function painted({ period, layout, ...still }: Still, show: FlowShow, isStill: boolean): Frame {
  const changes = period.before?.changes
  return {
    ...still,
    layout: show === 'change' ? paintedByChange(layout, changes) : layout,
    outlines: isStill ? outlinesBefore(layout, changes) : [],
  }
}
