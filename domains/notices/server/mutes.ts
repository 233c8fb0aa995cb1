import type { Db } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import type { OutwardChannel } from '../contract/channels.ts'
import { mutes } from './notice.table.ts'

const keyOf = (userId: string, event: string, channel: OutwardChannel) => [userId, event, channel].join(' ')

/**
 * Reads what these users have turned off; answers a function that tells whether a user has turned off a channel for an event.
 */
export const readMutes = async (
  { db }: { db: Db },
  userIds: readonly string[],
  { event }: { event?: string } = {},
): Promise<(userId: string, event: string, channel: OutwardChannel) => boolean> => {
  const rows = await db
    .select()
    .from(mutes)
    .where(and(inArray(mutes.userId, [...userIds]), event === undefined ? undefined : eq(mutes.event, event)))
  const off = new Set(rows.map((row) => keyOf(row.userId, row.event, row.channel)))
  return (...key) => off.has(keyOf(...key))
}
