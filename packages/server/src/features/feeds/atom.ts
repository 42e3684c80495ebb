/** Atom (RFC 4287) as text. Every value is escaped here, so that a name cannot break the document. */
import { escapeXml } from '@topline/core/format/markup.ts'

export interface AtomEntry {
  id: string
  title: string
  /** ISO instant */
  updated: string
  href: string
  summary: string
}

export interface AtomFeed {
  id: string
  title: string
  /** address of the feed itself */
  self: string
  /** the page it belongs to */
  href: string
  entries: readonly AtomEntry[]
}

/** An empty feed was last changed at the beginning of time: it must not look new at each reading. */
const NEVER = '1970-01-01T00:00:00Z'

export function atomText(feed: AtomFeed): string {
  const updated = [NEVER, ...feed.entries.map((entry) => entry.updated)].sort().at(-1)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(feed.id)}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<updated>${updated}</updated>`,
    '<author><name>Topline</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.href)}"/>`,
    ...feed.entries.map(entryText),
    '</feed>',
    '',
  ].join('\n')
}

function entryText(entry: AtomEntry): string {
  return [
    '<entry>',
    `<id>${escapeXml(entry.id)}</id>`,
    `<title>${escapeXml(entry.title)}</title>`,
    `<updated>${entry.updated}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(entry.href)}"/>`,
    `<summary>${escapeXml(entry.summary)}</summary>`,
    '</entry>',
  ].join('\n')
}
