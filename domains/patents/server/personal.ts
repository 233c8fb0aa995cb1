import { forgetFiles } from '@portal/files/server'
import { copyRows, countOwned, erased, type PersonalCtx, type PersonalSource } from '@portal/platform/server'
import { asc, eq, lte } from 'drizzle-orm'
import { patents } from './patent.table.ts'
import { attachedKind } from './patent-files.ts'
import { patentSupplementEnds, patentSupplements } from './supplement.table.ts'

const copySupplements = ({ db }: Pick<PersonalCtx, 'db'>, userId: string): Promise<object[]> => {
  const { round, items, dueAt, createTime } = patentSupplements
  const { outcome, changes, remark, createTime: endedAt } = patentSupplementEnds
  return db
    .select({ businessSn: patents.businessSn, round, items, dueAt, createTime, outcome, changes, remark, endedAt })
    .from(patentSupplements)
    .innerJoin(patents, eq(patents.id, patentSupplements.patentId))
    .leftJoin(patentSupplementEnds, eq(patentSupplementEnds.supplementId, patentSupplements.id))
    .where(eq(patents.userId, userId))
    .orderBy(asc(patents.businessSn), asc(round))
}

/** What this domain keeps of a person. Who applied and for what is erased after a while, with the files; the steps stay. */
export const patentsPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '专利申请',
      rows: await copyRows(ctx, patents, {
        where: eq(patents.userId, userId),
        fields: [
          'businessSn',
          'state',
          'patentType',
          'applyNation',
          'companyName',
          'patentName',
          'special',
          'lxrName',
          'lxrPhone',
          'firstFilingDate',
          'firstFilingNo',
          'orderNo',
          'acceptContent',
          'applicationNumber',
          'filingDate',
          'processResult',
          'closeReason',
          'createTime',
          'acceptTime',
          'endTime',
        ],
      }),
    },
    { name: '专利申请的补充', rows: await copySupplements(ctx, userId) },
  ],
  counts: async ({ db }, userId) => {
    const { businessSn: name, createTime: newest, state, userId: owner } = patents
    const open = lte(state, 2)
    const found = await countOwned(db, { from: patents, where: eq(owner, userId), open, newest, name })
    return [
      {
        ...{ key: 'patents', name: '专利申请', permission: 'patents.read' },
        ...found,
        newest: found.newest.map((businessSn) => ({ name: businessSn, link: `/patentApplications/${businessSn}` })),
      },
    ]
  },
  eraseLater: async ({ db }, userId) => {
    const erasedRows = await db
      .update(patents)
      .set({ companyName: erased, patentName: erased, lxrName: erased, lxrPhone: erased })
      .where(eq(patents.userId, userId))
      .returning({ id: patents.id })
    await forgetFiles({ db }, { kind: attachedKind, refs: erasedRows.map(({ id }) => id) })
  },
}
