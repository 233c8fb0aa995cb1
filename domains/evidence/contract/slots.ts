/** The groups of papers in the form. */
export const slotGroups = ['fair', 'travel', 'expenses', 'photos'] as const
export type SlotGroup = (typeof slotGroups)[number]

export const slotGroupLabels = {
  fair: '展前材料',
  travel: '出入境材料',
  expenses: '合法费用凭证',
  photos: '展会工作照片',
} satisfies Record<SlotGroup, string>

type SlotRule = {
  title: string
  group: SlotGroup
  /** A record whose required slots are not all filled cannot be sealed. */
  required: boolean
  /** The paper tells who travelled where: sensitive personal information (PIPL article 28), taken by separate consent only. */
  travelDocument: boolean
}

const slot = (title: string, group: SlotGroup, { required = true, travelDocument = false } = {}): SlotRule => ({
  title,
  group,
  required,
  travelDocument,
})

/**
 * The 13 slots for papers by their names in the API (initials of the Chinese terms), in the order of the form. The package
 * numbers its files by this order, so that the order must never change.
 */
export const slotRules = {
  zzfHt: slot('组展方合同', 'fair'),
  zzfTzs: slot('收费通知书', 'fair'),
  zzfQrh: slot('展位面积及费用确认函', 'fair'),
  hzSy: slot('护照首页', 'travel', { travelDocument: true }),
  hzQz: slot('签证页', 'travel', { travelDocument: true }),
  hzRqy: slot('出入境日期页', 'travel', { travelDocument: true }),
  xcqrd: slot('行程确认单', 'travel', { required: false }),
  fpfyj: slot('发票复印件', 'expenses'),
  yhfyj: slot('银行付款凭证复印件', 'expenses'),
  jwhkfyj: slot('境外汇款申请书复印件', 'expenses'),
  czmm: slot('展馆外景合影', 'photos', { required: false }),
  zhtwTwh: slot('带展位号的展位照片', 'photos'),
  zhtwCzry: slot('展位人员、展品及公司名称照片', 'photos'),
} as const satisfies Record<string, SlotRule>

export type Slot = keyof typeof slotRules
export const slots = Object.keys(slotRules) as [Slot, ...Slot[]]
export const requiredSlots: readonly Slot[] = slots.filter((name) => slotRules[name].required)
export const travelSlots: readonly Slot[] = slots.filter((name) => slotRules[name].travelDocument)

export const isTravelDocument = (name: Slot): boolean => slotRules[name].travelDocument
/** Whether the slot is for a photo of the fair, which may show a time card. */
export const isPhoto = (name: Slot): boolean => slotRules[name].group === 'photos'
export const slotTitle = (name: Slot): string => slotRules[name].title

/** The number of a slot, from 1, that begins the name of its file in a package. */
export const slotNumber = (name: Slot): number => slots.indexOf(name) + 1
