import { type Day, shanghaiDayOf } from '@portal/platform/contract'
import { believed, type Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import type { EditionInfo } from '../../contract/edition.ts'
import { niceEditions } from '../edition.table.ts'
import { fail } from '../failures.ts'

export type ReadCtx = Pick<Ctx, 'db' | 'now'>

/** Which edition is asked for: the one with this number, or the one in force on this day; today's where neither is told. */
export type Which = { edition?: string | undefined; date?: string | undefined }

/** A published edition without its content. */
export type Published = EditionInfo & { id: string }

const { id, edition, editionName, kind, inForceFrom, source, checkedOn, licence } = niceEditions

const look = async ({ db }: ReadCtx): Promise<Published[]> => {
  const ofRows = db
    .select({ id, edition, editionName, kind, inForceFrom, source, checkedOn, licence })
    .from(niceEditions)
  return await ofRows
    .where(eq(niceEditions.state, 'published'))
    .orderBy(desc(inForceFrom), desc(niceEditions.publishTime))
}

const editions = believed<readonly Published[]>(look)

/** Makes a transaction look again at once, and this process when what the transaction published has been committed. */
export const lookAgain = editions.lookAgain

/** All published editions: the later in force first, of equal days the one that was published later. */
export const publishedEditions = editions.read

export const inForceOn = (list: readonly Published[], day: Day): Published | undefined =>
  list.find((one) => one.inForceFrom <= day)

/** The published edition that is asked for. @throws AppFailure `record.not_found` where there is none */
export const getPublished = async (ctx: ReadCtx, { edition: number, date }: Which = {}): Promise<Published> => {
  const list = await publishedEditions(ctx)
  const found = number ? list.find((one) => one.edition === number) : inForceOn(list, date || shanghaiDayOf(ctx.now()))
  return found ?? fail('record.not_found')
}
