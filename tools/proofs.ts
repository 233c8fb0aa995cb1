import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readConfig } from '@portal/platform/server'
import { ownLogs } from '@portal/proofs/server'
import { startProofServices } from './proof-services.ts'
import { untilStopped } from './until-stopped.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', 'proofs')
const file = join(folder, 'proofs.json')

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const portOf = (name: string): number => {
  const port = Number(process.env[name] ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} 须为 0 到 65535 的整数`)
  return port
}

/** Writes the settings whole or not at all, since a portal may be reading them just now. */
const writeSettings = async (settings: object): Promise<void> => {
  await writeFile(`${file}.new`, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** `npm run proofs`: runs authorities, witness and chain for a demonstration, until somebody stops it. */
const run = async (): Promise<void> => {
  const stopped = untilStopped()
  const config = readConfig({ ...process.env, EVIDENCE_PROOFS_FILE: '' })
  // The data folder is made here as the portal makes it: else writing the log's key would make it first, closed to the
  // database's own user.
  await mkdir(config.dataFolder, { recursive: true })
  const logs = await ownLogs({ config })
  const ports = {
    tsa: portOf('PROOFS_TSA_PORT'),
    witness: portOf('PROOFS_WITNESS_PORT'),
    chain: portOf('PROOFS_CHAIN_PORT'),
  }
  const services = await startProofServices({ folder, logs, ports })
  await writeSettings(services.settings)
  say('\n演示用的存证服务已启动（仅在本机，不具任何公信力）：两家时间戳机构、一个见证人、一条开发链。')
  if (services.withoutStamps) say(`注意：${services.withoutStamps}`)
  say(`设置已写入 ${relative(root, file)}`)
  say('\n另开一个终端，启动（或重新启动）门户：')
  say('  npm start')
  say('演示模式会自动使用以上服务；也可以自行指定：')
  say(`  EVIDENCE_PROOFS_FILE=${relative(root, file)} npm start`)
  say('门户若另设 PORT、PUBLIC_URL 或 DATA_DIR，请以相同的设置启动本命令：见证人只认这一个日志。')
  say('\n按 Ctrl-C 停止。停止后重新启动门户，即回到仅有存证日志的状态。')
  await stopped
  say('正在停止…')
  await rm(file, { force: true })
  await services.stop()
  say('已停止。')
}

run().catch((error: unknown) => {
  process.stderr.write(`\n启动失败：${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
