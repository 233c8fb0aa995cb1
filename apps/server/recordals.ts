import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { shanghaiDayOf } from '@portal/platform/contract'
import {
  holdDataFolder,
  isAppFailure,
  isStartFailure,
  type JobCtx,
  jobCtxOf,
  readConfig,
  removeSpooled,
  spool,
} from '@portal/platform/server'
import {
  type ColumnMapping,
  columnMapping,
  type ImportSeparator,
  importLimits,
  importPhaseLabels,
  importSeparatorLabels,
  importSeparators,
  importShare,
  type RecordalImport,
} from '@portal/recordals/contract'
import { keepImport, previewImport, readImport, runNextImport, startImport } from '@portal/recordals/server'
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

const usage = `用法：npm run recordals -- import <文件> [--as-of 2026-11-01] [--map recordNum=5,name=1] [--separator comma|semicolon|tab]
  --as-of      数据截至日期，默认今天
  --map        字段=列号（从 0 起），逗号分隔；其余按表头推测
  --separator  CSV 的分隔符，默认自动判断`

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const mappingOf = (text: string): ColumnMapping => {
  const pairs = text.split(',').map((pair) => pair.split('='))
  const parsed = columnMapping.safeParse(Object.fromEntries(pairs.map(([field, at]) => [field?.trim(), Number(at)])))
  if (!parsed.success) throw new Error(usage)
  return parsed.data
}

const progressOf = (one: RecordalImport): string => {
  if (one.state === 'queued') return one.ahead > 0 ? `  排队：前面还有 ${one.ahead} 个导入` : '  即将开始'
  const written = one.phase === 'merging' ? `，已写入 ${one.added + one.changed} 条` : ''
  return `  ${one.phase ? importPhaseLabels[one.phase] : '准备'} ${importShare(one)}%  ${one.lines} 行，拒绝 ${one.refused} 行${written}`
}

const resultOf = (done: RecordalImport): string =>
  done.state === 'finished'
    ? `完成：共 ${done.lines} 行，新增 ${done.added}，变更 ${done.changed}，未变 ${done.unchanged}，重复 ${done.doubled}，拒绝 ${done.refused}。` +
      (done.findings > 0 ? `\n核对报告在管理后台“海关备案数据”中下载（导入编号 ${done.id}）。` : '')
    : `未完成：${done.failure ?? ''}`

type CommandCtx = JobCtx & { actor: null }

const isUnderWay = ({ state }: RecordalImport): boolean => state === 'queued' || state === 'running'

/** Prints once a second how far the import is, until it has ended, whichever process does the work. */
const follow = async (ctx: JobCtx, id: string): Promise<RecordalImport> => {
  for (;;) {
    const now = await readImport(ctx, { params: { id } })
    if (!isUnderWay(now)) return now
    say(progressOf(now))
    await wait(1_000)
  }
}

/** Runs imports from the queue until this one has ended; those before it in the queue run first, here or in a portal. */
const work = async (ctx: JobCtx, id: string): Promise<void> => {
  while (isUnderWay(await readImport(ctx, { params: { id } }))) if (!(await runNextImport(ctx))) await wait(1_000)
}

type Choices = { asOf: string | undefined; map: string | undefined; separator: ImportSeparator | undefined }

/** Stores the file with its columns and the day of its data, as the operator gave them or as guessed, and queues its import. */
const queueFile = async (ctx: CommandCtx, path: string, { asOf, map, separator }: Choices): Promise<string> => {
  const spooled = await spool(createReadStream(path), ctx.storage.spoolFolder, () => undefined)
  try {
    const id = await keepImport(ctx, { ...spooled, fileName: basename(path) })
    const params = { id }
    const found = await previewImport(ctx, { params, query: { mapping: '', separator } })
    if (!found.isSeparatorSure && found.separator) {
      say(`按${importSeparatorLabels[found.separator]}分列，但不能确定；不对时请用 --separator 指定`)
    }
    const mapping = { ...found.mapping, ...(map === undefined ? {} : mappingOf(map)) }
    const body = { mapping, asOf: asOf ?? shanghaiDayOf(ctx.now()), ...(separator && { separator }) }
    await ctx.db.transaction((tx) => startImport({ ...ctx, db: tx }, { params, body }))
    return id
  } finally {
    await removeSpooled(spooled)
  }
}

const importFile = async (path: string, choices: Choices): Promise<boolean> => {
  const { size } = await stat(path)
  if (size > importLimits.commandBytes) throw new Error('文件不能超过 1.5GB，请拆分后分别导入')
  const config = readConfig(process.env, domains)
  const lock = config.databaseUrl ? undefined : await holdDataFolder(config.dataFolder)
  const { services, stop } = await openServices(config, () => undefined)
  try {
    const ctx: CommandCtx = { ...jobCtxOf(services), actor: null }
    const id = await queueFile(ctx, path, choices)
    const [done] = await Promise.all([follow(ctx, id), work(ctx, id)])
    say(resultOf(done))
    return done.state === 'finished'
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
    options: { 'as-of': { type: 'string' }, map: { type: 'string' }, separator: { type: 'string' } },
  })
  const [verb, path] = positionals
  if (verb !== 'import' || path === undefined) throw new Error(usage)
  const { 'as-of': asOf, map, separator: sign } = values
  const separator = importSeparators.find((one) => one === sign)
  if (sign !== undefined && !separator) throw new Error(usage)
  if (!(await importFile(path, { asOf, map, separator }))) process.exitCode = 1
}

run().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(isStartFailure(error) ? error.exitCode : 1)
})
