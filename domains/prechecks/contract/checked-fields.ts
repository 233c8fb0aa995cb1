/**
 * The fields of forms that a rule may ask about, as the forms call them. The contact and the ID number are none of them: a page
 * sends no more of a form to the pre-check than what its rules ask about.
 */
export const fieldNames = {
  appeal: '诉求',
  obligeeName: '权利人名称',
  rightInfo: '权利信息',
  seizureProduct: '被查扣货物',
  seizureReason: '查扣原因',
  voucher: '附件',
} as const
export type CheckedField = keyof typeof fieldNames
export const checkedFields = Object.keys(fieldNames) as CheckedField[]

/** Those that hold a list, of which the entries can be counted. */
export const listFields = ['rightInfo', 'voucher'] as const satisfies CheckedField[]
export type ListField = (typeof listFields)[number]
export const isListField = (field: CheckedField): field is ListField =>
  (listFields as readonly string[]).includes(field)
