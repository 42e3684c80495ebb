/** What pointing at a flow shows, loaded when somebody first does: the way of the money, the keys, the note. */
import type { FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { type ArrowKey, nodeBeside } from '@topline/core/flow/layout/path.ts'
import type { KeyboardEvent } from 'react'
import type { Pointed } from './FlowDrawing.tsx'
import { type NoteOptions, noteOf } from './note.ts'

export { pathOf } from '@topline/core/flow/layout/path.ts'

const ARROWS: ReadonlySet<string> = new Set<ArrowKey>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
const isArrow = (key: string): key is ArrowKey => ARROWS.has(key)

/** Arrows lead from bar to bar of a drawing. */
export function moveFocus(event: KeyboardEvent<SVGSVGElement>, layout: FlowLayout): void {
  const here = event.target instanceof Element ? event.target.closest('[data-node]')?.getAttribute('data-node') : null
  if (!here || !isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const next = nodeBeside(layout, here, event.key)
  if (next !== null) event.currentTarget.querySelector<SVGElement>(`[data-node="${CSS.escape(next)}"]`)?.focus()
}

interface TipProps {
  layout: FlowLayout
  pointed: Pointed
  opens: boolean
  options: NoteOptions
}

/** The note beside what is pointed at; said to screen readers where the keyboard is there. */
export function FlowTip({ layout, pointed, opens, options }: TipProps) {
  const note = noteOf(layout, pointed.id, options)
  if (!note) return null
  const style = { left: `max(0px, min(${pointed.x + 14}px, 100% - 18.125rem))`, top: pointed.y + 14 }
  return (
    <>
      <div className="flow-tip" style={style} aria-hidden="true">
        <strong>
          <span>{note.name}</span>
          <span>{note.amount}</span>
        </strong>
        {note.lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {opens && note.lines.some((line) => line.startsWith('Printed')) && (
          <div>Click the figure to see its place in the filing</div>
        )}
      </div>
      {pointed.by === 'focus' && <span className="sr">{[note.name, note.amount, ...note.lines].join(', ')}</span>}
    </>
  )
}
