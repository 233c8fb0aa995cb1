/** The channels of notices. The list in the portal always gets a notice; a user can turn off the other two. */
export const noticeChannels = ['inApp', 'mail', 'webhook'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** The channels that lead out of the portal; they are offered where the operator has configured them. */
export const outwardChannels = ['mail', 'webhook'] as const satisfies readonly NoticeChannel[]
export type OutwardChannel = (typeof outwardChannels)[number]

export const noticeChannelLabels = {
  inApp: '站内消息',
  mail: '邮件',
  webhook: '短信或微信',
} satisfies Record<NoticeChannel, string>

/** Where a channel leads for one user: an address or number, masked; null where the channel has none. */
export type Recipient = { channel: NoticeChannel; address: string | null }
