import type { NoticeEntry } from '@portal/platform/server'

type HitEvent = { searchId: string; hitId: string; userId: string }
type WarningEvent = { searchId: string; userId: string }

const page = '/#/home/savedSearches'
const hit = ({ searchId, hitId }: HitEvent): string => `${page}?search=${searchId}&hit=${hitId}`

/** A notice for the owner of a saved search. He asked for it himself, so its mail says why it comes and how he can end it. */
const forOwner = (entry: Pick<NoticeEntry, 'event' | 'name' | 'text' | 'link'>): NoticeEntry => ({
  ...entry,
  to: ({ userId }: WarningEvent): string => userId,
  ending: { text: `${entry.text}不再需要这项提醒，可在“我的查询”中暂停或删除：`, link: page },
})

/** The notices that the owner of a saved search gets. */
export const savedNotices: readonly NoticeEntry[] = [
  forOwner({
    event: 'recordal.new_match',
    name: '我的查询有新结果',
    text: '您保存的一个海关备案查询，在新导入的数据中有了结果。',
    link: hit,
  }),
  forOwner({
    event: 'recordal.similar_name',
    name: '有相同或近似名称的备案',
    text: '您关注的一个名称，在新导入的海关备案数据中有相同或近似的，请尽快核对。',
    link: hit,
  }),
  forOwner({
    event: 'recordal.own_changed',
    name: '我的备案有变化',
    text: '您关注的一项海关备案，在新导入的数据中有变化，请核对。',
    link: hit,
  }),
  forOwner({
    event: 'recordal.expiring',
    name: '我的备案临近届满',
    text: '您关注的一项海关备案临近届满，请查看续展的时间。',
    link: ({ searchId }: WarningEvent) => `${page}?search=${searchId}`,
  }),
]
