import { findChromium, installChromium } from './chromium.mjs'
import { writeFontConfig } from './fonts.mjs'
import { ensureInstalled } from './install.mjs'
import { findNode } from './project.mjs'
import { run } from './run.mjs'

/** `npm run screenshot`: takes the picture in README.md anew. */
await Promise.all([ensureInstalled(), installChromium()])
const env = { CHROMIUM_PATH: await findChromium(), FONTCONFIG_FILE: writeFontConfig() }
process.exitCode = await run(findNode(), ['e2e/screenshot.ts'], env)
