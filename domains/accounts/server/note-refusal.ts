import { type Ctx, recordRefusal } from '@portal/platform/server'
import { loggedAccount } from './record-user-act.ts'
import type { UserRecord } from './user.table.ts'

/**
 * Has the act log keep that somebody did not prove to be this member of staff, and why. Of customers, and of names that nobody has,
 * it keeps nothing; what was typed is never said.
 */
export const noteRefusal = async (
  ctx: Pick<Ctx, 'act'>,
  user: Pick<UserRecord, 'id' | 'userType'> | undefined,
  note: string,
): Promise<void> => {
  if (user?.userType === 'staff') await recordRefusal(ctx, { ...loggedAccount(user.id), by: user.id, note })
}
