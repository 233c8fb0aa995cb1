import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type DeskEdition, editionForm, niceLimits } from '@portal/nice/contract'
import { importEdition, publishEdition } from '@portal/nice/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import {
  holdDataFolder,
  isAppFailure,
  isStartFailure,
  type JobCtx,
  jobCtxOf,
  readConfig,
} from '@portal/platform/server'
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

const usage = `用法：npm run nice -- import <文件> --from 2026-01-01 --source <来源> [--licence <许可>] [--checked-on 2026-01-01] [--name <名称>] [--base <版本号>] [--publish]
  --from        施行日期
  --checked-on  与来源核对的日期，默认今天
  --name        版本名称，默认为文件中的名称
  --base        文件为修改表时，它所修改的版本
  --publish     导入后立即发布；不带此项时存为草稿`

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const options = {
  from: { type: 'string' },
  source: { type: 'string' },
  licence: { type: 'string' },
  'checked-on': { type: 'string' },
  name: { type: 'string' },
  base: { type: 'string' },
  publish: { type: 'boolean' },
} as const

const readCommand = () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [verb, path] = positionals
  if (verb !== 'import' || path === undefined) throw new Error(usage)
  const form = editionForm.safeParse({
    inForceFrom: values.from,
    source: values.source,
    licence: values.licence,
    checkedOn: values['checked-on'] ?? shanghaiDayOf(new Date()),
    editionName: values.name,
    base: values.base,
  })
  if (!form.success) throw new Error(`${form.error.issues[0]?.message ?? ''}\n${usage}`)
  return { path, body: form.data, publishes: values.publish === true }
}
type Command = ReturnType<typeof readCommand>

const tell = (one: DeskEdition): void => {
  say(`${one.edition}（${one.editionName}），自 ${one.inForceFrom} 起施行，核对日期 ${one.checkedOn}`)
  say(`类别 ${one.classes}，类似群 ${one.groups}，小项 ${one.items}，未导入 ${one.refusedCount}`)
  for (const { at, msg } of one.refused) say(`  未导入：${at}：${msg}`)
  for (const { at, msg } of one.unfit) say(`  与所修改的版本不符：${at}：${msg}`)
  if (one.before === null) return
  say(`与 ${one.before} 相比：新增 ${one.added}，删除 ${one.removed}，改名 ${one.renamed}，换类 ${one.moved.length}`)
}

const importFile = async (ctx: JobCtx, { path, body, publishes }: Command): Promise<void> => {
  const { size } = await stat(path)
  if (size > niceLimits.fileBytes) throw new Error('分类文件不能超过 20MB！')
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  const operator = { ...ctx, actor: null }
  const draft = await importEdition(operator, { upload: { path, sha256 }, body })
  tell(draft)
  if (!publishes) {
    say('已存为草稿，请在管理后台“分类版本”中核对后发布。')
    return
  }
  const params = { edition: draft.edition }
  await ctx.db.transaction((tx) => publishEdition({ ...operator, db: tx }, { params }))
  say('已发布。')
}

/** `npm run nice -- import <file>`: imports an edition of the classification as the desk does, and publishes it if told to. */
const run = async (): Promise<void> => {
  const command = readCommand()
  const config = readConfig(process.env, domains)
  const lock = config.databaseUrl ? undefined : await holdDataFolder(config.dataFolder)
  const { services, stop } = await openServices(config, () => undefined)
  try {
    await importFile(jobCtxOf(services), command)
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
