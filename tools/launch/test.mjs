import { findAffected, listChanged, readPackages } from './changed.mjs'
import { allChecks } from './checks.mjs'
import { findChromium, installChromium } from './chromium.mjs'
import { closingLines } from './closing.mjs'
import { writeFontConfig } from './fonts.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './project.mjs'
import { runChecks } from './run-checks.mjs'
import { say, secondsSince } from './say.mjs'

/** @type {import('./changed.mjs').Affected} */
const everything = { folders: 'all', own: [], journeys: true }

const findTests = () => {
  const changed = listChanged(root)
  if (!changed) throw new Error('这里没有 git 记录，无法判断改动；请运行 npm test。')
  const affected = findAffected(changed, readPackages(root))
  const { folders, own, journeys } = affected
  say(`改动在：${own.join('、') || '无'}；测试：${folders === 'all' ? '全部' : folders.join('、') || '无'}`)
  say(journeys ? '浏览器测试：全部' : '浏览器测试：不运行，请在提交合并前运行 npm test')
  return affected
}

/**
 * `npm test`: installs what it needs, runs every check and ends with the counts in one line. `--all`: tests that
 * prove by mass run with their full numbers; `--changed`: only the tests that the changes since `main` concern.
 */
const from = Date.now()
try {
  const asked = process.argv.slice(2)
  const unknown = asked.find((option) => option !== '--all' && option !== '--changed')
  if (unknown) throw new Error(`不认识 ${unknown}；可用 --all 或 --changed。`)
  const affected = asked.includes('--changed') ? findTests() : everything
  const full = asked.includes('--all') ? 'all' : affected.own.join(',')

  await Promise.all([ensureInstalled(), affected.journeys && installChromium()])
  const browser = affected.journeys ? { CHROMIUM_PATH: await findChromium(), FONTCONFIG_FILE: writeFontConfig() } : {}
  const preparedMs = Date.now() - from
  const { failedAt, counts, done } = await runChecks(allChecks(affected), { ...browser, STRESS: full })
  say('')
  for (const line of closingLines({ done, preparedMs, ms: Date.now() - from, full })) say(line)
  say(failedAt ? `失败：${failedAt}（共 ${secondsSince(from)}）` : `全部通过，共 ${secondsSince(from)}`)
  say(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exitCode = failedAt ? 1 : 0
} catch (error) {
  process.stderr.write(`\n测试未能开始：${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
