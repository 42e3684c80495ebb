/** Markdown as blocks and as plain text: enough of the grammar to cut, count and speak a post. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'table' | 'code' | 'rule'
  /** the lines as written */
  source: string
  /** without markup; a table as its rows, cells separated by tabs */
  text: string
}

/** Inline markup taken away: emphasis, code, links (their words stay), images (their description stays), raw HTML. */
function inlineText(source: string): string {
  return source
    .replace(/<!--[\s\S]{0,5000}?-->/g, '')
    .replace(/<(https?:\/\/[^<>\s]{1,2000})>/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,2000}>/gi, '')
    .replace(/!\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/\[[^\]\n]{0,300}\]\(income_flow\)/g, '')
    .replace(/\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/\[\^[^\]\n]{1,60}\]:?/g, '')
    .replace(/(\*{1,3}|~~|`+)(?=\S)([^\n]{0,5000}?\S)\1/g, '$2')
    .replace(/(^|[^\w])(_{1,3})(?=\S)([^\n]{0,5000}?\S)\2(?!\w)/g, '$1$3')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line)

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let open: { kind: Block['kind']; lines: string[] } | null = null
  const flush = () => {
    if (open && open.lines.join('').trim() !== '') blocks.push(finished(open.kind, open.lines))
    open = null
  }
  const start = (kind: Block['kind'], line: string) => {
    flush()
    open = { kind, lines: [line] }
  }
  let isCode = false
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const current = open as { kind: Block['kind']; lines: string[] } | null // a closure sets it
    if (/^\s*(?:```|~~~)/.test(line)) {
      if (isCode && current) current.lines.push(line)
      else start('code', line)
      isCode = !isCode
      if (!isCode) flush()
    } else if (isCode && current) current.lines.push(line)
    else if (line.trim() === '') flush()
    else if (/^\s{0,3}#{1,6}\s/.test(line)) {
      start('heading', line)
      flush()
    } else if (/^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/.test(line)) {
      start('rule', line)
      flush()
    } else if (isRow(line)) {
      if (current?.kind === 'table') current.lines.push(line)
      else start('table', line)
    } else if (/^\s*(?:[-+*]|\d{1,9}[.)])\s/.test(line)) start('item', line)
    else if (/^\s{0,3}>/.test(line)) {
      if (current?.kind === 'quote') current.lines.push(line)
      else start('quote', line)
    } else if (current && current.kind !== 'table') current.lines.push(line)
    else start('paragraph', line)
  }
  flush()
  return blocks
}

function finished(kind: Block['kind'], lines: readonly string[]): Block {
  const source = lines.join('\n')
  if (kind === 'table') {
    const rows = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map((line) => cellsOf(line).join('\t'))
    return { kind, source, text: rows.join('\n') }
  }
  if (kind === 'rule') return { kind, source, text: '' }
  if (kind === 'code')
    return {
      kind,
      source,
      text: lines
        .slice(1)
        .filter((line) => !/^\s*(?:```|~~~)/.test(line))
        .join('\n'),
    }
  const bare = lines.map((line) => line.replace(/^\s*(?:#{1,6}|>|[-+*]|\d{1,9}[.)])\s?/, '').replace(/\s+#+\s*$/, ''))
  const joined = kind === 'heading' || kind === 'item' || kind === 'quote' ? bare.join(' ') : lines.join(' ')
  return { kind, source, text: inlineText(joined).replace(/\s+/g, ' ').trim() }
}

/** The cells of a table's row, without markup. */
export function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inlineText(cell).replace(/\s+/g, ' ').trim())
}

/** The whole text without markup, blocks separated by blanks. */
export function plainText(markdown: string): string {
  return blocksOf(markdown)
    .map((block) => block.text.replace(/[\t\n]+/g, ' '))
    .filter((text) => text !== '')
    .join(' ')
}

/** Words of a text without markup: what the reading time and the share of hidden words are counted from. */
export function countWords(markdown: string): number {
  return plainText(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
