import type { GenuineGoods, InfringingGoods, Licensee, SheetFacts } from './facts.ts'

/** The steps of a sheet, in their order; the first five follow items (1) to (5) of article 7. */
export const steps = ['holder', 'right', 'licence', 'goods', 'infringing', 'papers', 'take'] as const
export type Step = (typeof steps)[number]

export const stepLabels = {
  holder: '权利人',
  right: '权利',
  licence: '许可使用',
  goods: '合法货物',
  infringing: '侵权货物',
  papers: '材料',
  take: '核对取走',
} satisfies Record<Step, string>

export const factLabels = {
  obligeeName: '权利人名称/姓名',
  obligeeRenType: '权利人类型',
  obligeeNation: '注册地/国籍',
  address: '详细地址',
  registerType: '权利类型',
  recordName: '权利名称',
  registerNum: '证书号',
  rightContent: '权利内容',
  rightBeginDate: '权利起始日',
  rightEndDate: '权利届满日',
  licensing: '许可使用情况',
  licensees: '被许可人',
  goods: '合法货物',
  hasInfringing: '已知的侵权货物',
  infringingGoods: '侵权货物',
  byAgent: '由谁办理',
} satisfies Record<keyof SheetFacts, string>

export const licenseeLabels = {
  name: '被许可人名称',
  scope: '许可方式和范围',
  validUntil: '许可到期日',
} satisfies Record<keyof Licensee, string>

const tradeLabels = { ports: '进出境地海关', traders: '进出口商', features: '主要特征', price: '价格' }
export const goodsLabels = {
  name: '货物名称',
  origin: '产地',
  ...tradeLabels,
} satisfies Record<keyof GenuineGoods, string>

export const infringingLabelsOf = { maker: '制造商', ...tradeLabels } satisfies Record<keyof InfringingGoods, string>
