import type { MetaDescriptor } from 'react-router'

export interface PageMeta {
  origin: string
  /** canonical path, without the view's parameters */
  path: string
  /** what of the address the link preview shows: '?period=2022-FY'; canonical is the page without it */
  view?: string
  /** without the site's name */
  title: string
  description: string
  /** path of the link preview; the site's own card where a page has none */
  image?: string
  type?: 'website' | 'article' | 'profile'
  noindex?: boolean
  /** the page's Atom feed */
  feed?: { title: string; path: string }
  /** other sites may show it in a frame or as a card: GET /api/oembed names it (oembed.com) */
  hasOembed?: boolean
  /** what search engines read (schema.org) */
  jsonLd?: Record<string, unknown>
}

/** Title, description, canonical address, link preview and structured data of a public page (decision 61). */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { origin, path, description, type = 'website', image = '/og/page/home.png' } = page
  const title = `${page.title} | Topline`
  const address = `${origin}${path}`
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'Topline' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: `${address}${page.view ?? ''}` },
    { property: 'og:image', content: `${origin}${image}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: `${origin}${image}` },
  ]
  if (page.feed) {
    const { title: name, path: feed } = page.feed
    tags.push({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: name,
      href: `${origin}${feed}`,
    })
  }
  if (page.hasOembed) {
    tags.push({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/json+oembed',
      title: page.title,
      href: `${origin}/api/oembed?url=${encodeURIComponent(address)}&format=json`,
    })
  }
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' })
  if (page.jsonLd) tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } })
  return tags
}

/** The way to a page, for search engines: [name, path] from the home page down. */
export function breadcrumbs(origin: string, trail: readonly (readonly [string, string])[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
