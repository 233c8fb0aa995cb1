/** Destinations with questions about their own law or practice; all others are `other`. */
export type Market = 'us' | 'eu' | 'other'

/** The members of the European Union by their Chinese names, as the list of countries writes them. */
export const europeanUnion = [
  '奥地利',
  '比利时',
  '保加利亚',
  '克罗地亚',
  '塞浦路斯',
  '捷克',
  '丹麦',
  '爱沙尼亚',
  '芬兰',
  '法国',
  '德国',
  '希腊',
  '匈牙利',
  '爱尔兰',
  '意大利',
  '拉脱维亚',
  '立陶宛',
  '卢森堡',
  '马耳他',
  '荷兰',
  '波兰',
  '葡萄牙',
  '罗马尼亚',
  '斯洛伐克',
  '斯洛文尼亚',
  '西班牙',
  '瑞典',
] as const

const members: readonly string[] = europeanUnion

export const marketOf = (country: string): Market => {
  if (country === '美国') return 'us'
  return members.includes(country) ? 'eu' : 'other'
}
