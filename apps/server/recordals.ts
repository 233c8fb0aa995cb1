import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { shanghaiDayOf } from '@portal/platform/contract'
import { holdDataFolder, isAppFailure, isStartFailure, jobCtxOf, readConfig, spool } from '@portal/platform/server'
import {
  type ColumnMapping,
  columnMapping,
  importLimits,
  importPhaseLabels,
  type RecordalImport,
} from '@portal/recordals/contract'
import { guessedMapping, keepImport, readImport, runNextImport, startImport } from '@portal/recordals/server'
import { openServices } from './portal.ts'

const usage = `用法：npm run recordals -- import <文件> [--as-of 2026-11-01] [--map recordNum=5,name=1]
  --as-of  数据截至日期，默认今天
  --map    字段=列号（从 0 起），逗号分隔；其余按表头推测`

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const mappingOf = (text: string): ColumnMapping => {
  const pairs = text.split(',').map((pair) => pair.split('='))
  const parsed = columnMapping.safeParse(Object.fromEntries(pairs.map(([field, at]) => [field?.trim(), Number(at)])))
  if (!parsed.success) throw new Error(usage)
  return parsed.data
}

const progressOf = ({ phase, bytes, size, lines, refused }: RecordalImport): string => {
  const share = Math.min(100, Math.floor((bytes / Math.max(1, size)) * 100))
  return `  ${phase ? importPhaseLabels[phase] : '排队'} ${share}%  ${lines} 行，拒绝 ${refused} 行`
}

const resultOf = (done: RecordalImport): string =>
  done.state === 'finished'
    ? `完成：共 ${done.lines} 行，新增 ${done.added}，变更 ${done.changed}，未变 ${done.unchanged}，重复 ${done.doubled}，拒绝 ${done.refused}。` +
      (done.findings > 0 ? `\n核对报告在管理后台“海关备案数据”中下载（导入编号 ${done.id}）。` : '')
    : `未完成：${done.failure ?? ''}`

const importFile = async (path: string, { asOf, map }: { asOf?: string; map?: string }): Promise<boolean> => {
  const { size } = await stat(path)
  if (size > importLimits.commandBytes) throw new Error('文件不能超过 1.5GB，请拆分后分别导入')
  const config = readConfig(process.env)
  const lock = config.databaseUrl ? undefined : await holdDataFolder(config.dataFolder)
  const { services, stop } = await openServices(config, () => undefined)
  try {
    const ctx = { ...jobCtxOf(services), actor: null }
    const spooled = await spool(createReadStream(path), ctx.storage.spoolFolder, () => undefined)
    const id = await keepImport(ctx, { ...spooled, fileName: basename(path) })
    const mapping = { ...(await guessedMapping(ctx, id)), ...(map === undefined ? {} : mappingOf(map)) }
    const day = asOf ?? shanghaiDayOf(ctx.now())
    await ctx.db.transaction((tx) => startImport({ ...ctx, db: tx }, { params: { id }, body: { mapping, asOf: day } }))
    let isOver = false
    const working = (async () => {
      while (!isOver && !(await runNextImport(ctx))) await wait(1_000)
    })()
    let now = await readImport(ctx, { params: { id } })
    while (now.state === 'queued' || now.state === 'running') {
      await wait(1_000)
      now = await readImport(ctx, { params: { id } })
      if (now.state === 'running') say(progressOf(now))
    }
    isOver = true
    await working
    say(resultOf(now))
    return now.state === 'finished'
  } finally {
    await stop()
    await lock?.release()
  }
}

const reasonOf = (error: unknown): string => {
  if (isAppFailure(error)) return error.failure.msg
  return error instanceof Error ? error.message : String(error)
}

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'as-of': { type: 'string' }, map: { type: 'string' } },
  })
  const [verb, path] = positionals
  if (verb !== 'import' || path === undefined) throw new Error(usage)
  const { 'as-of': asOf, map } = values
  const isDone = await importFile(path, { ...(asOf !== undefined && { asOf }), ...(map !== undefined && { map }) })
  if (!isDone) process.exitCode = 1
}

run().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(isStartFailure(error) ? error.exitCode : 1)
})
