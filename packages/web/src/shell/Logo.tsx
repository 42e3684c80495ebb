/** The mark: a level top line and the flow that bends below it. */
export function Logo() {
  return (
    <svg aria-hidden="true" width="22" height="20" viewBox="0 0 22 20" fill="none">
      <path d="M1 3h20v5H1z" fill="var(--pri)" />
      <path d="M1 8c8 0 9 6 20 6v4C9 18 9 12 1 12z" fill="var(--flow-division)" opacity=".55" />
    </svg>
  )
}
