/** Kinds of registration that customs records, numbered as the search of recordals numbers them (`registerType`). */
export const registerTypes = [4, 5, 1, 3, 2, 6] as const
export type RegisterType = (typeof registerTypes)[number]

export const registerTypeLabels = {
  1: '发明专利',
  2: '外观设计专利',
  3: '实用新型专利',
  4: '商标（国内注册）',
  5: '商标（WIPO 国际注册）',
  6: '著作权',
} satisfies Record<RegisterType, string>

/** The label of the certificate's number, for each kind of right. */
export const numberLabels = {
  1: '专利号',
  2: '专利号',
  3: '专利号',
  4: '商标注册号',
  5: '国际注册号',
  6: '登记号',
} satisfies Record<RegisterType, string>

/** The hint that says what the content of a right is, for each kind. */
export const contentHints = {
  1: '保护什么：发明的名称和技术方案的要点',
  2: '保护什么：外观设计的产品和设计要点',
  3: '保护什么：实用新型的名称和技术方案的要点',
  4: '商标的样子，核定使用的类别和商品',
  5: '商标的样子，核定使用的类别和商品，领土延伸是否包括中国',
  6: '作品的类别和内容，完成和首次发表的日期',
} satisfies Record<RegisterType, string>

/** The names that the expert's form has for the same kinds of right. */
export const rightWords = {
  1: '专利',
  2: '专利',
  3: '专利',
  4: '商标',
  5: '商标',
  6: '著作权(版权)',
} satisfies Record<RegisterType, string>

/** Whether a right may have no certificate number, as a work that is not registered. */
export const mayLackNumber = (registerType: RegisterType | null): boolean => registerType === 6

export const holderTypes = [1, 2, 3] as const
export type HolderType = (typeof holderTypes)[number]
export const holderTypeLabels = { 1: '自然人', 2: '法人', 3: '其他组织' } satisfies Record<HolderType, string>

/** The two answers about licences; null means that the question is not answered yet. */
export const licensingLabels = { 0: '没有许可他人使用', 1: '已许可他人使用' } as const
export const infringingLabels = { 0: '目前没有发现', 1: '已发现' } as const
export const agentLabels = { 0: '自己办理', 1: '委托代理人办理' } as const
