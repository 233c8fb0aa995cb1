import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { stress } from '@portal/platform/testing/stress'
import { portalPort } from './portal-port.ts'

/** The CI machine has two cores, and a journey spends half of its time waiting for pages. */
const workers = Number(process.env.E2E_WORKERS ?? 2)

/** These settings by their place: the check for unused code reads them too, and tells no module its own address. */
const settings = { filename: resolve('e2e/playwright.config.ts') }

/**
 * Which journeys run at which width. A journey without a tag wants a desktop, and @only-phone a phone. The others can run at
 * both, which `--all` does: the gate walks @phone and @desk at the width of the people whose way it is. What thumb and
 * keyboard do differently is tagged @both. For @all the gate has tests of its calls and pages, and `--all` alone walks it.
 */
const widths = stress(settings, {
  what: '每个页面和每条流程在两种宽度各走一遍（本次只走其使用者常用的一种），以及接口与页面测试已覆盖的 16 条流程',
  full: { onPhone: /@(only-)?phone|@desk|@both/, notOnPhone: /$^/, notAtDesk: /@only-phone/ },
  gate: { onPhone: /@(only-)?phone|@both/, notOnPhone: /@all/, notAtDesk: /@(only-)?phone|@all/ },
})

/**
 * Journeys in real Chromium against the real portal: real PostgreSQL, real files, demonstration data. Each worker has a
 * portal and a data folder of its own, so that no journey meets a setting, an account or a queue of another that runs beside
 * it.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../.cache/e2e/results',
  // No journey depends on the one before it: any free worker takes the next.
  fullyParallel: true,
  workers,
  globalSetup: './setup.config.ts',
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Recording traces takes a third of the time, which only failing runs would need.
    trace: process.env.E2E_TRACES ? 'retain-on-failure' : 'off',
    launchOptions: {
      // Chromium names a download by the encoding of the file system: without UTF-8 every Chinese name becomes “download”.
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A camera of Chromium's own, which shows a moving pattern; nobody is asked for leave.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    // The phone comes first: its walks over all pages are among the longest runs, which at the end would leave a worker idle.
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      grep: widths.onPhone,
      grepInvert: widths.notOnPhone,
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: widths.notAtDesk },
  ],
  webServer: {
    name: 'portals',
    command: 'node e2e/start-portals.ts',
    cwd: '..',
    url: `http://localhost:${portalPort(0)}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: { E2E_WORKERS: String(workers) },
  },
})
