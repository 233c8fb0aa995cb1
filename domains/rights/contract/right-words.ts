// This file has no schemas, so that pages which only show rights do not load the schema library.

/** What a right protects; the numbers are those of the search of recordals (`registerType`), in the order of the form. */
export const rightTypes = [4, 5, 1, 3, 2, 6] as const
export type RightType = (typeof rightTypes)[number]

export const rightTypeLabels = {
  1: '发明专利',
  2: '外观设计专利',
  3: '实用新型专利',
  4: '商标（国内注册）',
  5: '商标（WIPO 国际注册）',
  6: '著作权',
} satisfies Record<RightType, string>

/** The same without the kinds of patents and marks, as the expert's form has them. */
export const rightWords = {
  1: '专利',
  2: '专利',
  3: '专利',
  4: '商标',
  5: '商标',
  6: '著作权(版权)',
} satisfies Record<RightType, string>

/** What the number of a right is called, by its type. */
export const numberLabels = {
  1: '专利号',
  2: '专利号',
  3: '专利号',
  4: '商标注册号',
  5: '国际注册号',
  6: '登记号',
} satisfies Record<RightType, string>

/** Whether a right may have no number, as a work that is not registered. */
export const mayLackNumber = (type: RightType | null): boolean => type === 6

/** Whether a right is registered for classes of goods and services. */
export const hasClasses = (type: RightType): boolean => type === 4 || type === 5

/** The classes of the Nice Classification. */
export const lastClass = 45

export const rightHolderTypes = [1, 2, 3] as const
export type RightHolderType = (typeof rightHolderTypes)[number]
export const rightHolderTypeLabels = {
  1: '自然人',
  2: '法人',
  3: '其他组织',
} satisfies Record<RightHolderType, string>

/** How a right stands by what its owner says of it. */
export const rightStatuses = ['registered', 'applied', 'lapsed'] as const
export type RightStatus = (typeof rightStatuses)[number]
export const rightStatusLabels = {
  registered: '已注册或授权',
  applied: '申请中',
  lapsed: '已失效',
} satisfies Record<RightStatus, string>

/** Where staff stand with comparing what the owner wrote and the certificate. `changed`: a compared fact changed since. */
export const verificationStates = ['none', 'asked', 'verified', 'refused', 'changed'] as const
export type VerificationState = (typeof verificationStates)[number]

/** The country of a right is ISO 3166-1 alpha-2, or one of these offices that register for many countries. */
export const officesForMany = { WO: '世界知识产权组织（国际注册）', EU: '欧盟' } as const
export const homeCountry = 'CN'

/** Where a right in the vault came from: typed in, read from a list, or taken from a record of the portal. */
export const originKinds = ['form', 'list', 'recordal', 'request', 'filing'] as const
export type OriginKind = (typeof originKinds)[number]
