import { quickChecks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runChecks } from './run-checks.mjs'
import { say } from './say.mjs'

/** `npm run check`: the checks that only read the sources, which takes seconds. */
await ensureInstalled()
const { failedAt } = await runChecks(quickChecks())
say(failedAt ? `\n失败：${failedAt}` : '\n全部通过')
process.exitCode = failedAt ? 1 : 0
