import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./platform/server/*.table.ts', './domains/*/server/*.table.ts'],
  out: './apps/server/migrations',
})
