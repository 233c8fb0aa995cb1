import { evidences } from '@portal/evidence/server/tables'
import { forgetFiles } from '@portal/files/server'
import type { PersonalSource } from '@portal/platform/server'
import { asc, eq, inArray } from 'drizzle-orm'
import { attachedKind } from './pack-contents.ts'
import { subsidyPapers } from './subsidy.table.ts'

/** What this domain keeps of a person. Papers for a claim are no part of what is sealed; they go at once. */
export const subsidiesPersonal: PersonalSource = {
  copy: async ({ db }, userId) => {
    const { fileId, itemKey, form, pages, createTime, evidenceId } = subsidyPapers
    const rows = await db
      .select({ evidenceNo: evidences.evidenceNo, fileId, itemKey, form, pages, createTime })
      .from(subsidyPapers)
      .innerJoin(evidences, eq(evidences.id, evidenceId))
      .where(eq(evidences.userId, userId))
      .orderBy(asc(createTime))
    return [{ name: '展会补贴材料', rows }]
  },
  eraseAtOnce: async ({ db }, userId) => {
    const records = await db.select({ id: evidences.id }).from(evidences).where(eq(evidences.userId, userId))
    const refs = records.map(({ id }) => id)
    await db.delete(subsidyPapers).where(inArray(subsidyPapers.evidenceId, refs))
    await forgetFiles({ db }, { kind: attachedKind, refs })
  },
}
