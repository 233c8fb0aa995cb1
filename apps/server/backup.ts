import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backupReport } from '@portal/operations/server'
import { holdDataFolder, isStartFailure, readConfig, startEmbeddedPostgres } from '@portal/platform/server'
import { copyData } from './copy-data.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** `npm run backup -- <folder>`: a consistent copy of a stopped portal's data folder. */
const run = async (): Promise<void> => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('用法：npm run backup -- <新文件夹>')
  const config = readConfig(process.env)
  if (config.databaseUrl) {
    throw new Error('使用 DATABASE_URL 时，请用 pg_dump 备份数据库，方法见 docs/operations.md')
  }
  const lock = await holdDataFolder(config.dataFolder)
  try {
    // Starts and stops PostgreSQL once: this ends a process that a killed portal left behind, replays its log, and leaves
    // the folder at rest.
    const postgres = await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres'), say })
    await postgres.stop()
    const target = resolve(folder)
    const files = await copyData(config.dataFolder, target)
    // The health page reads it here; the copy has the report of the backup before.
    await writeFile(join(config.dataFolder, backupReport), JSON.stringify({ at: Date.now(), files }))
    say(`已备份 ${files} 个文件到 ${target}，可用 sha256sum -c SHA256SUMS 校验。`)
    if (config.s3) say('上传的文件保存在 S3 中，请另行备份。')
  } finally {
    await lock.release()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(isStartFailure(error) ? error.exitCode : 1)
})
