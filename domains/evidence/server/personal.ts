import { copyRows, countOwned, type PersonalSource } from '@portal/platform/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { copyOriginals } from './copy-originals.ts'
import { evidences, originals } from './evidence.table.ts'
import { withdrawDraft } from './remove-draft.ts'
import { downloadTickets } from './ticket.table.ts'

/**
 * What this domain keeps of a person. A record that is sealed and not proved yet is still open. Drafts are withdrawn at once;
 * what is sealed stays, since others may rest a claim on it.
 */
export const evidencePersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '展会存证',
      rows: await copyRows(ctx, evidences, {
        where: and(eq(evidences.userId, userId), isNull(evidences.deletedAt)),
        fields: [
          'evidenceNo',
          'state',
          'proof',
          'obligeeName',
          'idCard',
          'lxrPhone',
          'exhibitionName',
          'exhibitionTime',
          'exhibitionAddress',
          'createTime',
          'sealedAt',
        ],
      }),
    },
    {
      name: '展会存证原件',
      rows: await copyRows(ctx, originals, {
        where: and(eq(originals.ownerId, userId), isNull(originals.removedAt)),
        fields: ['id', 'evidenceId', 'slot', 'sha256', 'sm3', 'size', 'kind', 'scan', 'problem', 'receivedAt'],
      }),
    },
  ],
  files: copyOriginals,
  counts: async ({ db }, userId) => {
    const { evidenceNo: name, createTime: newest, state, proof, userId: owner, deletedAt } = evidences
    const found = await countOwned(db, {
      ...{ from: evidences, where: and(eq(owner, userId), isNull(deletedAt)), newest, name },
      open: sql`${state} = 1 and ${proof} < 3`,
    })
    return [
      {
        ...{ key: 'evidence', name: '展会存证', permission: 'evidence.read' },
        ...found,
        newest: found.newest.map((evidenceNo) => ({ name: evidenceNo, link: `/evidence/${evidenceNo}` })),
      },
    ]
  },
  eraseAtOnce: async (ctx, userId) => {
    const { id, state, userId: owner, deletedAt } = evidences
    const isDraft = and(eq(owner, userId), eq(state, 0), isNull(deletedAt))
    const drafts = await ctx.db.select({ id }).from(evidences).where(isDraft)
    for (const draft of drafts) await withdrawDraft({ ...ctx, actor: { userId } }, draft.id)
    await ctx.db.delete(downloadTickets).where(eq(downloadTickets.userId, userId))
  },
}
