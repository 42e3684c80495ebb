/** Marks what the check of a text found: a link to the cell of a figure, the sign of a wrong or an unchecked one. */
import type { PostClaim } from '@topline/core/api/blogs.ts'
import { contradictionWords, markWords } from '@topline/core/claims/mark-words.ts'

interface Node {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/**
 * @param claims offsets into the whole text
 * @param shift where the rendered piece begins in it
 */
export function rehypeFigures({ claims, shift }: { claims: readonly PostClaim[]; shift: number }) {
  const shown = claims.filter(
    (one) => one.start >= 0 && one.kind !== 'period' && (one.href !== null || one.verdict !== 'holds'),
  )
  const visit = (node: Node, inLink: boolean): void => {
    if (!node.children) return
    node.children = node.children.flatMap((child) => {
      if (child.type === 'text' && !inLink) return split(child, shown, shift)
      visit(child, inLink || child.tagName === 'a' || child.tagName === 'code')
      return [child]
    })
  }
  return (tree: Node) => visit(tree, false)
}

function split(node: Node, claims: readonly PostClaim[], shift: number): Node[] {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  const value = node.value ?? ''
  // Where escapes made the text shorter than its source, places in it cannot be told.
  if (start === undefined || end === undefined || end - start !== value.length) return [node]
  const own = claims
    .map((one) => ({ one, from: one.start - shift - start, to: one.end - shift - start }))
    .filter(({ from, to }) => from >= 0 && to <= value.length && from < to)
    .sort((a, b) => a.from - b.from)
  const out: Node[] = []
  let at = 0
  for (const { one, from, to } of own) {
    if (from < at) continue
    if (from > at) out.push({ type: 'text', value: value.slice(at, from) })
    out.push(marked(one, value.slice(from, to)))
    at = to
  }
  if (at < value.length) out.push({ type: 'text', value: value.slice(at) })
  return out
}

function marked(one: PostClaim, text: string): Node {
  const children: Node[] = [{ type: 'text', value: text }]
  if (one.verdict !== 'holds' || one.href === null) {
    const isWrong = one.verdict === 'wrong'
    const why = isWrong ? contradictionWords(one) : one.note
    const title = isWrong
      ? `Wrong: ${why ?? 'the filing has it otherwise'}`
      : `Not checked: ${why ?? 'not in this filing'}`
    return {
      type: 'element',
      tagName: 'mark',
      properties: { className: [isWrong ? 'wrong' : 'open'], title },
      children,
    }
  }
  const words = markWords(one) ?? text
  const name = `${words.includes(text) ? words : `${text}, ${words}`}, open in filing`
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: one.href, className: ['fig'], ariaLabel: name, title: words },
    children,
  }
}
