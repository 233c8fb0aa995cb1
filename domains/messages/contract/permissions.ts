/** What staff need for the calls about messages. */
export const messagePermissions = ['messages.read', 'messages.act'] as const
export type MessagePermission = (typeof messagePermissions)[number]
