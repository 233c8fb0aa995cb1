/** Words that say the same in this field; whoever asks by one of them also means the others. */
export const sameWords: readonly (readonly string[])[] = [
  ['查扣', '扣货', '被扣', '扣留', '扣押'],
  ['冻结', '封号', '封店'],
  ['展会', '展览', '博览会', '参展'],
  ['展台', '展位', '摊位'],
  ['商标', '品牌', '牌子'],
  ['著作权', '版权'],
  ['诉讼', '起诉', '打官司', '应诉'],
  ['律师函', '警告信'],
  ['期限', '时限', '多久', '几天', '截止'],
  ['费用', '收费', '多少钱', '价格'],
  ['下架', '删除链接', '链接被删'],
  ['存证', '取证', '留证'],
  ['申诉', '抗辩'],
  ['临时限制令', 'tro'],
  ['假货', '仿冒', '冒牌', '山寨'],
  ['电商', '网店', '店铺'],
  ['课程', '培训', '讲座'],
  ['补贴', '补助', '资助'],
  ['马德里', '国际商标'],
  ['续展', '续期'],
  ['账户', '账号'],
]

const membersOfEu =
  '奥地利 比利时 保加利亚 克罗地亚 塞浦路斯 捷克 丹麦 爱沙尼亚 芬兰 法国 德国 希腊 匈牙利 爱尔兰 意大利 拉脱维亚 立陶宛 卢森堡 马耳他 荷兰 波兰 葡萄牙 罗马尼亚 斯洛伐克 斯洛文尼亚 西班牙 瑞典'.split(
    ' ',
  )

/** A narrower word, or one that stands for another, and the word under which the texts of the portal speak of it. */
export const widerWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(membersOfEu.map((country) => [country, '欧盟'])),
  欧洲: '欧盟',
  eu: '欧盟',
  us: '美国',
  usa: '美国',
  uk: '英国',
}

/** Further words at which a question without spaces is cut. */
export const nouns: readonly string[] = (
  '欧盟 美国 英国 日本 韩国 巴西 俄罗斯 印度 越南 泰国 印尼 马来西亚 墨西哥 加拿大 澳大利亚 阿联酋 沙特 土耳其 ' +
  '海关 货物 样品 通知 专利 发明 外观设计 实用新型 备案 授权书 委托书 投诉 平台 资金 链接 法院 律师 证据 时间戳 ' +
  '护照 签证 发票 合同 留言 自查 预警 风险 担保 材料 侵权 出口 进口 定牌 广交会 亚马逊 速卖通 美客多 337'
).split(' ')
