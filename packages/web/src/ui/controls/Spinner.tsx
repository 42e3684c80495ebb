import s from './spinner.module.css'

/** A turning ring in the colour of the text around it; `label` makes it a status of its own. */
export function Spinner({ className, label, size = 16 }: { className?: string; label?: string; size?: number }) {
  const style = { width: size, height: size }
  if (!label) return <span aria-hidden="true" style={style} className={`${s.ring} ${className ?? ''}`} />
  return (
    <span role="status" className={s.labelled}>
      <span aria-hidden="true" style={style} className={s.ring} />
      <span>{label}</span>
    </span>
  )
}
