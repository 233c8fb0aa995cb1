import { rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { startSimulator } from '@portal/orders/testing'
import { untilStopped } from './until-stopped.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', 'payments')
const file = join(folder, 'payments.json')

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** `npm run payments`: runs the simulator of the gateways for a demonstration, until somebody stops it. */
const run = async (): Promise<void> => {
  const stopped = untilStopped()
  const port = Number(process.env.PAYMENTS_PORT ?? 4100)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PAYMENTS_PORT 须为 0 到 65535 的整数')
  const { url, settings, stop } = await startSimulator({ folder, port })
  // A portal may be reading the settings just now: it reads them whole or not at all.
  await writeFile(`${file}.new`, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  say(`\n支付模拟器已启动（仅在本机，不涉及任何资金）：${url}`)
  say(`设置已写入 ${relative(root, file)}`)
  say('\n另开一个终端，启动（或重新启动）门户，演示模式会自动使用：')
  say('  npm start')
  say('\n按 Ctrl-C 停止。')
  await stopped
  await rm(file, { force: true })
  await stop()
  say('已停止。')
}

run().catch((error: unknown) => {
  process.stderr.write(`\n启动失败：${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
