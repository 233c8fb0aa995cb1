import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { noticeChannels, outwardChannels } from './channels.ts'

const address = z.nullable(z.string())

/** The events that a user is told of, and the channels for each. */
export const preferences = z.object({
  /** The channels that this portal offers; `address` is masked, null where the account has none. */
  offered: z.array(z.object({ channel: z.enum(outwardChannels), address })),
  /** Every event that concerns the user, with the channels that are on for it, also those that the portal does not offer. */
  events: z.array(z.object({ event: z.string(), name: z.string(), channels: z.array(z.enum(outwardChannels)) })),
})
export type Preferences = z.output<typeof preferences>

const mostEvents = 200

export const preferencesForm = z.object({
  events: z
    .array(
      z.object({
        event: requiredText('缺少通知类型', { length: 100 }),
        channels: z.array(z.enum(outwardChannels, { error: '接收方式有误' }), { error: '接收方式有误' }),
      }),
      { error: '请选择接收方式' },
    )
    .check(z.maxLength(mostEvents, `最多 ${mostEvents} 项`)),
})
export type PreferencesForm = z.output<typeof preferencesForm>

/** `topic` is what stands before the dot of an event: `request` for `request.accepted`. Missing = every event. */
export const recipientsQuery = z.object({ topic: z.prefault(z.string(), '') })

export const recipients = z.object({ recipients: z.array(z.object({ channel: z.enum(noticeChannels), address })) })
