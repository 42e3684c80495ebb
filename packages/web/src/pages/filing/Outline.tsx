/** What a gated part is made of: names that any statement has, and no figure. */
import s from './outline.module.css'

const LINES = [
  'Total revenue',
  'Costs and expenses',
  'Income before taxes',
  'Income taxes',
  'Net income',
  'Basic EPS',
  'Diluted EPS',
]

/** The rows of a statement with a bar in the place of each figure. @param lines of an income statement without them */
export function StatementOutline({ lines = LINES }: { lines?: readonly string[] }) {
  return (
    <div className={s.rows}>
      {lines.map((line) => (
        <p key={line}>
          {line}
          <i />
        </p>
      ))}
    </div>
  )
}

const NODES = ['Revenue', 'Income before taxes', 'Costs and expenses', 'Net income', 'Income taxes'] as const

/** An income flow of equal bands: the sizes of the real one are not known here. */
export function FlowOutline() {
  return (
    <div className={s.flow}>
      <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
        <path d="M60 70H500V160C280 160 280 160 60 160ZM60 160C280 160 280 195 500 195V275C280 275 280 240 60 240Z" />
        <path d="M508 70H940V112H508ZM508 112C720 112 720 175 940 175V217C720 217 720 160 508 160Z" />
        <path
          className={s.bar}
          d="M52 70h8v170h-8ZM500 70h8v90h-8ZM500 195h8v80h-8ZM940 70h8v42h-8ZM940 175h8v42h-8Z"
        />
      </svg>
      {NODES.map((name) => (
        <p key={name} data-node={name}>
          {name}
          <i />
        </p>
      ))}
    </div>
  )
}
