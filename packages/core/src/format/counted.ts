import { formatCount } from './amount.ts'

/** A count with its noun: '1 statement', '1,204 statements'. `many` = the plural where it is not the noun and an s. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${formatCount(n)} ${n === 1 ? one : many}`
}
