import { userNames, usernameOf } from '@portal/accounts/server'
import { forgetFiles } from '@portal/files/server'
import { copyRows, type PersonalCtx, type PersonalSource } from '@portal/platform/server'
import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import { forgetAgency, tellAgencies } from './end-delegations.ts'
import { rightImports } from './import/import.table.ts'
import { rightDelegations, rightRecordals, rights } from './right.table.ts'
import { endDeadlines } from './right-deadlines.ts'
import { paperFileKind } from './right-papers.ts'

/** Delegations with the user names of both parties, and with nothing of the right. */
const delegationsOf = async (ctx: Pick<PersonalCtx, 'db'>, where: SQL): Promise<object[]> => {
  const rows = await ctx.db
    .select({ delegation: rightDelegations, ownerId: rights.ownerId })
    .from(rightDelegations)
    .innerJoin(rights, eq(rights.id, rightDelegations.rightId))
    .where(where)
    .orderBy(asc(rightDelegations.offeredAt), asc(rightDelegations.id))
  const names = await userNames(
    ctx,
    rows.flatMap(({ delegation, ownerId }) => [delegation.agencyId, ownerId]),
  )
  return rows.map(
    ({ delegation: { agencyId, scope, from, until, withIdentity, state, offeredAt, stateAt }, ownerId }) => ({
      ...{ owner: usernameOf(names, ownerId), agency: usernameOf(names, agencyId) },
      ...{ scope, from, until, withIdentity, state, offeredAt, stateAt },
    }),
  )
}

/** What this domain keeps of a person. The vault is his own; it goes at once, with its papers. */
export const rightsPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '权利台账',
      rows: await copyRows(ctx, rights, {
        where: eq(rights.ownerId, userId),
        fields: ['id', 'version', 'facts', 'origin', 'verification', 'verificationAt', 'createTime', 'saveTime'],
      }),
    },
    {
      name: '权利台账中的海关备案',
      rows: await copyRows(ctx, rightRecordals, {
        where: inArray(
          rightRecordals.rightId,
          ctx.db.select({ id: rights.id }).from(rights).where(eq(rights.ownerId, userId)),
        ),
        fields: ['recordNum', 'recordBeginDate', 'recordEndDate'],
      }),
    },
    { name: '权利委托（发出）', rows: await delegationsOf(ctx, eq(rights.ownerId, userId)) },
    { name: '权利委托（收到）', rows: await delegationsOf(ctx, eq(rightDelegations.agencyId, userId)) },
  ],
  eraseAtOnce: async (ctx, userId) => {
    const { db } = ctx
    await forgetAgency(ctx, userId)
    await db.delete(rightImports).where(eq(rightImports.ownerId, userId))
    const own = await db.select({ id: rights.id }).from(rights).where(eq(rights.ownerId, userId))
    await tellAgencies(
      ctx,
      own.map(({ id }) => id),
    )
    const removed = await db
      .delete(rights)
      .where(eq(rights.ownerId, userId))
      .returning({ id: rights.id, ownerId: rights.ownerId })
    await endDeadlines(ctx, removed)
    await forgetFiles({ db }, { kind: paperFileKind, refs: removed.map(({ id }) => id) })
  },
}
