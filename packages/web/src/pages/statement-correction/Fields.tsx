import type { PrintedLine } from '@topline/core/statement/other-statements.ts'
import type { Provenance } from '@topline/core/statement/statement.ts'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import type { FigureGroup } from '../statement/rows.ts'
import c from './correction.module.css'
import { type Edit, type Edits, linesOf, sumOf, textOf } from './edits.ts'

interface Props {
  statement: { lines: PrintedLine[]; provenance: Provenance }
  /** figures by their names, whole units: as they are, and with the changes so far */
  values: Readonly<Record<string, number | null>>
  corrected: Readonly<Record<string, number | null>>
  groups: readonly FigureGroup<string>[]
  units: number
  edits: Edits
  /** fields whose text is no number */
  unread: readonly string[]
  onEdit: (field: string, edit: Edit) => void
}

/** Every field with its amount; the lines of one of them at a time. */
export function Fields({ statement, values, corrected, groups, units, edits, unread, onEdit }: Props) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div>
      {groups.map(({ title, rows }) => (
        <fieldset key={title} className={c.group}>
          <legend>{title}</legend>
          {rows.map(({ name, label }) => {
            const edit = edits[name] ?? { text: textOf(values[name] ?? null, units), lines: linesOf(statement, name) }
            const isOpen = open === name
            const follows = edits[name] === undefined && (corrected[name] ?? null) !== (values[name] ?? null)
            return (
              <Fragment key={name}>
                <div className={c.field} data-changed={edits[name] !== undefined || undefined}>
                  <label htmlFor={`f-${name}`}>
                    {label}
                    {follows && <small>follows: {textOf(corrected[name] ?? null, units) || 'not printed'}</small>}
                    {unread.includes(name) && <small className={c.bad}>This is no number</small>}
                  </label>
                  <input
                    id={`f-${name}`}
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder="not printed"
                    aria-invalid={unread.includes(name) || undefined}
                    value={edit.text}
                    onChange={(event) => onEdit(name, { text: event.target.value, lines: edit.lines })}
                  />
                  <Button
                    small
                    quiet
                    aria-expanded={isOpen}
                    aria-label={`Lines of ${label}`}
                    onClick={() => setOpen(isOpen ? null : name)}
                  >
                    Lines
                  </Button>
                </div>
                {isOpen && (
                  <Lines
                    label={label}
                    lines={statement.lines}
                    chosen={edit.lines}
                    units={units}
                    onChoose={(lines) => onEdit(name, { lines, text: textOf(sumOf(statement.lines, lines), units) })}
                  />
                )}
              </Fragment>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

interface LinesProps {
  label: string
  lines: readonly PrintedLine[]
  chosen: readonly number[]
  units: number
  onChoose: (lines: number[]) => void
}

/** The printed lines with an amount: the figure is the one that is chosen, or the sum of several. */
function Lines({ label, lines, chosen, units, onChoose }: LinesProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('input:checked')?.closest('li')
    if (list.current && first) list.current.scrollTop = first.offsetTop - list.current.offsetTop
  }, [])
  return (
    <ul ref={list} className={c.lines} aria-label={`Printed lines for ${label}`}>
      {lines.map((line, i) => {
        if (line.amount === null || line.place === null) return null
        const isChosen = chosen.includes(i)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: captions may stand twice, lines never move
          <li key={i}>
            <label>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  onChoose(isChosen ? chosen.filter((one) => one !== i) : [...chosen, i].sort((a, b) => a - b))
                }
              />
              <span>{line.label || 'A line without a caption'}</span>
              <b className="fig">{textOf(line.amount, units)}</b>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
