import { useState } from 'react'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { Overlay } from './Overlay.tsx'
import s from './palette.module.css'
import { KEY_GROUPS, setSingleKeys, singleKeysOn } from './shortcuts.ts'

/** All keys, and the switch that turns single keys off (WCAG 2.1.4). */
export function Help({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(singleKeysOn)
  return (
    <Overlay label="Keyboard" onClose={onClose}>
      <div className={s.helpHead}>
        <h2>Keyboard</h2>
        <button type="button" className={s.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <div className={s.groups}>
        {KEY_GROUPS.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.keys.map(([label, ...keys]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={s.single}>
        <Switch
          label="Single-key shortcuts"
          checked={on}
          onChange={(wanted) => {
            setSingleKeys(wanted)
            setOn(wanted)
          }}
        />
        <small>Never active while you type in a field.</small>
      </div>
    </Overlay>
  )
}
