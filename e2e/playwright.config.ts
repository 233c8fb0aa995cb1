import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3180)
const slow = process.env.CI ? 2 : 1

/**
 * Journeys in real Chromium against the real portal on a data folder of its own: real PostgreSQL, real files,
 * demonstration data. One worker, since the machine that decides has two cores and the portal needs one of them.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../.cache/e2e/results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  timeout: 60_000 * slow,
  expect: { timeout: 10_000 * slow },
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@only-phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      grep: /@phone|@only-phone/,
    },
  ],
  webServer: {
    command: 'node e2e/start-portal.ts',
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: { PORT: String(port) },
  },
})
