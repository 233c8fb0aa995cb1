import type { NoticeEntry } from '@portal/platform/server'

type HitEvent = { searchId: string; hitId: string; userId: string }
type WarningEvent = { searchId: string; userId: string }

const page = '/#/home/savedSearches'
const ending = { text: '不再需要这项提醒，可在“我的查询”中暂停或删除：', link: page }
const owner = ({ userId }: WarningEvent): string => userId
const hit = ({ searchId, hitId }: HitEvent): string => `${page}?search=${searchId}&hit=${hitId}`

/** What the owner of a saved search is told. */
export const savedNotices: readonly NoticeEntry[] = [
  {
    event: 'recordal.new_match',
    name: '我的查询有新结果',
    to: owner,
    text: '您保存的一个海关备案查询，在新导入的数据中有了结果。',
    link: hit,
    ending,
  },
  {
    event: 'recordal.own_changed',
    name: '我的备案有变化',
    to: owner,
    text: '您关注的一项海关备案，在新导入的数据中有变化，请核对。',
    link: hit,
    ending,
  },
  {
    event: 'recordal.expiring',
    name: '我的备案临近届满',
    to: owner,
    text: '您关注的一项海关备案临近届满，请查看续展的时间。',
    link: ({ searchId }: WarningEvent) => `${page}?search=${searchId}`,
    ending,
  },
]
