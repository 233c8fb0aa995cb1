import { type FieldTexts, plainText, userNames, usernameOf } from '@portal/accounts/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, type Ctx, ensureField, type OperatorText } from '@portal/platform/server'
import { and, eq, inArray, lte, ne } from 'drizzle-orm'
import { type ChangeTextForm, type DeskText, type PublicText, staleUntil } from '../contract/texts.ts'
import { listChanges, recordChange } from './changes.ts'
import { ensure, ensureRead } from './failures.ts'
import { siteTexts } from './site.table.ts'

/** The places that show words of the operator, as the domains contribute them. */
type Places = readonly OperatorText[]
type ByKey = { params: { key: string } }
type TextRecord = typeof siteTexts.$inferSelect

const unwritten = { text: '', source: '', sourceUrl: '', checkedOn: null, version: 0, updatedBy: null } as const

const isStale = ({ text, checkedOn }: Pick<TextRecord, 'text' | 'checkedOn'>, now: Date): boolean =>
  text !== '' && checkedOn !== null && checkedOn <= staleUntil(shanghaiDayOf(now))

export const listTexts = async (ctx: Pick<Ctx, 'db' | 'now'>, places: Places): Promise<{ list: DeskText[] }> => {
  const records = new Map((await ctx.db.select().from(siteTexts)).map((record) => [record.key, record]))
  const names = await userNames(
    ctx,
    [...records.values()].flatMap(({ updatedBy }) => updatedBy ?? []),
  )
  return {
    list: places.map((place) => {
      const { updatedBy, ...words } = records.get(place.key) ?? unwritten
      return {
        ...place,
        ...words,
        checkedOn: words.checkedOn ?? '',
        updatedAt: records.get(place.key)?.updatedAt.getTime() ?? null,
        updatedBy: updatedBy && usernameOf(names, updatedBy),
        stale: isStale(words, ctx.now()),
      }
    }),
  }
}

/** How many places show words that have not been compared with their source for too long. */
export const countStaleTexts = ({ db, now }: Pick<Ctx, 'db' | 'now'>, places: Places): Promise<number> =>
  db.$count(
    siteTexts,
    and(
      inArray(
        siteTexts.key,
        places.map(({ key }) => key),
      ),
      ne(siteTexts.text, ''),
      lte(siteTexts.checkedOn, staleUntil(shanghaiDayOf(now()))),
    ),
  )

/** The words at the asked places; a place without words is left out. */
export const findTexts = async (
  { db }: Pick<Ctx, 'db'>,
  places: Places,
  { query }: { query: { keys: string } },
): Promise<{ list: PublicText[] }> => {
  const known = new Set(places.map(({ key }) => key))
  const asked = query.keys.split(',').filter((key) => known.has(key))
  const records = await db
    .select()
    .from(siteTexts)
    .where(and(inArray(siteTexts.key, asked), ne(siteTexts.text, '')))
  return { list: records.map((record) => ({ ...record, checkedOn: record.checkedOn ?? '' })) }
}

const ensurePlace = (places: Places, key: string): void =>
  ensure(
    places.some((place) => place.key === key),
    'record.not_found',
  )

const findRecord = async ({ db }: Pick<Ctx, 'db'>, key: string): Promise<TextRecord | undefined> => {
  const [record] = await db.select().from(siteTexts).where(eq(siteTexts.key, key)).for('update')
  return record
}

/** What a history says of the words of a place. */
const saidOf = ({
  key,
  text,
  source,
  sourceUrl,
  checkedOn,
}: Omit<TextRecord, 'id' | 'version' | 'updatedAt' | 'updatedBy'>) => ({
  ...{ key, text, source, sourceUrl, checkedOn },
})

/** Writes the words of a place. Of two people who write at the same time, the second is told that the first was faster. */
export const changeText = (
  ctx: ActorCtx,
  places: Places,
  { params: { key }, body: { version, ...form } }: ByKey & { body: ChangeTextForm },
): Promise<Record<string, never>> => {
  ensurePlace(places, key)
  ensureField(form.checkedOn <= shanghaiDayOf(ctx.now()), 'checkedOn', '核对日期不能晚于今天')
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const words = { ...form, checkedOn: form.checkedOn || null }
    const stamp = { updatedAt: ctx.now(), updatedBy: ctx.actor.userId }
    if (version === 0) {
      const row = { id: ctx.newId(), key, ...words, ...stamp, version: 1 }
      const made = await tx.insert(siteTexts).values(row).onConflictDoNothing().returning({ id: siteTexts.id })
      if (made.length > 0) {
        const before = saidOf({ ...unwritten, key })
        await recordChange(inside, { subject: 'text', id: row.id, act: 'change', before, after: saidOf(row) })
        return {}
      }
    }
    const before = await findRecord(inside, key)
    await ensureRead(inside, before ?? unwritten, { version })
    ensure(before, 'record.not_found')
    await tx
      .update(siteTexts)
      .set({ ...words, ...stamp, version: version + 1 })
      .where(eq(siteTexts.id, before.id))
    const [said, now] = [saidOf(before), saidOf({ ...before, ...words })]
    await recordChange(inside, { subject: 'text', id: before.id, act: 'change', before: said, after: now })
    return {}
  })
}

const fieldTexts: FieldTexts = {
  text: { label: '内容', text: plainText },
  source: { label: '依据', text: plainText },
  sourceUrl: { label: '依据网址', text: plainText },
  checkedOn: { label: '核对日期', text: plainText },
}

export const textChanges = async (ctx: Pick<Ctx, 'db'>, places: Places, { params: { key } }: ByKey) => {
  ensurePlace(places, key)
  const [record] = await ctx.db.select({ id: siteTexts.id }).from(siteTexts).where(eq(siteTexts.key, key))
  return record ? listChanges(ctx, { subject: 'text', id: record.id, texts: fieldTexts }) : { list: [] }
}
