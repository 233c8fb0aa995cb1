import type { RightType } from '@portal/rights/contract'

/** The hint that says what the content of a right is, for each kind. */
export const contentHints = {
  1: '保护什么：发明的名称和技术方案的要点',
  2: '保护什么：外观设计的产品和设计要点',
  3: '保护什么：实用新型的名称和技术方案的要点',
  4: '商标的样子，核定使用的类别和商品',
  5: '商标的样子，核定使用的类别和商品，领土延伸是否包括中国',
  6: '作品的类别和内容，完成和首次发表的日期',
} satisfies Record<RightType, string>

/** The two answers about licences; null means that the question is not answered yet. */
export const licensingLabels = { 0: '没有许可他人使用', 1: '已许可他人使用' } as const
export const infringingLabels = { 0: '目前没有发现', 1: '已发现' } as const
export const agentLabels = { 0: '自己办理', 1: '委托代理人办理' } as const
