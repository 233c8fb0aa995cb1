import { archiveEntries, checkFiles } from '@portal/audit/server'
import { holdDataFolder, isStartFailure, jobCtxOf, openDatabase, readConfig } from '@portal/platform/server'
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

type ArchiveCtx = Parameters<typeof archiveEntries>[0]

/** Holds the files of earlier runs against what was recorded of them. Answers whether one was altered. */
const tellFiles = async (ctx: ArchiveCtx): Promise<boolean> => {
  const found = await checkFiles(ctx)
  const altered = found.filter(({ state }) => state === 'altered')
  for (const { fileName } of altered)
    process.stderr.write(`${fileName} 与登记的校验值不符：请保留现状，从备份取回，并查明原因。\n`)
  const elsewhere = found.filter(({ state }) => state === 'elsewhere').length
  if (elsewhere > 0) say(`以前归档的 ${elsewhere} 个文件不在文件夹中，没有核对。`)
  return altered.length > 0
}

/**
 * `npm run audit:archive`: checks the files of earlier runs, and moves the entries of the act log that are older than the setting
 * says to files of a month. Only the role that owns the tables may do that, and not the one that serves.
 */
const run = async (): Promise<void> => {
  const config = readConfig(process.env, domains)
  const lock = config.databaseUrl ? undefined : await holdDataFolder(config.dataFolder)
  try {
    const { services, ownerUrl, stop } = await openServices(config, () => undefined)
    const owner = openDatabase(ownerUrl, { size: 2 })
    try {
      const ctx = { ...jobCtxOf(services), db: owner.db }
      if (await tellFiles(ctx)) process.exitCode = 1
      const files = await archiveEntries(ctx)
      for (const { fileName, firstSeq, lastSeq } of files) say(`${fileName}：序号 ${firstSeq} 至 ${lastSeq}`)
      say(files.length === 0 ? '没有需要归档的记录。' : `已归档 ${files.length} 个文件，请另行备份。`)
    } finally {
      await owner.close()
      await stop()
    }
  } finally {
    await lock?.release()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(isStartFailure(error) ? error.exitCode : 1)
})
