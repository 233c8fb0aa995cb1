import { forgetFiles } from '@portal/files/server'
import { type Ctx, copyRows, countOwned, erased, type PersonalSource } from '@portal/platform/server'
import { and, eq, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { trademarks } from './file/file.table.ts'
import { attachedKind } from './file/put-file.ts'
import { helpCalls } from './help/help.table.ts'
import { proxyFileKind } from './papers/give-proxy.ts'
import { reportFileKind } from './report/report-record.ts'
import { searchReports } from './trademark.table.ts'

const isEnded = [18, 99] as const

/** Removes reports with their files. */
const forgetReports = async ({ db }: Pick<Ctx, 'db'>, which: SQL | undefined): Promise<void> => {
  const removed = await db.delete(searchReports).where(which).returning({ id: searchReports.id })
  await forgetFiles({ db }, { kind: reportFileKind, refs: removed.map(({ id }) => id) })
}

/** What this domain keeps of a person: as a customer his applications and calls, as a provider the cases that it holds. */
export const trademarksPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '商标注册申请',
      rows: await copyRows(ctx, trademarks, {
        where: eq(trademarks.userId, userId),
        fields: [
          'businessSn',
          'kind',
          'fileState',
          'markType',
          'markName',
          'description',
          'applyNation',
          'goods',
          'contacts',
          'applicant',
          'orderNo',
          'providerName',
          'applicationNumber',
          'registrationNumber',
          'endReason',
          'createTime',
          'acceptTime',
          'endTime',
        ],
      }),
    },
    {
      name: '商标专家协助',
      rows: await copyRows(ctx, helpCalls, {
        where: eq(helpCalls.userId, userId),
        fields: ['contactName', 'contactPhone', 'question', 'createTime', 'callBy', 'calledAt'],
      }),
    },
  ],
  counts: async ({ db }, userId) => {
    const { businessSn: name, createTime: newest, fileState, userId: owner, providerId } = trademarks
    const theirs = or(eq(owner, userId), eq(providerId, userId))
    const open = notInArray(fileState, [...isEnded])
    const found = await countOwned(db, { from: trademarks, where: theirs, open, newest, name })
    const asked = await countOwned(db, {
      ...{ from: helpCalls, where: eq(helpCalls.userId, userId), open: isNull(helpCalls.calledAt) },
      ...{ newest: helpCalls.createTime, name: helpCalls.id },
    })
    return [
      {
        ...{ key: 'trademarks', name: '商标注册申请', permission: 'trademarks.read' },
        ...found,
        newest: found.newest.map((businessSn) => ({ name: businessSn, link: `/trademarks/${businessSn}` })),
      },
      { key: 'helpCalls', name: '商标专家协助', permission: 'trademarks.read', ...asked, newest: [] },
    ]
  },
  eraseAtOnce: async ({ db }, userId) => {
    await forgetReports({ db }, and(eq(searchReports.ownerId, userId), isNull(searchReports.businessSn)))
    await forgetFiles({ db }, { kind: proxyFileKind, refs: [userId] })
  },
  eraseLater: async ({ db }, userId) => {
    await forgetReports({ db }, eq(searchReports.ownerId, userId))
    const erasedRows = await db
      .update(trademarks)
      .set({ markName: erased, description: erased, contacts: erased, applicant: null })
      .where(eq(trademarks.userId, userId))
      .returning({ id: trademarks.id })
    await db
      .update(helpCalls)
      .set({ contactName: erased, contactPhone: erased, question: erased, note: null })
      .where(eq(helpCalls.userId, userId))
    await forgetFiles({ db }, { kind: attachedKind, refs: erasedRows.map(({ id }) => id) })
  },
}
