/**
 * Who imports whom, read from the text of the sources: circles, and arrows against an order of folders. What is checked
 * with it stands in `arrows.test.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, normalize } from 'node:path/posix'

/** Path from the root of the repository, with slashes, to the paths that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

const STATEMENT = /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s+['"]([^'"]+)['"]/g
const BARE = /(?:^|\n)\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
const NO_PRODUCT = /\.(?:test|fixture|e2e)\.tsx?$|\/traps\//

/** Sources of a package that ship: no tests, no fixtures. Paths from the root to their text. */
export function productSources(root: string, folders: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>()
  const walk = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const below = `${path}/${entry.name}`
      if (entry.isDirectory()) walk(below)
      else if (/\.tsx?$/.test(below) && !NO_PRODUCT.test(below))
        sources.set(below, readFileSync(join(root, below), 'utf8'))
    }
  }
  for (const folder of folders) walk(folder)
  return sources
}

/** Imports between the given sources, types included; what is outside of them is left out. */
export function importsOf(sources: ReadonlyMap<string, string>): Imports {
  return new Map([...sources].map(([path, text]) => [path, importsIn(path, text, sources)]))
}

/** Imports of one text that would stand at `path`. */
export function importsIn(path: string, text: string, sources: ReadonlyMap<string, string>): string[] {
  const named = [...text.matchAll(STATEMENT), ...text.matchAll(BARE)].map((match) => match[1] ?? match[2] ?? '')
  const targets = named.flatMap((name) => {
    const target = targetOf(path, name)
    return target !== null && target !== path && sources.has(target) ? [target] : []
  })
  return [...new Set(targets)]
}

function targetOf(from: string, name: string): string | null {
  if (name.startsWith('.')) return normalize(`${dirname(from)}/${name}`)
  const inPackage = /^@topline\/(\w+)\/(.*)$/.exec(name)
  return inPackage ? `packages/${inPackage[1]}/src/${inPackage[2]}` : null
}

/** Groups that can be walked in a circle (strongly connected, more than one member), each sorted. */
export function circles(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (node: string): number => {
    let low = order.size
    order.set(node, low)
    const own = low
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low)
    }
    lowest.set(node, low)
    if (low === own) {
      const members = open.splice(open.indexOf(node))
      if (members.length > 1) found.push(members.sort())
    }
    return low
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/** The folder right below `base` that a path is in; null = elsewhere, or in `base` itself. */
export function folderBelow(base: string): (path: string) => string | null {
  return (path) => {
    if (!path.startsWith(`${base}/`)) return null
    const [folder, ...rest] = path.slice(base.length + 1).split('/')
    return rest.length > 0 ? (folder ?? null) : null
  }
}

/** Arrows between folders: each with the imports that draw it. */
export function folderGraph(imports: Imports, folderOf: (path: string) => string | null): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const [path, targets] of imports) {
    const from = folderOf(path)
    if (from === null) continue
    const arrows = graph.get(from) ?? new Set()
    graph.set(from, arrows)
    for (const target of targets) {
      const to = folderOf(target)
      if (to !== null && to !== from) arrows.add(to)
    }
  }
  return graph
}

/**
 * Imports that go up: from a folder to one that stands after it in `order`, or to or from one that is not in it. Folders
 * of one step may import each other.
 * @returns 'from → to', sorted
 */
export function wrongArrows(
  imports: Imports,
  folderOf: (path: string) => string | null,
  order: readonly (string | readonly string[])[],
): string[] {
  const placeOf = (folder: string) =>
    order.findIndex((step) => (typeof step === 'string' ? step === folder : step.includes(folder)))
  const wrong: string[] = []
  for (const [path, targets] of imports) {
    const from = folderOf(path)
    if (from === null) continue
    for (const target of targets) {
      const to = folderOf(target)
      if (to === null || to === from) continue
      const [place, other] = [placeOf(from), placeOf(to)]
      if (place < 0 || other < 0 || other > place) wrong.push(`${path} → ${target}`)
    }
  }
  return wrong.sort()
}
