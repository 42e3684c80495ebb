import type { WireStatement } from '@topline/core/api/wire.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { confirmationOf } from '@topline/core/statement/evidence.ts'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { StandsAgain } from '../../ui/figure/StandsAgain.tsx'
import s from './filing.module.css'

/** The figures whose other places are named one by one; those of the rest stand beside the figure in the source view. */
const NAMED = [
  ['net_income', 'Net income'],
  ['total_revenue', 'Revenue'],
] as const

/** Where else the document prints the main figures; nothing where nobody has looked. */
export function EvidenceCard({ statement }: { statement: WireStatement }) {
  const { evidence, accession_number: accession } = statement
  if (!evidence) return null
  const { tone, sentence } = confirmationOf(evidence, (value) => formatCompact(value, statement.currency))
  const icon = tone === 'ok' ? 'check' : tone === 'bad' ? 'close' : 'warning'
  return (
    <Card title="In the document">
      <p className={s.confirmed} data-tone={tone}>
        <Icon name={icon} size={16} /> {sentence}
      </p>
      <div className={s.named}>
        {NAMED.map(([figure, name]) => (
          <StandsAgain key={figure} accession={accession} figure={figure} name={name} evidence={evidence} />
        ))}
      </div>
    </Card>
  )
}
