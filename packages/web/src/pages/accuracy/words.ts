/** A field's name in words: 'diluted_eps' → 'Diluted EPS'. */
export function words(field: string): string {
  const text = field
    .replaceAll('_', ' ')
    .replace(/\beps\b/, 'EPS')
    .replace('weighted avg', 'weighted average')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
