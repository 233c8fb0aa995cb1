/**
 * Signs that people take for one another though their pictures differ too much for the table of drawn look-alikes; two signs
 * each. `rn` and `vv` are two letters that look like one.
 */
export const knownLookAlikes = (
  '申甲 申由 甲由 田由 田甲 田申 木本 刀力 日曰 日目 目且 白自 王主 玉主 天夫 夭夫 万方 毛手 厂广 贝页 风凤 侯候 拔拨 ' +
  '清请 暑署 徒陡 爪瓜 脑恼 密蜜 狼娘 拌绊 午牛 茶荼 人八 今令'
)
  .split(' ')
  .map((pair): [string, string] => {
    const [one = '', other = ''] = pair
    return [one, other]
  })

/** The same of letters and digits, as capitals or small ones. */
export const knownLetterAlikes: readonly (readonly [string, string])[] = [
  ['o', '0'],
  ['i', '1'],
  ['i', 'l'],
  ['1', 'l'],
  ['rn', 'm'],
  ['vv', 'w'],
]
