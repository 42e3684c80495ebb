import { useMutation } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { type OtherPath, redoOtherQc } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { Button, LinkButton } from '../../ui/controls/Button.tsx'
import { Card } from '../../ui/display/Card.tsx'
import s from '../filing/filing.module.css'

interface Props {
  accession: string
  path: OtherPath
  version: number
  engine: string
}

/** What an admin can do with a balance sheet or cash flows (decision 85). */
export function OtherAdmin({ accession, path, version, engine }: Props) {
  const { revalidate } = useRevalidator()
  const redo = useMutation({
    mutationFn: () => redoOtherQc(browserFetch, accession, path),
    onSuccess: () => notifySuccess('QC reports update process completed successfully'),
    onError: (error) => notifyError(error),
    onSettled: () => revalidate(),
  })
  const to = `/filing/${accession}/${path}`
  return (
    <Card
      tone="tinted"
      title={
        <>
          Admin <span className={s.small}>seen by admins only</span>
        </>
      }
    >
      <p className={s.small}>
        Version {version}, engine {engine}.
        {engine === 'manual' &&
          ' It was corrected by hand: a new analysis is kept beside it, and taken on its versions.'}
      </p>
      <div className={s.adminButtons}>
        <LinkButton small to={`${to}/correct`}>
          Correct figures
        </LinkButton>
        <LinkButton small to={`${to}/versions`}>
          Versions
        </LinkButton>
        <Button small pending={redo.isPending} onClick={() => redo.mutate()}>
          Redo QC
        </Button>
      </div>
    </Card>
  )
}
