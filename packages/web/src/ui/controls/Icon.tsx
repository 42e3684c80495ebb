/** Line icons on a 16 grid; always decorative, the words beside them carry the meaning. */
const PATHS = {
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  chevron: 'm4 6 4 4 4-4',
  right: 'm6 4 4 4-4 4',
  close: 'm4 4 8 8m0-8-8 8',
  menu: 'M2 4h12M2 8h12M2 12h12',
  lock: 'M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  check: 'm3 8.5 3.2 3L13 4.5',
  warning: 'M8 2 1.8 13.5h12.4L8 2Zm0 4.5v3.2m0 1.8v.2',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3',
  external: 'M9 2.5h4.5V7M13 3 7.5 8.5M6 3H3v10h10v-3',
  download: 'M8 2v8m-3-3 3 3 3-3M3 13h10',
  document: 'M4 1.5h5l3 3v10H4zM9 1.5v3h3',
  clock: 'M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4ZM8 4.5V8l2.3 1.6',
  spark:
    'M6.5 3.2 7.7 6.3l3.1 1.2-3.1 1.2-1.2 3.1-1.2-3.1L2.2 7.5l3.1-1.2zM12 9.5l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7zM12.2 1.5v2.6m-1.3-1.3h2.6',
  bars: 'M3 14V8m5 6V2m5 12V6',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10m3.6-10v10',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10m-4-4 4 4 4-4',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1v1.5m0 11V15M1 8h1.5m11 0H15M3 3l1.1 1.1m7.8 7.8L13 13M3 13l1.1-1.1m7.8-7.8L13 3',
  moon: 'M13.5 9.5A6 6 0 1 1 6.5 2.5a5 5 0 0 0 7 7Z',
  plus: 'M8 3v10M3 8h10',
  user: 'M8 8a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 8 8Zm-5.5 6c.6-3 2.8-4.3 5.5-4.3s4.900 1.300 5.500 4.300',
  chat: 'M2.5 3h11v8H8l-3 2.500V11H2.500z',
  copy: 'M5.500 5.500h8v8h-8zM3.500 10.500h-1v-8h8v1',
} as const
export type IconName = keyof typeof PATHS

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
