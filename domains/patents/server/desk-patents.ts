import { customerOf, type UserName, userNames, usernameOf } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { readPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, lte, type SQL } from 'drizzle-orm'
import type { DeskBox, DeskPatentsQuery } from '../contract/desk.ts'
import type { DeskPatentDetail, DeskPatentRow } from '../contract/detail.ts'
import { owesNothing, owesPayment } from './beside-state.ts'
import { holding, rowOf } from './list-own-patents.ts'
import { getPatent } from './own-patent.ts'
import { patents } from './patent.table.ts'
import { type DetailCtx, detailOf, stepsOf } from './patent-detail.ts'

const boxes = {
  all: () => undefined,
  unpaid: () => and(lte(patents.state, 2), owesPayment),
  waiting: () => and(eq(patents.state, 1), owesNothing),
  mine: (userId) => eq(patents.assigneeId, userId),
} satisfies Record<DeskBox, (userId: string) => SQL | undefined>

type Names = ReadonlyMap<string, UserName>

const colleagueOf = (names: Names, id: string | null): DeskPatentRow['assignee'] =>
  id === null ? null : { id, username: usernameOf(names, id) }

/** All applications for the desk, newest first. */
export const listDeskPatents = async (
  ctx: Pick<SignedInCtx, 'db' | 'actor'>,
  { query }: { query: DeskPatentsQuery },
): Promise<Page<DeskPatentRow>> => {
  const { box, state, patentType, special, keyword } = query
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: patents,
    where: and(
      boxes[box](ctx.actor.userId),
      state === null ? undefined : eq(patents.state, state),
      patentType === '' ? undefined : eq(patents.patentType, patentType),
      special === '' ? undefined : eq(patents.special, special),
      holding(keyword),
      within(patents.createTime, query),
    ),
    orderBy: [desc(patents.createTime), desc(patents.id)],
  })
  const names = await userNames(
    ctx,
    rows.flatMap(({ userId, assigneeId }) => (assigneeId === null ? [userId] : [userId, assigneeId])),
  )
  const elements = rows.map((patent) => ({
    ...rowOf(patent, 'staff'),
    ...(!ctx.actor.may?.('patents.act') && { can: [] }),
    customer: customerOf(names, patent.userId),
    companyName: patent.companyName,
    special: patent.special,
    specialMeaning: patent.specialMeaning,
    assignee: colleagueOf(names, patent.assigneeId),
    due: patent.nextDue?.getTime() ?? null,
  }))
  return { elements, totalElements }
}

/** An application as the desk sees it: with its customer, and with who did what, before and after. */
export const viewDeskPatent = async (
  ctx: DetailCtx & Pick<SignedInCtx, 'actor'>,
  { params }: { params: { businessSn: string } },
): Promise<DeskPatentDetail> => {
  const patent = await getPatent(ctx, params.businessSn)
  const steps = await stepsOf(ctx, patent)
  const people = [patent.userId, patent.assigneeId, ...steps.map(({ actorId }) => actorId)]
  const names = await userNames(
    ctx,
    people.filter((id) => id !== null),
  )
  return {
    ...(await detailOf(ctx, patent, steps, 'staff')),
    ...(!ctx.actor.may?.('patents.act') && { can: [] }),
    customer: customerOf(names, patent.userId),
    assignee: colleagueOf(names, patent.assigneeId),
    history: steps.map(({ act, stateBefore, stateAfter, createTime, actorId, changes }) => ({
      act,
      stateBefore,
      stateAfter,
      time: createTime.getTime(),
      actor: actorId === null ? null : usernameOf(names, actorId),
      changes,
    })),
  }
}
