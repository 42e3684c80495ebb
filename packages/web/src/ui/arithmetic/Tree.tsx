import { Link } from 'react-router'
import { Icon } from '../controls/Icon.tsx'
import s from './calculated.module.css'
import type { Calculation, Leaf } from './calculation.ts'

/** The formula in one line, then each operand down to its cells. */
export function Tree({ calculation, onClose }: { calculation: Calculation | null; onClose: () => void }) {
  if (!calculation) return <p className={s.note}>The cells behind this figure are not known.</p>
  const { title, value, formula, operands, note } = calculation
  const isChecked = /basis/.test(note)
  let position = 0
  return (
    <>
      <div className={s.head}>
        <div>
          <p className={s.title}>{title}</p>
          <p className={s.note}>Calculated, not printed in any filing</p>
        </div>
        <p className={s.value}>{value}</p>
        <button type="button" className={s.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" size={14} />
        </button>
      </div>
      <p className={s.formula}>
        {formula.map((part) => {
          position += 1
          return typeof part === 'string' ? (
            <span key={position}>{part}</span>
          ) : (
            <span key={position}>
              {part.label} <b className="fig">{part.text}</b>
            </span>
          )
        })}
      </p>
      <div className={s.operands}>
        {operands.map((operand) => (
          <section key={operand.label}>
            <p className={s.operand}>
              <span>{operand.label}</span>
              <span className="fig">{operand.text}</span>
            </p>
            <ul className={s.leaves}>
              {operand.leaves.map((leaf) => (
                <li key={`${leaf.label}${leaf.href ?? ''}`}>
                  <span className={s.sign}>{leaf.sign}</span>
                  <span className={s.leafName}>
                    {leaf.label}
                    {leaf.sub && <small>{leaf.sub}</small>}
                  </span>
                  <LeafFigure leaf={leaf} />
                </li>
              ))}
            </ul>
            {operand.leaves.length === 0 && <p className={s.note}>Not located in a stored filing.</p>}
          </section>
        ))}
      </div>
      <p className={s.basis}>
        {/* Units alone are no check: the tick stands where the basis of the operands was compared. */}
        {isChecked && <Icon name="check" size={14} />} {note}
      </p>
    </>
  )
}

function LeafFigure({ leaf }: { leaf: Leaf }) {
  if (!leaf.href) return <span className="fig">{leaf.text}</span>
  return (
    <>
      <Link to={leaf.href} className="fig" aria-label={`${leaf.label}, ${leaf.text}, open in filing`}>
        {leaf.text}
      </Link>
      <span className={s.mark}>
        <Icon name={leaf.href.startsWith('https:') ? 'external' : 'document'} size={14} />
      </span>
    </>
  )
}
