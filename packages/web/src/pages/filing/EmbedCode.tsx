import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import { escapeMarkup } from '@topline/core/format/markup.ts'
import { useState } from 'react'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { useSetting } from '../../ui/theme/reader-settings.ts'
import s from './filing.module.css'

const SCHEMES = [
  { value: 'auto', label: 'As the screen' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type Scheme = (typeof SCHEMES)[number]['value']

const PALETTE = { standard: [], 'blue-orange': ['palette=blue-orange'], patterns: ['patterns=1'] } as const

interface Props {
  accession: string
  company: string
  /** what stands there now: the frame begins with it */
  period: string
  show: FlowShow
}

/** A flow that everybody may see as code for other sites, with the scrubber through its periods. */
export default function EmbedCode({ accession, company, period, show }: Props) {
  const { origin } = useViewer()
  const palette = useSetting('palette')
  const [scheme, setScheme] = useState<Scheme>('auto')
  const [copied, setCopied] = useState(false)
  const asked = [
    `period=${period.replace(' ', '-')}`,
    ...(show === 'amount' ? [] : [`show=${show}`]),
    ...(scheme === 'auto' ? [] : [`scheme=${scheme}`]),
    ...PALETTE[palette],
  ]
  const src = escapeMarkup(`${origin}/embed/filing/${accession}?${asked.join('&')}`)
  const title = escapeMarkup(`Income flow of ${company}`)
  const code = `<iframe src="${src}" title="${title}" width="100%" height="600" loading="lazy" style="border:0"></iframe>`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
      notifySuccess('The code is in the clipboard')
    } catch (error) {
      notifyError(error, 'The code could not be copied')
    }
  }
  return (
    <div className={s.embed}>
      <label htmlFor="embed">Code for other sites</label>
      <Segmented
        label="Colours on the other site"
        value={scheme}
        onChange={(value) => {
          setScheme(value)
          setCopied(false)
        }}
        options={SCHEMES}
      />
      <textarea id="embed" readOnly rows={4} value={code} onFocus={(event) => event.target.select()} />
      <p>It sets no cookies, and its readers move through the periods that everybody may see.</p>
      <Button small onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy code'}
      </Button>
    </div>
  )
}
