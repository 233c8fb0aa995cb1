import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { uploadedFile } from './file.ts'
import { defaultPurpose, purposeNames } from './purposes.ts'

/** How long a phone may send its file, in ms. */
export const phoneTicketLifeMs = 10 * 60_000

/** The place of a form that a phone is to fill: the purpose of its files, and the title that the phone shows. */
export const phoneTicketForm = z.object({
  purpose: z.prefault(z.enum(purposeNames, { error: '上传用途有误' }), defaultPurpose),
  /** The title that the phone shows, such as `海关查扣应对 · 附件`. */
  title: requiredText('请说明上传的内容', { length: 60 }),
  /**
   * The name of the place among all forms of the user, such as `request-7.voucher`. A new ticket for the same place ends
   * the older one.
   */
  slot: requiredText('缺少上传位置', { length: 80 }),
})

export const openedTicket = z.object({
  id: z.string(),
  /** The secret ticket for the code on the screen. Only this answer tells it: the server keeps its hash alone. */
  ticket: z.string(),
  /** Epoch ms. */
  expiresAt: z.number(),
  /**
   * The addresses at which a phone may reach this portal, the likeliest first; none when the portal listens to its own
   * machine alone.
   */
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
  /** The file that the phone has sent with this ticket. A further upload replaces it until the computer has taken it. */
  file: z.nullable(z.pick(uploadedFile, { fileName: true, size: true })),
})
export type PhoneSlot = z.infer<typeof phoneSlot>
