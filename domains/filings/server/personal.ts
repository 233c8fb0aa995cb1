import { forgetFiles } from '@portal/files/server'
import { copyRows, type PersonalSource } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { sheets } from './filing.table.ts'
import { paperFileKind } from './sheet-papers.ts'

/** What this domain keeps of a person; the recordals of his sheets are in the vault's copy. Sheets are his own work for the customs; they and their papers go at once. */
export const filingsPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '备案材料清单',
      rows: await copyRows(ctx, sheets, {
        where: eq(sheets.userId, userId),
        fields: ['facts', 'createTime', 'saveTime'],
      }),
    },
  ],
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(sheets).where(eq(sheets.userId, userId))
    await forgetFiles({ db }, { kind: paperFileKind, refs: [userId] })
  },
}
