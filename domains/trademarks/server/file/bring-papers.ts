import type { ActorCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { Applicant } from '../../contract/file/applicant.ts'
import type { FileSlot } from '../../contract/file/slots.ts'
import { type Trademark, trademarks } from './file.table.ts'
import { applicantOf, sealApplicant } from './personal-data.ts'
import { attachPaper, placeFile } from './put-file.ts'

const fields = { proxy_url: 'proxy', contract_url: 'contract', confirm_url: 'confirm' } as const satisfies Record<
  string,
  FileSlot
>
type PaperField = keyof typeof fields
const paperFields = Object.keys(fields) as PaperField[]

/** The customer's papers by the names of the wire; an empty one was not sent. */
type Papers = { papers: Partial<Record<PaperField, string | undefined>>; prefix: string }

/** Puts the customer's papers into their places. `prefix` stands before the field's name in a refusal. */
export const bringPapers = async (ctx: ActorCtx, trademark: Trademark, { papers, prefix }: Papers): Promise<void> => {
  for (const field of paperFields) {
    const url = papers[field]
    if (url === undefined || url === '') continue
    const id = await attachPaper(ctx, trademark, { url, field: `${prefix}${field}` })
    await placeFile(ctx, trademark, { id, slot: fields[field], actorId: ctx.actor.userId })
  }
}

/** Writes down the applicant, sealed, and puts his licence into its place. */
export const bringApplicant = async (
  ctx: ActorCtx<'cipher'>,
  trademark: Trademark,
  { licence, ...applicant }: Applicant,
): Promise<void> => {
  const { id } = trademark
  // The number is never shown whole, so that whoever corrects the rest need not type it again.
  const idNo = applicant.idNo === '' ? (applicantOf(ctx, trademark)?.idNo ?? '') : applicant.idNo
  await ctx.db
    .update(trademarks)
    .set({ applicant: sealApplicant(ctx, id, { ...applicant, idNo }) })
    .where(eq(trademarks.id, id))
  if (!licence) return
  const fileId = await attachPaper(ctx, trademark, { url: licence.url, field: 'applicant.licence' })
  await placeFile(ctx, trademark, { id: fileId, slot: 'licence', actorId: ctx.actor.userId })
}
