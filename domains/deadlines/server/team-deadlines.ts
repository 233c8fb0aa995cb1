import { customerOf, findUserIds, userNames, usernameOf } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { containing, readSelectPage, type SignedInCtx } from '@portal/platform/server'
import { and, asc, eq, gt, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { TeamQuery, TeamRow } from '../contract/team.ts'
import { rowOf } from './deadline-view.ts'
import { inSpan, listColumns } from './list-deadlines.ts'
import { ownDeadlines } from './own-deadline.table.ts'
import { kindsSeenBy, type Subjects } from './subjects.ts'

/** Who has a deadline's case in hand; of one that belongs to nothing, and to no customer, who of the staff entered it. */
export const assigneeOf = (subjects: Subjects): SQL<string | null> => {
  const cases = subjects.flatMap(({ kind, assigneeOf: inHand }) =>
    inHand ? [sql`when ${ownDeadlines.subjectKind} = ${kind} then ${inHand(ownDeadlines.subjectRef)}`] : [],
  )
  const own = sql`when ${ownDeadlines.subjectKind} is null then ${ownDeadlines.userId}`
  return sql<string | null>`(case ${sql.join([own, ...cases], sql` `)} end)`
}

/** What the team sees: deadlines of the things that the viewer may see, and the viewer's own. Those that customers keep for themselves are theirs alone. */
const isOfTeam = ({ actor }: SignedInCtx, subjects: Subjects): SQL | undefined => {
  const kinds = kindsSeenBy(subjects, actor)
  return and(
    ne(ownDeadlines.state, 'cancelled'),
    or(eq(ownDeadlines.userId, actor.userId), kinds.length > 0 ? inArray(ownDeadlines.subjectKind, kinds) : undefined),
  )
}

/** Titles are sealed, so that a keyword finds numbers of cases, names of rules, and people by their names. */
const matches = async (ctx: SignedInCtx, keyword: string): Promise<SQL | undefined> => {
  if (keyword === '') return undefined
  const part = containing(keyword)
  const people = await findUserIds(ctx, keyword)
  return or(
    ilike(ownDeadlines.subjectRef, part),
    ilike(ownDeadlines.name, part),
    people.length > 0 ? inArray(ownDeadlines.userId, people) : undefined,
    people.length > 0 ? inArray(ownDeadlines.subjectOwnerId, people) : undefined,
  )
}

const liesWith = (ctx: SignedInCtx, assignee: SQL, wanted: string): SQL | undefined => {
  if (wanted === '') return undefined
  if (wanted === 'none') return sql`${assignee} is null`
  return sql`${assignee} = ${wanted === 'me' ? ctx.actor.userId : wanted}::uuid`
}

/** The deadlines of the team: late ones first, then by day, then by who has them in hand. */
export const listTeam =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { query }: { query: TeamQuery }): Promise<Page<TeamRow>> => {
    const now = ctx.now()
    const assignee = assigneeOf(subjects)
    const where = and(
      isOfTeam(ctx, subjects),
      inSpan(now, query),
      liesWith(ctx, assignee, query.assignee),
      query.moved === null ? undefined : gt(ownDeadlines.unconfirmed, 0),
      await matches(ctx, query.keyword),
    )
    const isLate = sql`(${ownDeadlines.state} = 'open' and ${ownDeadlines.endsAt} <= ${now})`
    const select = ctx.db
      .select({ ...listColumns, assigneeId: sql<string | null>`${assignee}`.as('assignee_id') })
      .from(ownDeadlines)
      .where(where)
      .orderBy(
        ...[sql`${isLate} desc`, asc(ownDeadlines.endsOn), sql`${assignee} asc nulls last`],
        ...[asc(ownDeadlines.endsAt), asc(ownDeadlines.id)],
      )
    const { rows, totalElements } = await readSelectPage(query, select, ctx.db.$count(ownDeadlines, where))
    const people = rows.flatMap(({ userId, subjectOwnerId, assigneeId }) => [subjectOwnerId ?? userId, assigneeId])
    const names = await userNames(
      ctx,
      people.filter((id) => id !== null),
    )
    const elements = rows.map(({ assigneeId, ...row }) => {
      const { subjectKind, subjectRef } = row
      const source = subjects.find(({ kind }) => kind === subjectKind)
      return {
        ...rowOf(ctx, row),
        owner: customerOf(names, row.subjectOwnerId ?? row.userId),
        assignee: assigneeId === null ? null : { id: assigneeId, username: usernameOf(names, assigneeId) },
        link: subjectRef === null ? null : (source?.deskPage?.(subjectRef) ?? null),
      }
    })
    return { elements, totalElements }
  }
