import { userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import type { DeskDetail } from '../../contract/detail.ts'
import type { RequestRecord } from '../request-detail.ts'
import { duplicatesOf } from './duplicates.ts'
import type { Viewer } from './may-act.ts'
import { notesOf } from './notes.ts'
import { allowedBeside, decisionsOf, decisionViewOf } from './pending.ts'
import { colleagueOf } from './staff-name.ts'

export type BesideCtx = Pick<Ctx, 'db'> & { actor: Viewer }

/**
 * What the desk keeps about a request for itself. The given `notes` came with steps and are joined by the others; the
 * given `can` is what the state allows, less what a waiting decision holds up.
 */
export const besideRequest = async (
  ctx: BesideCtx,
  { id, assigneeId }: RequestRecord,
  { notes, can }: Pick<DeskDetail, 'notes' | 'can'>,
): Promise<Pick<DeskDetail, 'assignee' | 'notes' | 'decisions' | 'duplicates' | 'can'>> => {
  const [own, decisions, duplicates] = await Promise.all([
    notesOf(ctx, id),
    decisionsOf(ctx, id),
    duplicatesOf(ctx, [id]),
  ])
  const people = [
    assigneeId,
    ...own.map(({ actorId }) => actorId),
    ...decisions.flatMap(({ actorId, reviewerId }) => [actorId, reviewerId]),
  ]
  const names = await userNames(
    ctx,
    people.filter((person) => person !== null),
  )
  const alone = own.map(({ note, actorId, createTime }) => ({
    note,
    actor: usernameOf(names, actorId),
    createTime: createTime.getTime(),
  }))
  return {
    assignee: colleagueOf(names, assigneeId),
    notes: [...notes, ...alone].toSorted((a, b) => a.createTime - b.createTime),
    decisions: decisions.map((decision) => decisionViewOf(decision, names, ctx.actor)),
    duplicates: duplicates.get(id) ?? [],
    can: allowedBeside(
      decisions.find(({ outcome }) => outcome === null),
      can,
      ctx.actor,
    ),
  }
}
