import { testNoStatement } from './filing.fixture.ts'

testNoStatement('T131 says that the statements are in Exhibit 13 and gives no figures', [
  '0000051143-25-000015',
  '0000950153-99-001234',
  '0000000000-04-000001',
  '0001193125-09-041008',
])
testNoStatement("T164 does not take the parent company's condensed statement for the group's", ['0000080661-24-000007'])
testNoStatement('T165 makes no statement of a table of ratios', ['0001193125-09-041008'])
testNoStatement('T166 answers an amendment with Part III only, without an error', ['0000000000-22-000003'])
