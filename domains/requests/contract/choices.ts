import * as z from 'zod/mini'

/** These lists are the specification's, in its words. With `其他` or `其他平台` the customer types a text of his own. */
export const rightsTypes = [
  '专利',
  '商标',
  '著作权(版权)',
  '地理标志',
  '植物新品种',
  '集成电路布图',
  '商业秘密',
  '其他',
] as const
const ipTypes = ['商标', '外观专利', '实用新型专利', '发明专利', '著作权'] as const
/** The rights of a complaint at a fair, which names the kind of patent; `其他` stands for rights that no list names. */
export const fairRights = [...ipTypes, '其他'] as const
export const platforms = ['天猫国际', '速卖通', '敦煌网', 'eBay', 'Wish', '其他平台'] as const
export const complaintTypes = ['商标侵权', '专利侵权', '版权侵权', '盗图', '假货及盗版', '其他'] as const
export const appealTypes = ['警告', '删除链接', '资金查扣', '闭店', '罚款', '其他'] as const
export const disputeTypes = ['进口国贸易纠纷', '出口转内销贸易纠纷'] as const
export const avoidTypes = ['进口国侵权风险规避', '出口转内销侵权风险规避'] as const

/** All values that `obligeeType` may hold: forms offer one of two lists, and the wire has one name for both. */
export const allRights: readonly string[] = [...new Set<string>([...rightsTypes, ...ipTypes])]

/**
 * The schema of a field that takes one value of a list; an empty field means the first value, which the form begins
 * with.
 */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.prefault(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? value.trim() || values[0] : value)),
      z.literal(values, { error: '所选内容不在可选范围内，请重新选择' }),
    ),
    values[0],
  )
