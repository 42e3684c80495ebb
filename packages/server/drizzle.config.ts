import { defineConfig } from 'drizzle-kit'

/** The generator of migrations; `drizzle-kit generate` writes SQL that is read and checked in. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
})
