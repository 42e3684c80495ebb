import { PERSONAS, startDemo } from '../session/session.ts'
import { useViewer } from '../session/viewer.ts'
import s from './shell.module.css'

/** On a demonstration site: one quiet line that offers the personas in one click (decision 77). */
export function DemoBar() {
  const { options, user } = useViewer()
  if (!options.demo) return null
  return (
    <section className={`${s.demo} no-print`} aria-label="Demonstration">
      <div>
        <span className={user ? `${s.demoText} ${s.demoWhat}` : s.demoText}>
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
