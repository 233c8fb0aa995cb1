import type { TestApp } from '@portal/platform/testing'
import { notices } from '../server/notice.table.ts'

/** Puts an unread notice into somebody's list and answers its id. */
export const giveNotice = async ({ ctx }: Pick<TestApp, 'ctx'>, userId: string): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insert(notices)
    .values({ id, eventId: id, event: 'parcel.opened', userId, link: '/#/home', createTime: ctx.now() })
  return id
}
