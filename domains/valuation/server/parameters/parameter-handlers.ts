import { isDeepStrictEqual } from 'node:util'
import { userNames, usernameOf } from '@portal/accounts/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, type Ctx, ensureField, recordAct } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import { versionPath } from '../../contract/model-paths.ts'
import type { ParameterVersionDetail, ParameterVersionRow } from '../../contract/parameter-versions.ts'
import { parameterKeys, parameterNames } from '../../contract/parameter-words.ts'
import type { ParametersForm, SomeBlocks } from '../../contract/parameters.ts'
import { ensure } from '../failures.ts'
import { followInForce } from '../in-force.ts'
import { parameterVersions } from './parameter.table.ts'
import { allVersions, findVersion, newestVersion, type ParameterVersion, versionName } from './versions.ts'

type Reading = Pick<Ctx, 'db'>

const rowsOf = async (
  ctx: Reading,
  versions: readonly ParameterVersion[],
  newest: string,
): Promise<ParameterVersionRow[]> => {
  const names = await userNames(
    ctx,
    versions.flatMap(({ actorId }) => actorId ?? []),
  )
  return versions.map(({ parameters, note, createTime, actorId }) => ({
    version: parameters.name,
    note,
    author: actorId && usernameOf(names, actorId),
    time: createTime?.getTime() ?? null,
    inForce: parameters.name === newest,
  }))
}

/** All versions of the parameters, the newest first, which is in force. */
export const listVersions = async (ctx: Reading): Promise<{ elements: ParameterVersionRow[] }> => {
  const versions = await allVersions(ctx)
  return { elements: await rowsOf(ctx, versions, versions[0]?.parameters.name ?? '') }
}

/** One version with all of its figures. @throws AppFailure `record.not_found` */
export const viewVersion = async (
  ctx: Reading,
  { params }: { params: { version: string } },
): Promise<ParameterVersionDetail> => {
  const found = await findVersion(ctx, params.version)
  ensure(found, 'record.not_found')
  const [row] = await rowsOf(ctx, [found], (await newestVersion(ctx)).parameters.name)
  ensure(row, 'record.not_found')
  const { name: _, ...parameters } = found.parameters
  return { ...row, parameters }
}

/** Nobody has compared a figure with its source on a day to come. The blocks stand in the body of the call `below` a name. */
export const ensureChecked = ({ now }: Pick<Ctx, 'now'>, blocks: SomeBlocks, below = ''): void => {
  const today = shanghaiDayOf(now())
  for (const key of parameterKeys) {
    const checkedOn = blocks[key]?.checkedOn ?? ''
    ensureField(checkedOn <= today, `${below}${key}.checkedOn`, `${parameterNames[key]}：核对日期不能晚于今天`)
  }
}

/**
 * Stores a version of the parameters, which is in force at once; older results keep theirs. Of two at once each has a
 * version of its own.
 * @throws AppFailure `parameters.unchanged` for those in force; `parameters.newer`
 */
export const addVersion = async (
  ctx: ActorCtx,
  { body: { note, base, ...blocks } }: { body: ParametersForm },
): Promise<{ version: string }> => {
  ensureChecked(ctx, blocks)
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('valuation.parameters', 0))`)
  const { name, ...newest } = (await newestVersion(ctx)).parameters
  ensure(base === undefined || base === name, 'parameters.newer')
  ensure(!isDeepStrictEqual(newest, blocks), 'parameters.unchanged')
  const number = Number(name.slice('P-'.length)) + 1
  await ctx.db
    .insert(parameterVersions)
    .values({ number, blocks, note, createTime: ctx.now(), actorId: ctx.actor.userId })
  followInForce(ctx)
  const version = versionName(number)
  await recordAct(ctx, {
    subjectKind: 'valuationParameters',
    subjectRef: version,
    link: versionPath(version),
    before: { inForce: name, ...newest },
    after: { inForce: version, ...blocks },
    note,
  })
  return { version }
}
