import { allChecks } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { writeFontConfig } from './fonts.mjs'
import { ensureInstalled } from './install.mjs'
import { runChecks } from './run-checks.mjs'
import { say, secondsSince } from './say.mjs'

/** `npm test`: installs what it needs, runs every check and ends with the counts in one line. */
const from = Date.now()
try {
  await ensureInstalled()
  const env = { CHROMIUM_PATH: await findChromium(), FONTCONFIG_FILE: writeFontConfig() }
  const { failedAt, counts } = await runChecks(allChecks(), env)
  say(failedAt ? `\n失败：${failedAt}（共 ${secondsSince(from)}）` : `\n全部通过，共 ${secondsSince(from)}`)
  say(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exitCode = failedAt ? 1 : 0
} catch (error) {
  process.stderr.write(`\n测试未能开始：${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
