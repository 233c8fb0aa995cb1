import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ChangeCtx, type Ctx, ensureField, type Upload } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import type { DeskEdition, EditionForm } from '../../contract/desk.ts'
import { amendableKinds } from '../../contract/edition.ts'
import { niceLimits } from '../../contract/limits.ts'
import { newRow } from '../edition/new-row.ts'
import { niceEditions } from '../edition.table.ts'
import { ensure } from '../failures.ts'
import { type Base, type EditionOfFile, readEdition } from '../file/read-edition.ts'
import { recordEditionAct } from './record-edition-act.ts'
import { viewStored } from './view-edition.ts'

const findBase = async ({ db }: Pick<Ctx, 'db'>, number: string): Promise<Base | undefined> => {
  if (number === '') return undefined
  const [found] = await db
    .select({ edition: niceEditions.edition, content: niceEditions.content })
    .from(niceEditions)
    .where(and(eq(niceEditions.edition, number), inArray(niceEditions.kind, [...amendableKinds])))
  ensureField(found, 'base', '没有可供修改的版本：请选择已导入的完整文本或推算文本')
  return found
}

/** Whatever an assembled edition is called, its name says that it is not the official whole text. */
const nameOf = ({ kind, editionName }: EditionOfFile, given: string): string => {
  if (given === '') return editionName
  return kind === 'assembled' ? `${given}（${editionName}）` : given
}

type FileOfEdition = { path: string; sha256: string }

/**
 * Stores the edition of a file as a draft, which is in force for nobody, and says what it would change.
 * @throws AppFailure `edition.unreadable`, `edition.taken`, `edition.too_many_drafts`
 */
export const importEdition = async (
  ctx: ChangeCtx,
  { upload, body }: { upload: FileOfEdition; body: EditionForm },
): Promise<DeskEdition> => {
  const { inForceFrom, source, checkedOn } = body
  ensureField(checkedOn <= shanghaiDayOf(ctx.now()), 'checkedOn', '核对日期不能晚于今天')
  const drafts = await ctx.db.$count(niceEditions, eq(niceEditions.state, 'draft'))
  ensure(drafts < niceLimits.drafts, 'edition.too_many_drafts')
  const base = await findBase(ctx, body.base)
  const found = readEdition(await readFile(upload.path), base)
  // To read twelve thousand items and to write them are two turns, so that other calls come between.
  await setImmediate()
  const edition = {
    ...found,
    editionName: nameOf(found, body.editionName),
    licence: body.licence || found.licence,
    ...{ inForceFrom, source, checkedOn, sha256: upload.sha256 },
  }
  const row = newRow(ctx, edition, { state: 'draft', isBuiltIn: false })
  await ctx.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(niceEditions)
      .values(row)
      .onConflictDoNothing({ target: niceEditions.edition })
      .returning({ id: niceEditions.id })
    ensure(stored, 'edition.taken', { msg: `版本号 ${edition.edition} 已经存在` })
    await recordEditionAct({ ...ctx, db: tx }, row.edition, { before: null, after: row })
  })
  return viewStored(ctx, row)
}

export const uploadEdition = (
  ctx: ChangeCtx,
  { upload, body }: { upload: Upload; body: EditionForm },
): Promise<DeskEdition> => importEdition(ctx, { upload, body })
