import { codeFilter, optionalMoment, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** One piece of news for its reader. */
export const noticeRow = z.object({
  id: z.string(),
  event: z.string(),
  /** The name of the event, such as 已受理. */
  name: z.string(),
  text: z.string(),
  /** An address on this host: `/#/home/…` or `/admin.html#/…`. */
  link: z.string(),
  createTime: z.number(),
  readTime: z.nullable(z.number()),
})
export type NoticeRow = z.output<typeof noticeRow>

export const noticesQuery = z.object({
  /** 1: only unread notices. */
  unread: codeFilter([0, 1], '未读筛选有误'),
  ...pageQuery,
})
export type NoticesQuery = z.output<typeof noticesQuery>

/** How many are unread, whatever the filter. */
export const unreadCount = z.object({ unread: z.number() })
export type UnreadCount = z.output<typeof unreadCount>

export const noticePage = z.extend(pageOf(noticeRow), { unread: z.number() })
export type NoticePage = z.output<typeof noticePage>

/**
 * Marks all notices up to `until` as read, so that those which the user has not seen yet stay unread; without `until` it marks
 * all.
 */
export const readAllForm = z.object({ until: optionalMoment('时间有误') })
