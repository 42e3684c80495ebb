/** What the documents and container files name must exist: paths, npm scripts, commands, settings. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { settingsReference } from '../packages/server/src/settings.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'samples/README.md',
].filter((path) => path !== 'THIRD-PARTY.md')
const scripts = Object.keys(
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json'))).scripts,
)
const settings = settingsReference().map(({ name }) => name)

describe.each(documents)('%s', (path) => {
  const text = read(path)

  it('names paths that exist', () => {
    const named = [...text.matchAll(/`((?:packages|scripts|samples|docs|e2e|bench|fuzz)\/[\w./-]+)`/g)].map(
      (m) => m[1] ?? '',
    )
    const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)\)/g)].map((m) => m[1] ?? '')
    const missing = [...named, ...linked].filter(
      (name) => !existsSync(join(root, name)) && !existsSync(join(root, path, '..', name)),
    )
    expect(missing).toEqual([])
  })

  it('names npm scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((m) => m[1] ?? '')
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = readdirSync(join(root, 'packages/server/src/cli/commands')).map((name) =>
      name.replace(/\.ts$/, ''),
    )
    const named = [...text.matchAll(/(?:npx |`)topline ([a-z][\w-]*)/g)].map((m) => m[1] ?? '')
    expect(named.filter((name) => !commands.includes(name))).toEqual([])
  })
})

describe('container files', () => {
  const compose = z
    .object({
      services: z.record(
        z.string(),
        z
          .object({
            command: z.array(z.string()).optional(),
            environment: z.record(z.string(), z.unknown()).optional(),
            image: z.string().optional(),
          })
          .loose(),
      ),
      volumes: z.record(z.string(), z.unknown()),
    })
    .parse(parse(read('compose.yaml'), { merge: true }))
  const dockerfile = read('Dockerfile')

  it('has app, worker and database', () =>
    expect(Object.keys(compose.services).sort()).toEqual(['app', 'database', 'worker']))

  it('starts commands that exist', () => {
    const lines = Object.values(compose.services).flatMap((s) => (s.command ? [s.command] : []))
    lines.push(z.array(z.string()).parse(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')))
    expect(lines).toHaveLength(3)
    for (const [program, file, command] of lines) {
      expect(program).toBe('node')
      expect(existsSync(join(root, file ?? 'missing'))).toBe(true)
      expect(existsSync(join(root, `packages/server/src/cli/commands/${command}.ts`))).toBe(true)
    }
  })

  it('sets settings that exist', () => {
    const set = ['app', 'worker'].flatMap((name) => Object.keys(compose.services[name]?.environment ?? {}))
    const inImage = (/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=')[0] ?? '')
    expect([...set, ...inImage].filter((name) => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([])
  })

  it('copies what exists and runs npm scripts that exist', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap((m) =>
      (m[1] ?? '').split(' ').slice(0, -1),
    )
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const run = [...dockerfile.matchAll(/npm run ([\w:-]+)/g)].map((m) => m[1] ?? '')
    expect(run.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it('runs without root and checks its health', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK /m)
    expect(dockerfile).toContain('/readyz')
  })
})

describe('the examples of docs/operations.md', () => {
  const text = read('docs/operations.md')
  const blocks = (language: string) =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^\`]+)\`\`\``, 'g'))].map((m) => m[1] ?? '')
  const manifest = z.object({
    kind: z.string(),
    metadata: z.object({ name: z.string() }),
    data: z.record(z.string(), z.string()).optional(),
    spec: z
      .object({
        selector: z.record(z.string(), z.unknown()),
        template: z
          .object({
            metadata: z.object({ labels: z.record(z.string(), z.string()) }),
            spec: z.object({
              containers: z.array(z.object({ command: z.array(z.string()), envFrom: z.array(z.unknown()) }).loose()),
              volumes: z.array(z.object({ name: z.string() }).loose()),
            }),
          })
          .optional(),
      })
      .loose()
      .optional(),
  })
  const manifests = blocks('yaml').flatMap((block) => block.split(/^---$/m).map((one) => manifest.parse(parse(one))))

  it('start commands that exist on Kubernetes, with settings that exist', () => {
    expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'ConfigMap topline',
      'Deployment topline-web',
      'Deployment topline-worker',
      'Service topline',
    ])
    expect(Object.keys(manifests[0]?.data ?? {}).filter((name) => !settings.includes(name))).toEqual([])
    for (const one of manifests) {
      for (const { command } of one.spec?.template?.spec.containers ?? []) {
        const [program, file = 'missing', name] = command
        expect([program, existsSync(join(root, file))]).toEqual(['node', true])
        expect(existsSync(join(root, `packages/server/src/cli/commands/${name}.ts`))).toBe(true)
      }
    }
    const labels = manifests.map((one) => one.spec?.template?.metadata.labels.app)
    expect(labels).toContain(manifests[3]?.spec?.selector.app)
  })

  it('start a program that exists under systemd, and give it time to finish', () => {
    const [unit = ''] = blocks('ini')
    const [, file = 'missing', name] = /^ExecStart=\/usr\/bin\/node (\S+) (\S+)/m.exec(unit) ?? []
    expect(existsSync(join(root, file))).toBe(true)
    expect(existsSync(join(root, `packages/server/src/cli/commands/${name}.ts`))).toBe(true)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(20)
  })
})
