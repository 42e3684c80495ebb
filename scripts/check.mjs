/** `npm run check`: types, lint, formatting, dead code, generated files and unit tests, for while you work. */
process.argv.push('--only=types,lint,dead code,generated,unit')
await import('./test.mjs')
