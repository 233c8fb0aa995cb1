import type { HelpEntry } from '@portal/platform/web'

/**
 * Help pages about the first hour of an emergency. Each concerns several services, so no domain of a single service contributes
 * it.
 */
export const firstHourEntries: readonly HelpEntry[] = [
  {
    key: 'goodsDetained',
    title: '货物被扣',
    icon: 'ship',
    sort: 1,
    text: '海关来了通知，货走不了',
    load: async () => (await import('./goods-detained.ts')).goodsDetained,
  },
  {
    key: 'accountFrozen',
    title: '账户被冻结',
    icon: 'lock',
    sort: 2,
    text: '店铺或资金被平台、法院冻结',
    load: async () => (await import('./account-frozen.ts')).accountFrozen,
  },
  {
    key: 'boothComplained',
    title: '展台被投诉',
    icon: 'booth',
    sort: 3,
    text: '展会上有人说您的展品侵权',
    load: async () => (await import('./booth-complained.ts')).boothComplained,
  },
]
