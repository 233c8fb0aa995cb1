import { networkInterfaces } from 'node:os'
import { demonstrationAccounts, demonstrationPassword } from '@portal/accounts/server'
import { type Config, holdDataFolder, isStartFailure, productionWarnings, readConfig } from '@portal/platform/server'
import { domains } from './domains.ts'
import { openPortal, type Portal } from './portal.ts'
import { createStartSteps } from './start-steps.ts'
import { stopOnSignals } from './stop-signals.ts'

/** After the calls under way have ended, the jobs and the database stop in less time than this. */
const stopWithinMs = 10_000

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal)?.address

const announce = (config: Config, portal: Portal): void => {
  say(`\n一链维权已启动：${config.publicUrl}`)
  const lan = config.host === '0.0.0.0' ? lanAddress() : undefined
  if (lan) say(`同一网络中的手机：http://${lan}:${config.port}`)
  say(`管理后台：${config.publicUrl}/admin.html`)
  if (config.mode !== 'demonstration') return
  say(portal.firstStart ? '\n已写入演示数据。' : '\n演示模式。')
  say(`演示账号（密码均为 ${demonstrationPassword}）：`)
  for (const { username, label } of demonstrationAccounts) say(`  ${username.padEnd(8)} ${label}`)
  say('\n按 Ctrl-C 停止。')
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env, domains)
  for (const warning of productionWarnings(config, domains)) say(`注意：${warning}`)
  const lock = await holdDataFolder(config.dataFolder)
  const steps = createStartSteps()
  const opening = openPortal(config, say, steps)
  let stopping = false
  // Signals are obeyed from the first moment on: a portal that is still opening stops as soon as it is open, its database
  // included.
  stopOnSignals(async (failure) => {
    stopping = true
    const portal = await opening
    if (failure) portal.services.log.error({ err: failure }, 'stopping after a failure')
    say('正在停止…')
    await portal.stop()
    await lock.release()
    say('已停止。')
  }, config.drainMs + stopWithinMs)
  const portal = await opening
  if (stopping) return
  try {
    await portal.listen()
    announce(config, portal)
    say(steps.told())
    await portal.work()
    steps.logTo(portal.services.log)
  } catch (error) {
    if (stopping) return
    await portal.stop()
    await lock.release()
    throw error
  }
}

start().catch((error: unknown) => {
  if (isStartFailure(error)) {
    process.stderr.write(`\n启动失败：${error.message}\n`)
    process.exit(error.exitCode)
  }
  process.stderr.write(`\n启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
