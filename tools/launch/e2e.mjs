import { findChromium, installChromium } from './chromium.mjs'
import { writeFontConfig } from './fonts.mjs'
import { ensureInstalled } from './install.mjs'
import { findNode } from './project.mjs'
import { run } from './run.mjs'

/** `npm run e2e`: the browser tests alone; arguments after `--` go to Playwright. */
await Promise.all([ensureInstalled(), installChromium()])
const env = { CHROMIUM_PATH: await findChromium(), FONTCONFIG_FILE: writeFontConfig() }
const args = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '-c',
  'e2e/playwright.config.ts',
  ...process.argv.slice(2),
]
process.exitCode = await run(findNode(), args, env)
