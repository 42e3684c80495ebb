import { useState } from 'react'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import s from './filing.module.css'

/** A showcase as code for other sites. */
export default function EmbedCode({ accession, company }: { accession: string; company: string }) {
  const { origin } = useViewer()
  const [copied, setCopied] = useState(false)
  const title = `Income flow of ${company}`.replaceAll('"', '&quot;')
  const code = `<iframe src="${origin}/embed/filing/${accession}" title="${title}" width="100%" height="520" loading="lazy" style="border:0"></iframe>`
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
      <textarea id="embed" readOnly rows={4} value={code} onFocus={(event) => event.target.select()} />
      <Button small onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy code'}
      </Button>
    </div>
  )
}
