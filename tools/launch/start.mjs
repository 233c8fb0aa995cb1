import { ensureBuilt } from './build.mjs'
import { ensureRunnable } from './install.mjs'
import { findNode } from './project.mjs'
import { say } from './say.mjs'
import { findPaymentsFile, findProofsFile } from './settings-file.mjs'
import { supervise } from './supervise.mjs'

/** `npm start`: install what is missing, build what changed, run the portal. Any Node from 18 on runs this file. */
try {
  await ensureRunnable()
  await ensureBuilt()
  const proofs = await findProofsFile(process.env)
  if (proofs) {
    process.env.EVIDENCE_PROOFS_FILE = proofs
    say('使用 npm run proofs 启动的时间戳机构、见证人与开发链。')
  }
  const payments = await findPaymentsFile(process.env)
  if (payments) {
    process.env.PAYMENTS_FILE = payments
    say('使用 npm run payments 启动的支付模拟器。')
  }
  process.exitCode = await supervise(findNode(), [
    '--import',
    '@portal/platform/server/quick-imports',
    'apps/server/main.ts',
  ])
} catch (error) {
  process.stderr.write(`\n启动失败：${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
