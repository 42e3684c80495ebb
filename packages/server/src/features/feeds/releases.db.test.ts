/** How feeds tell an earnings release: as unaudited, at its own page, with figures only where everybody may see them. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { filings } from '../../db/schema.ts'
import { APPLE, SEEDED, seed } from '../statements/seed.fixture.ts'

describeOnBoth('the feed of a company with a release', ({ database }) => {
  let test: TestApp
  beforeAll(async () => {
    await seed(database())
    for (const accession of [SEEDED.showcase, SEEDED.q2])
      await database()
        .db.update(filings)
        .set({
          form_type: '8-K',
          base_form: '8-K',
          items: ['2.02', '9.01'],
          released_at: new Date('2018-11-01T20:30:00Z'),
        })
        .where(eq(filings.accession_number, accession))
    test = await startTestApp(database())
  })
  afterAll(() => test.close())

  const entries = async () => {
    const { body } = await test.app.inject({ url: `/company/${APPLE}/feed.xml`, headers: fromOurPage })
    return body.split('<entry>').slice(1)
  }

  it('leads to the page of the release and says that it is unaudited', async () => {
    const entry = (await entries()).find((one) => one.includes(SEEDED.showcase))
    expect(entry).toContain(`/release/${SEEDED.showcase}`)
    expect(entry).toContain('Apple Inc.: results released for 2018 FY')
    expect(entry).toMatch(/Released, unaudited, \d{4}-\d\d-\d\d\. Revenue \$265\.60B, net income \$59\.53B\./)
  })

  it('tells no figure of a protected release', async () => {
    const entry = (await entries()).find((one) => one.includes(SEEDED.q2))
    expect(entry).toContain('Open the release to read its income statement.')
    expect(entry).not.toMatch(/\$\d/)
  })

  it('tells reports as filed', async () => {
    const entry = (await entries()).find((one) => one.includes(SEEDED.year))
    expect(entry).toContain(`/filing/${SEEDED.year}`)
    expect(entry).toMatch(/Apple Inc\.: 10-K for 2019 FY/)
  })
})
