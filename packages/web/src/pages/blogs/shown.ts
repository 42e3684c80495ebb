/** Which posts an admin's list shows; kept in the browser (decision 72). */
export interface Shown {
  published: boolean
  unpublished: boolean
}

const KEY = 'blogs-shown'

/** Both on: no parameter; one: that one; none: null, nothing is asked. */
export function publishedFilter(shown: Shown): { published?: boolean } | null {
  if (shown.published && shown.unpublished) return {}
  if (!shown.published && !shown.unpublished) return null
  return { published: shown.published }
}

/** Both unless the browser kept another choice. */
export function storedShown(): Shown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept === 'object' && kept !== null && 'published' in kept && 'unpublished' in kept)
      return { published: kept.published !== false, unpublished: kept.unpublished !== false }
  } catch {
    // Storage that cannot be read holds no choice.
  }
  return { published: true, unpublished: true }
}

export function keepShown(shown: Shown): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shown))
  } catch {
    // A full or closed storage: the choice holds until the page is left.
  }
}
