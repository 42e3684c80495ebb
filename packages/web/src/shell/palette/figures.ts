/** Moving the focus over the figures of a page. */
const FIGURES = 'main a.fig, main [data-arithmetic]'

export const isFigure = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(FIGURES)

const isSeen = (element: HTMLElement): boolean => element.offsetParent !== null

/** The next or previous figure that is seen; from nowhere, the first one in the window. */
export function stepFigure(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(FIGURES)].filter(isSeen)
  const active = document.activeElement
  const at = isFigure(active) ? all.indexOf(active) : -1
  const inWindow = all.findIndex((figure) => figure.getBoundingClientRect().top >= 0)
  const next = at >= 0 ? all[at + step] : all[Math.max(0, inWindow)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** The same line in the column of an earlier period: to the right where the newest period stands left. */
export function earlierFigure(): void {
  const cell = document.activeElement?.closest('td')
  const columns = [...(cell?.closest('table')?.querySelectorAll('thead th') ?? [])].map((th) => th.textContent ?? '')
  const periods = columns.filter((text) => /^\d{4} /.test(text))
  const newestFirst = (periods[0] ?? '') >= (periods.at(-1) ?? '')
  let next: Element | null | undefined = cell
  while (next) {
    next = newestFirst ? next.nextElementSibling : next.previousElementSibling
    const figure = next?.querySelector<HTMLElement>('a.fig, [data-arithmetic]')
    if (figure) {
      figure.focus()
      return
    }
  }
}

/** Opens the arithmetic of the figure that has the focus. */
export function showArithmetic(): void {
  const active = document.activeElement
  if (active instanceof HTMLElement && active.matches('[data-arithmetic]')) active.click()
}
