import type { userNames } from '@portal/accounts/server'
import type { Colleague } from '../../contract/workbench/assignment.ts'

type Names = Awaited<ReturnType<typeof userNames>>

/** A user name; an account that is gone has done what it did. */
export const usernameOf = (names: Names, id: string): string => names.get(id)?.username ?? '已注销用户'

export const colleagueOf = (names: Names, id: string | null): Colleague | null =>
  id === null ? null : { id, username: usernameOf(names, id) }
