import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Of a page whose settings live in the address and are answered in the browser: its loader runs for another page and
 * when somebody asks again (`revalidate`, which changes nothing of the address), never for a setting.
 */
export function unlessSettings({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  return currentUrl.pathname !== nextUrl.pathname || (currentUrl.search === nextUrl.search && defaultShouldRevalidate)
}
