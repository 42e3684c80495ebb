import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FORBIDDEN, runtimePackages } from './third-party.ts'

const root = join(import.meta.dirname, '..')

describe('run-time packages', () => {
  const packages = runtimePackages(root)

  it('hold the main ones', () => {
    const names = packages.map((p) => p.name)
    expect(names).toContain('fastify')
    expect(names).toContain('@electric-sql/pglite')
    expect(names).not.toContain('vitest')
  })

  it('are under no GPL or AGPL', () => {
    expect(packages.filter((p) => FORBIDDEN.test(p.license))).toEqual([])
  })

  it('would be refused under the GPL or AGPL, not under the LGPL or MIT', () => {
    expect(['GPL-3.0', 'AGPL-3.0-only', 'MIT OR GPL-2.0'].every((l) => FORBIDDEN.test(l))).toBe(true)
    expect(['LGPL-3.0', 'MIT', 'MPL-2.0'].some((l) => FORBIDDEN.test(l))).toBe(false)
  })
})
