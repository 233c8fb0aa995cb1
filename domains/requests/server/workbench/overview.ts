import { staffHolding, userNames, usernameOf } from '@portal/accounts/server'
import type { ActorCtx, Ctx } from '@portal/platform/server'
import { count, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { DeskOverview } from '../../contract/workbench/assignment.ts'
import { requests } from '../request.table.ts'
import { decisions } from '../workbench.table.ts'
import { actPermission } from './may-act.ts'
import { isLate, isOwed } from './queue-views.ts'

const countIf = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number)

type Load = DeskOverview['total']
const none: Load = { open: 0, late: 0 }
const sumOf = (loads: readonly Load[]): Load =>
  loads.reduce(({ open, late }, one) => ({ open: open + one.open, late: late + one.late }), none)

/** What lies at the desk now: with whom, how late, and how many decisions wait for a second member of staff. */
export const deskOverview = async (ctx: Pick<Ctx, 'db' | 'now'> & Pick<ActorCtx, 'actor'>): Promise<DeskOverview> => {
  const now = ctx.now()
  const viewer = ctx.actor.userId
  const [loads, [waiting], staff] = await Promise.all([
    ctx.db
      .select({
        assigneeId: requests.assigneeId,
        open: count(),
        half: countIf(lte(requests.halfDue, now)),
        almost: countIf(lte(requests.lateDue, now)),
        late: countIf(isLate(now)),
      })
      .from(requests)
      .where(isOwed)
      .groupBy(requests.assigneeId),
    ctx.db
      .select({ all: count(), forViewer: countIf(ne(decisions.actorId, viewer)) })
      .from(decisions)
      .where(isNull(decisions.outcome)),
    staffHolding(ctx, actPermission),
  ])
  const loadOf = (id: string | null): Load => {
    const found = loads.find(({ assigneeId }) => assigneeId === id)
    return found ? { open: found.open, late: found.late } : none
  }
  const holders = loads.flatMap(({ assigneeId }) => (assigneeId === null ? [] : [assigneeId]))
  const ids = [...new Set([...staff, ...holders])]
  const names = await userNames(ctx, ids)
  const total = (key: 'half' | 'almost' | 'late') => loads.reduce((sum, load) => sum + load[key], 0)
  return {
    people: ids.map((id) => ({ id, username: usernameOf(names, id), mine: id === viewer, ...loadOf(id) })),
    unassigned: loadOf(null),
    total: sumOf(loads),
    levels: { 50: total('half') - total('almost'), 80: total('almost') - total('late'), 100: total('late') },
    pending: waiting ?? { all: 0, forViewer: 0 },
  }
}
