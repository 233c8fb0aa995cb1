import { forgetFiles } from '@portal/files/server'
import { copyRows, countOwned, erased, type PersonalSource } from '@portal/platform/server'
import { eq, inArray } from 'drizzle-orm'
import { copyUsedRights } from './case-right.ts'
import { requests } from './request.table.ts'
import { requestRights } from './request-right.table.ts'
import { copySupplements } from './supplement-rounds.ts'
import { attachedKind } from './vouchers.ts'

/**
 * What this domain keeps of a person. Who wrote a request, what it says and its files are erased after a while; that there was
 * one, its states and answers stay, and so do answers to rounds of supplement, whose history is never rewritten.
 */
export const requestsPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '海外维权业务',
      rows: await copyRows(ctx, requests, {
        where: eq(requests.userId, userId),
        fields: [
          'businessSn',
          'businessType',
          'state',
          'obligeeName',
          'appeal',
          'details',
          'idCard',
          'lxrName',
          'lxrPhone',
          'lxrEmail',
          'qmfaName',
          'qmfaPhone',
          'acceptContent',
          'cure',
          'processResult',
          'createTime',
          'acceptTime',
          'endTime',
        ],
      }),
    },
    { name: '海外维权业务取用的权利', rows: await copyUsedRights(ctx, userId) },
    { name: '海外维权业务的补充', rows: await copySupplements(ctx, userId) },
  ],
  counts: async ({ db }, userId) => {
    const { businessSn: name, createTime: newest, state, userId: owner } = requests
    const open = inArray(state, [1, 2])
    const found = await countOwned(db, { from: requests, where: eq(owner, userId), open, newest, name })
    return [
      {
        ...{ key: 'requests', name: '海外维权业务', permission: 'requests.read' },
        ...found,
        newest: found.newest.map((businessSn) => ({ name: businessSn, link: `/requests/${businessSn}` })),
      },
    ]
  },
  eraseLater: async ({ db }, userId) => {
    const erasedRows = await db
      .update(requests)
      .set({
        ...{ obligeeName: null, subject: erased, appeal: erased, details: {}, idCard: null },
        ...{ lxrName: erased, lxrPhone: erased, lxrPhoneFingerprint: erased, lxrEmail: null },
        ...{ qmfaName: null, qmfaPhone: null },
      })
      .where(eq(requests.userId, userId))
      .returning({ id: requests.id })
    const ids = erasedRows.map(({ id }) => id)
    await db.delete(requestRights).where(inArray(requestRights.requestId, ids))
    await forgetFiles({ db }, { kind: attachedKind, refs: ids })
  },
}
