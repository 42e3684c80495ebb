/** 'AA' of 'Ada Admin': what stands for a person who has no picture. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => word.slice(0, 1))
  return letters.join('').slice(0, 2).toUpperCase()
}
