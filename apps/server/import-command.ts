import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  type ColumnMapping,
  columnMappingOf,
  type ImportSeparator,
  importLimits,
  importPhaseLabels,
  importSeparatorLabels,
  importSeparators,
  importShare,
  type ListImport,
  licenceWords,
  sourceName,
} from '@portal/imports/contract'
import {
  keepImport,
  type ListKind,
  previewImport,
  readImport,
  runNextImport,
  startImport,
} from '@portal/imports/server'
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
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

/** A command that imports a list: `npm run <name> -- import <file>`. */
export type ImportCommand<Row> = {
  name: string
  kind: ListKind<Row>
  /** An example of `--map`: `recordNum=5,name=1`. */
  mapping: string
  /** The page of the back office that has the report. */
  page: string
}

const licenceUsage = `  --licence    依据的合同或许可
  --may-not-show  来源不允许展示著录项目（名称、申请人、发明人）
`

const usageOf = <Row>({ name, kind, mapping }: ImportCommand<Row>): string => {
  const { namesSource, namesLicence } = kind.list
  return `用法：npm run ${name} -- import <文件>${namesSource ? ' --source <来源>' : ''}${namesLicence ? ' [--licence <许可>] [--may-not-show]' : ''} [--as-of 2026-11-01] [--map ${mapping}] [--separator comma|semicolon|tab]
${namesSource ? '  --source     名单由谁提供，每次写法须一致\n' : ''}${namesLicence ? licenceUsage : ''}  --as-of      数据截至日期，默认今天
  --map        字段=列号（从 0 起），逗号分隔；其余按表头推测
  --separator  CSV 的分隔符，默认自动判断`
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const progressOf = (one: ListImport): string => {
  if (one.state === 'queued') return one.ahead > 0 ? `  排队：前面还有 ${one.ahead} 个导入` : '  即将开始'
  const written = one.phase === 'merging' ? `，已写入 ${one.added + one.changed} 条` : ''
  return `  ${one.phase ? importPhaseLabels[one.phase] : '准备'} ${importShare(one)}%  ${one.lines} 行，拒绝 ${one.refused} 行${written}`
}

const resultOf = (page: string, done: ListImport): string =>
  done.state === 'finished'
    ? `完成：共 ${done.lines} 行，新增 ${done.added}，变更 ${done.changed}，未变 ${done.unchanged}，重复 ${done.doubled}，拒绝 ${done.refused}。` +
      (done.findings > 0 ? `\n核对报告在管理后台“${page}”中下载（导入编号 ${done.id}）。` : '')
    : `未完成：${done.failure ?? ''}`

const isUnderWay = ({ state }: ListImport): boolean => state === 'queued' || state === 'running'

/** Prints once a second how far the import is, until it has ended, whichever process does the work. */
const follow = async <Row>(kind: ListKind<Row>, ctx: JobCtx, id: string): Promise<ListImport> => {
  for (;;) {
    const now = await readImport(kind)(ctx, { params: { id } })
    if (!isUnderWay(now)) return now
    say(progressOf(now))
    await wait(1_000)
  }
}

/** Runs imports from the queue until this one has ended; those before it in the queue run first, here or in a portal. */
const work = async <Row>(kind: ListKind<Row>, ctx: JobCtx, id: string): Promise<void> => {
  while (isUnderWay(await readImport(kind)(ctx, { params: { id } }))) {
    if (!(await runNextImport(kind)(ctx))) await wait(1_000)
  }
}

type Choices = {
  asOf: string | undefined
  mapping: ColumnMapping
  separator: ImportSeparator | undefined
  source: string | undefined
  /** What a list that names its licence says of it. */
  licence: { licence: string; mayShow: boolean } | undefined
}

/** Stores the file with its columns and the day of its data, as the operator gave them or as guessed, and queues its import. */
const queueFile = async <Row>(kind: ListKind<Row>, job: JobCtx, path: string, choices: Choices): Promise<string> => {
  const { separator, source, licence } = choices
  const ctx = { ...job, actor: null }
  const spooled = await spool(createReadStream(path), ctx.storage.spoolFolder, () => undefined)
  try {
    const id = await keepImport(kind)(ctx, { ...spooled, fileName: basename(path) })
    const params = { id }
    const found = await previewImport(kind)(ctx, { params, query: { mapping: '', separator } })
    if (!found.isSeparatorSure && found.separator) {
      say(`按${importSeparatorLabels[found.separator]}分列，但不能确定；不对时请用 --separator 指定`)
    }
    const mapping = { ...found.mapping, ...choices.mapping }
    const asOf = choices.asOf ?? shanghaiDayOf(ctx.now())
    const owners = { ...(source !== undefined && { source }), ...licence }
    const body = { mapping, asOf, ...(separator && { separator }), ...owners }
    await ctx.db.transaction((tx) => startImport(kind)({ ...ctx, db: tx }, { params, body }))
    return id
  } finally {
    await removeSpooled(spooled)
  }
}

const importFile = async <Row>(
  { kind, page }: ImportCommand<Row>,
  path: string,
  choices: Choices,
): Promise<boolean> => {
  const { size } = await stat(path)
  if (size > importLimits.commandBytes) throw new Error('文件不能超过 1.5GB，请拆分后分别导入')
  const config = readConfig(process.env, domains)
  const lock = config.databaseUrl ? undefined : await holdDataFolder(config.dataFolder)
  const { services, stop } = await openServices(config, () => undefined)
  try {
    const ctx = jobCtxOf(services)
    const id = await queueFile(kind, ctx, path, choices)
    const [done] = await Promise.all([follow(kind, ctx, id), work(kind, ctx, id)])
    say(resultOf(page, done))
    return done.state === 'finished'
  } finally {
    await stop()
    await lock?.release()
  }
}

type LicenceOptions = { licence?: string; 'may-not-show'?: boolean }

/** What the options say of the licence; they are refused for lists that name none. */
const licenceOf = <Row>(
  { list }: ListKind<Row>,
  { licence, 'may-not-show': isHidden = false }: LicenceOptions,
  refuse: () => never,
): Choices['licence'] => {
  if (!list.namesLicence) return licence !== undefined || isHidden ? refuse() : undefined
  const read = licenceWords.safeParse(licence)
  return read.success ? { licence: read.data, mayShow: !isHidden } : refuse()
}

const run = async <Row>(command: ImportCommand<Row>): Promise<void> => {
  const { kind } = command
  const refuse = (): never => {
    throw new Error(usageOf(command))
  }
  const mappingOf = (text: string): ColumnMapping => {
    const pairs = text.split(',').map((pair) => pair.split('='))
    const entries = pairs.map(([field, at]) => [field?.trim(), Number(at)])
    const parsed = columnMappingOf(kind.list).safeParse(Object.fromEntries(entries))
    return parsed.success ? parsed.data : refuse()
  }
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'as-of': { type: 'string' },
      map: { type: 'string' },
      separator: { type: 'string' },
      source: { type: 'string' },
      licence: { type: 'string' },
      'may-not-show': { type: 'boolean' },
    },
  })
  const [verb, path] = positionals
  if (verb !== 'import' || path === undefined) return refuse()
  const { 'as-of': asOf, map, separator: sign } = values
  const source = values.source?.trim()
  if (kind.list.namesSource ? !sourceName.safeParse(source).success : source !== undefined) refuse()
  const licence = licenceOf(kind, values, refuse)
  const separator = importSeparators.find((one) => one === sign)
  if (sign !== undefined && !separator) refuse()
  const mapping = map === undefined ? {} : mappingOf(map)
  if (!(await importFile(command, path, { asOf, mapping, separator, source, licence }))) process.exitCode = 1
}

const reasonOf = (error: unknown): string => {
  if (isAppFailure(error)) return error.failure.msg
  return error instanceof Error ? error.message : String(error)
}

/** Runs the command with the arguments of this process, and ends the process with 1 where the list was not imported. */
export const runImportCommand = <Row>(command: ImportCommand<Row>): void => {
  run(command).catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exit(isStartFailure(error) ? error.exitCode : 1)
  })
}
