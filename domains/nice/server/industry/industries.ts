import { type ChangeCtx, type Ctx, ensureField, recordAct } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import type { IndustriesForm } from '../../contract/desk.ts'
import type { Industry, OfferedClass } from '../../contract/item.ts'
import type { Edition } from '../edition/edition.ts'
import { editionFor } from '../edition/held.ts'
import type { ReadCtx, Which } from '../edition/published.ts'
import { ensure } from '../failures.ts'
import { niceIndustries } from '../industry.table.ts'
import { ownIndustries } from './own-industries.ts'

type DbCtx = Pick<Ctx, 'db'>
type Industries = IndustriesForm['industries']

/** The industries in use; version 0 is the portal's own. */
export const readIndustries = async ({ db }: DbCtx): Promise<{ version: number; industries: Industries }> => {
  const [newest] = await db.select().from(niceIndustries).orderBy(desc(niceIndustries.version)).limit(1)
  return newest ? { version: newest.version, industries: newest.industries } : { version: 0, industries: ownIndustries }
}

const ensureOnce = (industries: Industries): void => {
  const codes = new Set<string>()
  for (const { industryCode } of industries.flatMap((one) => [one, ...one.children])) {
    ensureField(!codes.has(industryCode), 'industries', `行业代码重复：${industryCode}`)
    codes.add(industryCode)
  }
}

/** Industries as the act log tells them: one by one, so that the fields that differ are the industries that do. */
const toldOf = ({ version, industries }: { version: number; industries: Industries }) => ({
  version,
  ...Object.fromEntries(industries.map(({ industryCode, ...industry }) => [industryCode, industry])),
})

/**
 * Replaces all industries.
 * @throws AppFailure `industries.newer_version` where somebody saved others since `version` was read
 */
export const saveIndustries = async (
  ctx: ChangeCtx,
  { body }: { body: IndustriesForm },
): Promise<{ version: number }> => {
  const { industries } = body
  ensureOnce(industries)
  const present = await readIndustries(ctx)
  const { version } = present
  ensure(body.version === undefined || body.version === version, 'industries.newer_version')
  const [saved] = await ctx.db
    .insert(niceIndustries)
    .values({ version: version + 1, industries, createTime: ctx.now(), actorId: ctx.actor?.userId ?? null })
    .onConflictDoNothing({ target: niceIndustries.version })
    .returning({ version: niceIndustries.version })
  ensure(saved, 'industries.newer_version')
  await recordAct(ctx, {
    subjectKind: 'niceIndustries',
    subjectRef: '行业推荐',
    link: '/nice-industries',
    before: toldOf(present),
    after: toldOf({ ...saved, industries }),
  })
  return saved
}

const rowOf = ({ industryCode, industry }: { industryCode: string; industry: string }): Industry => ({
  id: industryCode,
  industry,
  industryCode,
})

/** The industries of the first level, or those below one; none below an unknown one. */
export const listIndustries = async (
  ctx: DbCtx,
  { query }: { query: { level: 1 | 2; parent_id: string } },
): Promise<{ list: Industry[] }> => {
  ensureField(query.level === 1 || query.parent_id !== '', 'parent_id', '请选择一级行业')
  const { industries } = await readIndustries(ctx)
  if (query.level === 1) return { list: industries.map(rowOf) }
  const parent = industries.find(({ industryCode }) => industryCode === query.parent_id)
  return { list: (parent?.children ?? []).map(rowOf) }
}

/**
 * The classes and items that an industry usually needs, such as the edition has: names are found in their class.
 * @throws AppFailure `record.not_found` for an unknown industry
 */
export const offeredFor = async (ctx: DbCtx, industryCode: string, edition: Edition): Promise<OfferedClass[]> => {
  const { industries } = await readIndustries(ctx)
  const industry = industries.flatMap(({ children }) => children).find((one) => one.industryCode === industryCode)
  ensure(industry, 'record.not_found')
  return industry.classes.flatMap(({ class_id, items }) => {
    const found = items.flatMap((name) => edition.itemsNamed(name).find((one) => one.class_id === class_id) ?? [])
    const service_nice_min = found.map(({ min_id, min_name, group_id }) => ({ min_id, min_name, group_id }))
    return found.length > 0 ? [{ class_id, class_name: edition.classOf(class_id).class_name, service_nice_min }] : []
  })
}

export const recommendItems = async (
  ctx: ReadCtx,
  { query }: { query: Which & { industry_code: string } },
): Promise<{ edition: string; classes: OfferedClass[] }> => {
  const edition = await editionFor(ctx, query)
  return { edition: edition.info.edition, classes: await offeredFor(ctx, query.industry_code, edition) }
}
