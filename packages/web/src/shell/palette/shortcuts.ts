/** The site's keys: what they are, and when they stay quiet (WCAG 2.1.4). Pure but for local storage. */

const STORE = 'topline-shortcuts'

/** Single keys can be switched off; ctrl/cmd combinations always work. */
export const singleKeysOn = (): boolean => localStorage.getItem(STORE) !== 'off'
export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORE)
  else localStorage.setItem(STORE, 'off')
}

/** Whether a key press belongs to a text field, where single keys must stay quiet. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/** Second key after G. */
export const GO_TO: Readonly<Record<string, { label: string; to: string }>> = {
  h: { label: 'Home', to: '/' },
  l: { label: 'Lists', to: '/lists' },
  c: { label: 'All Companies', to: '/companies' },
  b: { label: 'Blogs', to: '/blogs' },
  f: { label: 'Following', to: '/following' },
}

export const KEY_GROUPS: readonly { title: string; keys: readonly (readonly [string, ...string[]])[] }[] = [
  {
    title: 'Everywhere',
    keys: [
      ['Search companies', '/'],
      ['Command palette', 'Ctrl', 'K'],
      ['Ask about this filing or post', 'C'],
      ['This help', '?'],
      ['Close', 'Esc'],
    ],
  },
  {
    title: 'Figures',
    keys: [
      ['Next, previous figure', 'J', 'K'],
      ['Open figure in filing', 'Enter'],
      ['Same figure, earlier period', '←'],
      ['Show arithmetic', 'F'],
    ],
  },
  {
    title: 'Statements of a filing',
    keys: [['Income statement, balance sheet, cash flow', '1', '2', '3']],
  },
  {
    title: 'Chart',
    keys: [
      ['Chart: move crosshair', '←', '→'],
      ['Chart: annual, quarterly', 'A', 'Q'],
      ['First, last period', 'Home', 'End'],
    ],
  },
  {
    title: 'Go to, two keys',
    keys: Object.entries(GO_TO).map(([key, { label }]) => [label, 'G', key.toUpperCase()] as const),
  },
]

export type Command =
  | { kind: 'palette' }
  | { kind: 'search' }
  | { kind: 'help' }
  | { kind: 'ask' }
  | { kind: 'await-second' }
  | { kind: 'go'; to: string }
  | { kind: 'figure'; step: 1 | -1 }
  | { kind: 'earlier' }
  | { kind: 'arithmetic' }
  | { kind: 'view'; view: 'annual' | 'quarterly' | StatementKind }

type StatementKind = 'income-statement' | 'balance-sheet' | 'cash-flow'
const STATEMENT_KEYS: Readonly<Record<string, StatementKind>> = {
  1: 'income-statement',
  2: 'balance-sheet',
  3: 'cash-flow',
}

interface Press {
  key: string
  ctrl: boolean
  alt: boolean
  /** typing in a field, or single keys are switched off */
  quiet: boolean
  /** G was the key before */
  afterG: boolean
  /** a figure has the focus */
  onFigure: boolean
}

/** What a key press means; null = nothing of ours. */
export function commandOf({ key, ctrl, alt, quiet, afterG, onFigure }: Press): Command | null {
  const k = key.toLowerCase()
  if (ctrl && k === 'k') return { kind: 'palette' }
  if (ctrl || alt || quiet) return null
  if (afterG) {
    const target = GO_TO[k]
    return target ? { kind: 'go', to: target.to } : null
  }
  if (key === '/') return { kind: 'search' }
  if (key === '?') return { kind: 'help' }
  if (k === 'c') return { kind: 'ask' }
  if (k === 'g') return { kind: 'await-second' }
  if (k === 'j' || k === 'k') return { kind: 'figure', step: k === 'j' ? 1 : -1 }
  if (k === 'a' || k === 'q') return { kind: 'view', view: k === 'a' ? 'annual' : 'quarterly' }
  const statement = STATEMENT_KEYS[key]
  if (statement) return { kind: 'view', view: statement }
  if (onFigure && key === 'ArrowLeft') return { kind: 'earlier' }
  return onFigure && k === 'f' ? { kind: 'arithmetic' } : null
}
