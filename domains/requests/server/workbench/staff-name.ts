import { type UserName, usernameOf } from '@portal/accounts/server'
import type { Colleague } from '../../contract/workbench/assignment.ts'

type Names = ReadonlyMap<string, UserName>

export const colleagueOf = (names: Names, id: string | null): Colleague | null =>
  id === null ? null : { id, username: usernameOf(names, id) }
