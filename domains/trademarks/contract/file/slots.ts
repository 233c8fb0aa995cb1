/** The files of an application, as its detail names their places. Papers of the office stand in the timeline. */
export const fileSlots = ['image', 'blackWhite', 'proxy', 'contract', 'confirm', 'licence', 'draft', 'report'] as const
export type FileSlot = (typeof fileSlots)[number]

export const fileSlotLabels = {
  image: '商标图样',
  blackWhite: '黑白图样',
  proxy: '委托书',
  contract: '合同',
  confirm: '确认书',
  licence: '营业执照',
  draft: '报件草稿',
  report: '品牌注册检索报告',
} as const satisfies Record<FileSlot, string>
