const QUARTERS = ['first', 'second', 'third', 'fourth']

/** '2024 FY' → "fiscal 2024", '2024 Q3' → "the third quarter of fiscal 2024", 'TTM' → "the last four quarters". */
export function periodWords(code: string): string {
  if (code === 'TTM') return 'the last four quarters'
  const [year = '', period = ''] = code.split(' ')
  const quarter = /^Q([1-4])$/.exec(period)?.[1]
  return quarter ? `the ${QUARTERS[Number(quarter) - 1]} quarter of fiscal ${year}` : `fiscal ${year}`
}
