/** Marks the cells of a table's columns that hold figures alone, so that they stand right-aligned under their heading. */
interface Node {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

const FIGURE = /^(?:-|n\.m\.|[+\u2212-]?(?:[A-Z]{3} |[$\u20ac\u00a3\u00a5])?\d[\d,.]*\s?(?:%|[KMBT]|pts)?)$/

export function rehypeNumberColumns() {
  return (tree: Node) => visit(tree)
}

function visit(node: Node): void {
  if (node.tagName === 'table') markColumns(node)
  else node.children?.forEach(visit)
}

function markColumns(table: Node): void {
  const rows = [...all(table, 'tr')].map((row) => (row.children ?? []).filter((cell) => isCell(cell)))
  const body = rows.filter((row) => row.some((cell) => cell.tagName === 'td'))
  const width = Math.max(0, ...rows.map((row) => row.length))
  for (let i = 0; i < width; i += 1) {
    const cells = body.flatMap((row) => row[i] ?? [])
    if (cells.length === 0 || !cells.every((cell) => FIGURE.test(textOf(cell)))) continue
    for (const row of rows) {
      const cell = row[i]
      if (cell) cell.properties = { ...cell.properties, className: ['num'] }
    }
  }
}

const isCell = ({ tagName }: Node): boolean => tagName === 'td' || tagName === 'th'

function* all(node: Node, tagName: string): Generator<Node> {
  for (const child of node.children ?? []) {
    if (child.tagName === tagName) yield child
    else yield* all(child, tagName)
  }
}

const textOf = (node: Node): string => (node.value ?? (node.children ?? []).map(textOf).join('')).trim()
