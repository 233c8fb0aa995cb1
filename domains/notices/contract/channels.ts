/** Ways that news takes. The list in the portal is always one of them; the others can be turned off. */
export const noticeChannels = ['inApp', 'mail', 'webhook'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Ways out of the portal; offered where the operator has set them up. */
export const outwardChannels = ['mail', 'webhook'] as const satisfies readonly NoticeChannel[]
export type OutwardChannel = (typeof outwardChannels)[number]

export const noticeChannelLabels = {
  inApp: '站内消息',
  mail: '邮件',
  webhook: '短信或微信',
} satisfies Record<NoticeChannel, string>

/** Where a channel leads for one user: an address or number, masked; null where the channel has none. */
export type Recipient = { channel: NoticeChannel; address: string | null }
