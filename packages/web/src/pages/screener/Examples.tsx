import { screenQuery } from '@topline/core/screen/screen.ts'
import { screenInWords } from '@topline/core/screen/words.ts'
import { Link } from 'react-router'
import s from './screener.module.css'

const EXAMPLES = [
  'margin > 30% growth > 20%',
  'free cash flow margin > 20% debt to equity < 0.5',
  'return on equity > 15% growth > 10% ttm',
  'revenue > 10b net income < 0',
] as const

/** What can be asked, each a link; typed into the palette they lead here too. */
export function Examples() {
  return (
    <ul className={s.examples} aria-label="Examples">
      {EXAMPLES.map((text) => {
        const screen = screenInWords(text)
        return screen ? (
          <li key={text}>
            <Link to={`/screener?${screenQuery(screen)}`}>{text}</Link>
          </li>
        ) : null
      })}
    </ul>
  )
}
