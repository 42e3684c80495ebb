import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import s from './read.module.css'
import { type Done, STEPS, type Step } from './reading.ts'

const WORDS: Readonly<Record<Step, string>> = {
  unpacked: 'File opened',
  read: 'Statements, evidence and checks',
  marked: 'Cells marked in the document',
}

/** "0.31 s": two digits after the point, so that what is quick is not nothing. */
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

/** The steps of a reading, each with its time once it is done. */
export function Progress({ name, done, onCancel }: { name: string; done: readonly Done[]; onCancel: () => void }) {
  return (
    <div className={s.progress}>
      <p role="status" className={s.title}>
        Reading {name}
      </p>
      <ol className={s.steps}>
        {STEPS.map((step, at) => {
          const took = done.find((one) => one.step === step)
          return (
            <li key={step} data-done={took ? true : undefined}>
              {took ? <Icon name="check" size={14} /> : at === done.length ? <Spinner size={14} /> : <i />}
              {WORDS[step]}
              {took && <span className="fig">{seconds(took.ms)}</span>}
            </li>
          )
        })}
      </ol>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  )
}

/** "read in 0.42 s": all steps together. */
export const timeOf = (done: readonly Done[]): string => `read in ${seconds(done.reduce((sum, { ms }) => sum + ms, 0))}`
