/**
 * What failed, out of the JSON that the runners write, so that `npm test` can say it again behind its table: what a
 * runner printed stands thousands of lines above.
 */

/** The first line of an error, without colours. */
const firstLine = (message) =>
  String(message ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal begin with one
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .trim()
    .split('\n', 1)[0]

/**
 * The failed tests of a report of Vitest: `{name, why}` each, a file that did not load by its own name.
 * @param {{testResults: {name: string, status: string, message?: string, assertionResults: {status: string, fullName: string, failureMessages?: string[]}[]}[]}} report
 */
export function failedOfVitest({ testResults }) {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [{ name: file, why: firstLine(message) }]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${file}: ${test.fullName}`, why: firstLine(test.failureMessages?.[0]) }))
  })
}

/**
 * The failed tests of a report of Playwright, in the same shape; its suites stand inside each other.
 * @param {{suites?: object[]}} report
 */
export function failedOfPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        name: `${file}:${line}: ${title} [${tests.map(({ projectName }) => projectName).join(', ')}]`,
        why: firstLine(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
      })),
    ...failedOfPlaywright(suite),
  ])
}
