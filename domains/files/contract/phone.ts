import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { uploadedFile } from './file.ts'
import { defaultPurpose, purposeNames } from './purposes.ts'

/** How long a phone may send its file, in ms. */
export const phoneTicketLifeMs = 10 * 60_000

/** One place of a form that a phone is to fill: what it takes, and what it is called on the phone. */
export const phoneTicketForm = z.object({
  purpose: z.prefault(z.enum(purposeNames, { error: '上传用途有误' }), defaultPurpose),
  /** `海关查扣应对 · 附件`. */
  title: requiredText('请说明上传的内容', { length: 60 }),
  /** Names the place within the user's forms, such as `request-7.voucher`: a newer ticket for it ends the older. */
  slot: requiredText('缺少上传位置', { length: 80 }),
})

export const openedTicket = z.object({
  id: z.string(),
  /** Told once, for the code on the screen; the server keeps its hash alone. */
  ticket: z.string(),
  /** Epoch ms. */
  expiresAt: z.number(),
  /** Where a phone may reach this portal, the likeliest first; none when it listens to this machine alone. */
  addresses: z.array(z.string()),
})

export const watchedTicket = z.object({
  state: z.enum(['waiting', 'arrived', 'closed', 'expired']),
  expiresAt: z.number(),
})
export type WatchedTicket = z.infer<typeof watchedTicket>

/** What the phone's page shows. */
export const phoneSlot = z.object({
  title: z.string(),
  purpose: z.enum(purposeNames),
  expiresAt: z.number(),
  /** What this ticket has brought so far; a further upload takes its place until the computer has taken it. */
  file: z.nullable(z.pick(uploadedFile, { fileName: true, size: true })),
})
export type PhoneSlot = z.infer<typeof phoneSlot>
