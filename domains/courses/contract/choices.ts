/** The export regions that the specification names; the user may type a text of his own in place of 其他. */
export const exportRegions = ['亚洲', '非洲', '欧洲', '拉丁美洲', '北美洲', '大洋洲', '其他'] as const

/** Industries that the form offers; the specification names none, so the wire takes any text. */
export const industries = [
  '纺织服装',
  '鞋帽箱包',
  '机械设备',
  '电子电器',
  '五金工具',
  '家居家具',
  '玩具礼品',
  '美妆个护',
  '食品农产品',
  '化工材料',
  '医药医疗',
  '汽车摩托车及配件',
  '跨境电商与贸易服务',
  '其他',
] as const
