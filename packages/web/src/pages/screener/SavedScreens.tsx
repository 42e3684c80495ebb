import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedScreen } from '@topline/core/api/saved-screens.ts'
import { formatCount } from '@topline/core/format/amount.ts'
import { type Screen, screenQuery } from '@topline/core/screen/screen.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { browserFetch, getJson, sendJson } from '../../api/call.ts'
import { notifyError } from '../../api/notices.ts'
import { setFollowing } from '../../following/use-followed.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Drop } from '../../ui/controls/Drop.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import s from './screener.module.css'

const KEY = ['saved-screens']

/** The reader's own screens, and this one to be kept under a name. */
export function SavedScreens({ screen }: { screen: Screen }) {
  const { user } = useViewer()
  const client = useQueryClient()
  const query = screenQuery(screen)
  const [name, setName] = useState('')
  const saved = useQuery({
    queryKey: [...KEY, user?.id],
    enabled: user !== null,
    queryFn: () => getJson<SavedScreen[]>(browserFetch, '/api/screens'),
  })
  const act = async (call: Promise<unknown>) => {
    try {
      await call
      await client.invalidateQueries({ queryKey: KEY })
      await client.invalidateQueries({ queryKey: ['following', 'page'] })
    } catch (error) {
      notifyError(error)
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    void act(sendJson(browserFetch, '/api/screens', { name: name.trim(), query }))
    setName('')
  }
  return (
    <Drop
      label="Saved screens"
      width={300}
      control={(props) => (
        <Button small className="no-print" reason={user ? null : 'Sign in to keep screens'} {...props}>
          <Icon name="document" size={14} /> Saved
        </Button>
      )}
    >
      {(close) => (
        <>
          <form className={s.save} onSubmit={save}>
            <input
              aria-label="Name of this screen"
              placeholder="Name of this screen"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button small primary type="submit" reason={query === '' ? 'Choose a condition first' : null}>
              Save
            </Button>
          </form>
          {saved.data?.length === 0 && (
            <p className={s.none}>Nothing saved yet. Anybody sees a screen by its address.</p>
          )}
          <ul className={s.saved}>
            {saved.data?.map((one) => (
              <li key={one.id}>
                <Link to={`/screener?${one.query}`} onClick={close}>
                  {one.name}
                </Link>
                <span>{formatCount(one.total)}</span>
                <Button
                  quiet
                  small
                  icon
                  aria-pressed={one.is_followed}
                  aria-label={`Follow ${one.name}`}
                  title={one.is_followed ? 'Followed: its filings are on Following' : 'Follow'}
                  onClick={() => void act(setFollowing('screen', String(one.id), !one.is_followed))}
                >
                  <Icon name={one.is_followed ? 'check' : 'plus'} size={14} />
                </Button>
                <Button
                  quiet
                  small
                  icon
                  aria-label={`Delete ${one.name}`}
                  onClick={() => void act(sendJson(browserFetch, `/api/screens/${one.id}`, {}, 'DELETE'))}
                >
                  <Icon name="close" size={14} />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Drop>
  )
}
