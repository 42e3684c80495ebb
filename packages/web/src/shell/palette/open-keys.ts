/** The event under which the palette and the key help are asked for. */
export const ASK = 'topline-keys'

/** Opens the palette or the key help from a button. */
export const openKeys = (what: 'palette' | 'help'): void => {
  window.dispatchEvent(new CustomEvent(ASK, { detail: what }))
}
