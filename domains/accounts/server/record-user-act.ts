import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import type { UserRecord } from './user.table.ts'

export const userRecord: RecordKind = { at: '/api/admin/users/{id}', kind: 'user', page: (id) => `/users/${id}` }

/**
 * An account as the act log names it. The log is never rewritten, so that it names the account by its id: once the account is
 * closed, its name is found nowhere any more.
 */
export const loggedAccount = (id: string) => loggedAs(userRecord, id)

/** Says to the act log what was changed of an account; `by` is who did it where the call has no session. */
export const recordUserAct = (
  ctx: Pick<Ctx, 'db' | 'act'>,
  { id }: Pick<UserRecord, 'id'>,
  change: { before: object | null; after: object | null; note?: string; by?: string },
): Promise<void> => recordAct(ctx, { ...loggedAccount(id), ...change })
