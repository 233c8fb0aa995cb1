import { expect, it } from 'vitest'
import { knownLookAlikes } from './known-look-alikes.ts'
import { drawnPairs, looksLike } from './look-alikes.ts'

/** Signs that everybody has taken for one another. */
const known = (
  '己已 己巳 已巳 未末 土士 戊戍 戊戌 戍戌 折拆 申甲 申由 甲由 木本 刀力 日曰 人入 大太 大犬 太犬 天夭 天夫 千干 干于 午牛 ' +
  '王玉 王主 日目 目且 白自 田由 田甲 乌鸟 兔免 贝见 风凤 今令 厂广 九丸 万方 毛手 几儿 末朱 失矢 失夫 亳毫 祟崇 侯候 治冶 ' +
  '拔拨 哀衷 茶荼 鸣呜 沐沭 汨汩 析折 晴睛 清请 辨辩 籍藉 竞竟 栗粟 赢羸 徒陡 孤狐 爪瓜 梁粱 管菅 暑署 肓盲 撒撤 壁璧 遣遗'
).split(' ')

const drawn = drawnPairs()
const drawnTexts = new Set(drawn.flatMap(([one, other]) => [`${one}${other}`, `${other}${one}`]))

it('of 72 known pairs the drawing finds most, and the written list the others', () => {
  expect(known).toHaveLength(72)
  const missing = known.filter((pair) => !drawnTexts.has(pair))
  expect(missing.length, missing.join(' ')).toBeLessThan(30)
  const written = new Set(knownLookAlikes.map((pair) => pair.join('')))
  expect(missing.filter((pair) => !written.has(pair))).toEqual([])
  for (const [one = '', other = ''] of known) {
    expect(looksLike(one).has(other), `${one}${other}`).toBe(true)
    expect(looksLike(other).has(one), `${other}${one}`).toBe(true)
  }
})

it('a pair that was drawn is not written again', () => {
  expect(knownLookAlikes.map((pair) => pair.join('')).filter((pair) => drawnTexts.has(pair))).toEqual([])
})

it('the drawn table has each pair once, no sign with itself, and at most 12 look-alikes of one', () => {
  expect(drawn.length).toBeGreaterThan(6_000)
  expect(drawnTexts.size).toBe(drawn.length * 2)
  expect(drawn.filter(([one, other]) => one === other)).toEqual([])
  const counts = Map.groupBy(drawn.flat(), (sign) => sign)
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBe(12)
})

it.each(['o0', 'i1', 'il', '1l'])('%s look alike', (pair) => {
  const [one = '', other = ''] = pair
  expect(looksLike(one).has(other)).toBe(true)
})

it('two letters may look like one', () => {
  expect(looksLike('m').has('rn')).toBe(true)
  expect(looksLike('vv').has('w')).toBe(true)
})

it.each(['星辰', '龙门', '一口', 'ax'])('%s do not look alike', (pair) => {
  const [one = '', other = ''] = pair
  expect(looksLike(one).has(other)).toBe(false)
})
