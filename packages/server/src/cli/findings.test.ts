import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startS3 } from '../clients/documents/s3-server.fixture.ts'
import { readSettings } from '../read-settings.ts'
import { findDocuments } from './findings.ts'

it('the doctor writes and reads a document where the settings say, and tells what to look at', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'topline-doctor-'))
  const s3 = await startS3()
  try {
    const stateIn = async (env: Record<string, string>) => (await findDocuments(readSettings(env, ''))).state
    expect(await stateIn({ DATA_DIR: join(folder, 'not-yet') })).toBe('off')
    expect(await stateIn({ DATA_DIR: folder })).toBe('ok')
    const env = { DATA_DIR: folder, DOCUMENTS_URL: 's3://bucket/here', ...s3.settings }
    expect([await stateIn(env), await stateIn(env)]).toEqual(['ok', 'ok'])
    expect(s3.objects.size).toBe(1)
    const wrong = await findDocuments(readSettings({ ...env, S3_SECRET_ACCESS_KEY: 'another' }, ''))
    expect(wrong).toMatchObject({ state: 'wrong', text: expect.stringMatching(/^s3:\/\/bucket\/here .*S3_ settings$/) })
  } finally {
    await s3.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
