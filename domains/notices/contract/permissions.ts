/** What staff need for the calls about what was sent to people. */
export const noticePermissions = ['notices.deliveries'] as const
export type NoticePermission = (typeof noticePermissions)[number]
