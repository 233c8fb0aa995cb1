import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const both = ['browser', 'node']

export default defineConfig({
  test: {
    // Much of the time is waiting for the database: one worker a core, not one core less.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // For what comes by itself: a busy machine takes its time.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        resolve: { conditions: ['node'] },
        ssr: { resolve: { conditions: ['node'] } },
        test: {
          name: 'server',
          // What they share is keyed by its database, and of those each has its own: no need to load all anew for each.
          isolate: false,
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/web/**', 'e2e/**', 'apps/web/**'],
          globalSetup: ['platform/testing/database-server.ts'],
          env: { PORTAL_MIGRATIONS: resolve('apps/server/migrations') },
        },
      },
      {
        plugins: [react()],
        resolve: { conditions: both },
        ssr: { resolve: { conditions: both } },
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['**/web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['platform/testing/page-setup.ts'],
        },
      },
    ],
  },
})
