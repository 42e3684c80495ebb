/**
 * A page is painted before its scripts are there, so a reader may press a button that nobody listens to yet. Such presses
 * are kept and made again once the page listens: each button once, those that stand there still.
 */
import { useEffect } from 'react'

declare global {
  interface Window {
    /** makes what was pressed again, and keeps no more; only until the page listens */
    pressEarly?: (() => void) | undefined
  }
}

/** Run with the document. Links, fields and the buttons of forms do without scripts what they do. */
export const KEEP_PRESSES = `{
const pressed = new Set();
const keep = ({ target }) => { const button = target.closest('button[type="button"]'); if (button) pressed.add(button); };
addEventListener("click", keep, true);
window.pressEarly = () => { removeEventListener("click", keep, true); for (const one of pressed) if (one.isConnected) one.click(); };
}`

/** Makes the early presses again, for the component that everything else stands in. */
export function useEarlyPresses(): void {
  useEffect(() => {
    window.pressEarly?.()
    window.pressEarly = undefined
  }, [])
}
