import type { HelpEntry } from '@portal/platform/web'
import { type CaseKey, firstHourPath } from './first-hour-path.ts'

/** A case of the first hour has a page of its own. */
export type FirstHourEntry = HelpEntry & { key: CaseKey; page: `/${string}` }

const entry = (key: CaseKey, shown: Pick<HelpEntry, 'title' | 'icon' | 'sort' | 'text'>): FirstHourEntry => ({
  key,
  ...shown,
  page: `${firstHourPath}?case=${key}`,
  load: async () => (await import('./cases.ts')).topicOf(key),
})

/**
 * The pages of the first hour of an emergency. Each concerns several services, so no domain of a single service contributes
 * it.
 */
export const firstHourEntries: readonly FirstHourEntry[] = [
  entry('goodsDetained', { title: '货物被扣', icon: 'ship', sort: 1, text: '海关来了通知，货走不了' }),
  entry('accountFrozen', { title: '账户被冻结', icon: 'lock', sort: 2, text: '店铺或资金被平台、法院冻结' }),
  entry('boothComplained', { title: '展台被投诉', icon: 'booth', sort: 3, text: '展会上有人说您的展品侵权' }),
]
