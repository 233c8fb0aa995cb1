import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./platform/server/postgres/*.table.ts', './domains/*/server/**/*.table.ts'],
  out: './apps/server/migrations',
})
