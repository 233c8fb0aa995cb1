import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const both = ['browser', 'node']
const pages = {
  plugins: [react()],
  resolve: { conditions: both },
  ssr: { resolve: { conditions: both } },
}
const pageTests = '**/web/**/*.test.{ts,tsx}'
/** They draw with the server's renderer too: where one process holds both, React complains from then on. */
const drawnByTheBuild = ['apps/web/landing/landing-page.test.tsx', 'domains/news/web/first-view/*.test.tsx']

/**
 * More processes than cores leave none for helpers: one thread collects garbage, from a heap that is large from the
 * beginning. That was 4 % less time of the processor for the server's tests of five domains, in three runs of each, and 7 %
 * less for the page tests of five.
 */
const memory = ['--initial-old-space-size=1024', '--max-semi-space-size=64', '--single-threaded-gc']

export default defineConfig({
  test: {
    // Much of the time of a worker is waiting, for the database or for a process that it started: half as many more than cores.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // On a slow machine the slowest tests were seen to need more than 20 s.
    testTimeout: 40_000,
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
          execArgv: memory,
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/web/**', 'e2e/**', 'apps/web/**'],
          globalSetup: ['platform/testing/database-server.ts'],
          env: { PORTAL_MIGRATIONS: resolve('apps/server/migrations') },
        },
      },
      {
        ...pages,
        test: {
          name: 'web',
          // The setup sees to it that no file meets what another has left.
          isolate: false,
          execArgv: memory,
          environment: 'jsdom',
          include: [pageTests],
          exclude: ['**/node_modules/**', ...drawnByTheBuild],
          setupFiles: ['platform/testing/page-setup.ts'],
        },
      },
      {
        ...pages,
        test: {
          name: 'web-isolated',
          environment: 'jsdom',
          include: drawnByTheBuild,
          exclude: ['**/node_modules/**'],
          setupFiles: ['platform/testing/page-setup.ts'],
        },
      },
    ],
  },
})
