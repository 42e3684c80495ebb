import { Icon } from '../controls/Icon.tsx'
import { Tip } from '../controls/Tip.tsx'
import { Badge } from './Badge.tsx'

/** The check of a post: passed only with a report to show for it (decision 72). */
export function QcBadge({ passed, hasReport }: { passed: boolean | null; hasReport: boolean }) {
  const isPassed = passed === true && hasReport
  const words = isPassed ? 'QC Passed' : passed === false ? 'QC Failed' : 'Awaiting QC'
  return (
    <Tip label={words} decorative>
      <Badge
        tone={isPassed ? 'ok' : passed === false ? 'bad' : 'warn'}
        icon={<Icon name={isPassed ? 'check' : passed === false ? 'close' : 'clock'} size={12} />}
      >
        {words}
      </Badge>
    </Tip>
  )
}
