import { type ChangeCtx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { loggedImport } from '../contract/list-fields.ts'
import type { ImportTables } from './import-tables.ts'
import type { KindWith } from './list-kind.ts'

const kindOf = ({ name, deskPath }: KindWith<'name' | 'deskPath'>): Omit<RecordKind, 'at'> => ({
  kind: loggedImport({ name }),
  page: (id) => `${deskPath}/${id}`,
})

/** Imports of one kind of list as records of the act log; `at` is the address of one of them. */
export const importRecord = (list: KindWith<'name' | 'deskPath'>, at: RecordKind['at']): RecordKind => ({
  at,
  ...kindOf(list),
})

type Act = Pick<ImportTables['acts']['$inferInsert'], 'importId' | 'act' | 'detail'> & {
  /** What the act log says of a change; a report that is taken out changes nothing. */
  told?: { before: object | null; after: object }
}

/** Writes down who did what with an import, in the caller's transaction; nobody signed in: the import command did it. */
export const recordImportAct = async (
  { tables, ...list }: KindWith<'tables' | 'name' | 'deskPath'>,
  ctx: ChangeCtx,
  { told, ...act }: Act,
): Promise<void> => {
  await ctx.db
    .insert(tables.acts)
    .values({ id: ctx.newId(), actorId: ctx.actor?.userId ?? null, createTime: ctx.now(), ...act })
  if (told === undefined) return
  await recordAct(ctx, { ...loggedAs(kindOf(list), act.importId), ...told })
}
