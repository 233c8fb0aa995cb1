import { createAdministrator } from '@portal/accounts/server'
import { holdDataFolder, isAppFailure, isStartFailure, jobCtxOf, readConfig } from '@portal/platform/server'
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

/** `npm run create-admin -- <username>`: makes the first administrator and prints a password that works once. */
const run = async (): Promise<void> => {
  const [username] = process.argv.slice(2)
  if (!username) throw new Error('用法：npm run create-admin -- <用户名>')
  const config = readConfig(process.env, domains)
  const lock = config.databaseUrl ? undefined : await holdDataFolder(config.dataFolder)
  const { services, stop } = await openServices(config, () => undefined)
  try {
    const { password } = await createAdministrator(jobCtxOf(services), { username })
    process.stdout.write(`管理员 ${username} 已建立。一次性密码：${password}\n首次登录后必须修改。\n`)
  } finally {
    await stop()
    await lock?.release()
  }
}

const reasonOf = (error: unknown): string => {
  if (isAppFailure(error)) return error.failure.msg
  return error instanceof Error ? error.message : String(error)
}

run().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(isStartFailure(error) ? error.exitCode : 1)
})
