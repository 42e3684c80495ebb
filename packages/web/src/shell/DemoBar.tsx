import { PERSONAS, startDemo } from './session.ts'
import s from './shell.module.css'
import { useViewer } from './viewer.ts'

/** On a demonstration site: one quiet line that offers the personas in one click (decision 211). */
export function DemoBar() {
  const { options, user } = useViewer()
  if (!options.demo) return null
  return (
    <section className={`${s.demo} no-print`} aria-label="Demonstration">
      <div>
        <span className={s.demoText}>
          <span className={s.demoWhat}>Demonstration on sample filings. </span>
          {user ? `Signed in as ${user.name}.` : 'View as'}
        </span>
        {PERSONAS.map(({ persona, name }) => (
          <button key={persona} type="button" onClick={() => void startDemo(persona)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
