/** Functions that the tests of the worker threads run. */
export const add = (a: number, b: number): number => a + b
export const sizeOf = (bytes: Uint8Array): number => bytes.length
export function fail(message: string): never {
  throw new Error(message)
}
export function die(): never {
  process.exit(3)
}
export function spin(): never {
  for (;;);
}
