import { maskIdCard } from '@portal/accounts/contract'
import { fileIdOf } from '@portal/files/server'
import type { ActorCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { Applicant } from '../../contract/file/applicant.ts'
import type { FileSlot } from '../../contract/file/slots.ts'
import { type Trademark, trademarks } from './file.table.ts'
import { filesIn } from './held-files.ts'
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

type Paper = { url: string; slot: FileSlot; field: string }

/** Puts a paper of the customer into its place; the one that stands there already stays. */
const bringPaper = async (ctx: ActorCtx, trademark: Trademark, { url, slot, field }: Paper): Promise<void> => {
  if ((await filesIn(ctx, trademark)).get(slot)?.id === fileIdOf(url)) return
  const id = await attachPaper(ctx, trademark, { url, field })
  await placeFile(ctx, trademark, { id, slot, actorId: ctx.actor.userId })
}

/** Puts the customer's papers into their places. `prefix` stands before the field's name in a refusal. */
export const bringPapers = async (ctx: ActorCtx, trademark: Trademark, { papers, prefix }: Papers): Promise<void> => {
  for (const field of paperFields) {
    const url = papers[field]
    if (url !== undefined && url !== '')
      await bringPaper(ctx, trademark, { url, slot: fields[field], field: `${prefix}${field}` })
  }
}

/** The number to keep: whoever corrects the rest leaves it out or sends it back as it is shown, in part. */
const numberToKeep = (ctx: ActorCtx<'cipher'>, trademark: Trademark, sent: string): string => {
  const stored = applicantOf(ctx, trademark)?.idNo ?? ''
  return sent === '' || sent === maskIdCard(stored) ? stored : sent
}

/** Writes down the applicant, sealed, and puts his licence into its place. */
export const bringApplicant = async (
  ctx: ActorCtx<'cipher'>,
  trademark: Trademark,
  { licence, ...applicant }: Applicant,
): Promise<void> => {
  const { id } = trademark
  const idNo = numberToKeep(ctx, trademark, applicant.idNo)
  await ctx.db
    .update(trademarks)
    .set({ applicant: sealApplicant(ctx, id, { ...applicant, idNo }) })
    .where(eq(trademarks.id, id))
  if (licence) await bringPaper(ctx, trademark, { url: licence.url, slot: 'licence', field: 'applicant.licence' })
}
