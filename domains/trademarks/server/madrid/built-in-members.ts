import type { MadridForm } from '../../contract/madrid.ts'

/** Members and fees as they hold; nobody has compared what comes with the portal with a source. */
export type MadridContent = Omit<MadridForm, 'version' | 'checkedOn'> & { checkedOn: string | null }

/** Members that many exporters ask for, by the code of WIPO's standard ST.3; our own list, compared with no source. */
const names = {
  AU: ['澳大利亚', 'Australia'],
  BR: ['巴西', 'Brazil'],
  CA: ['加拿大', 'Canada'],
  CH: ['瑞士', 'Switzerland'],
  DE: ['德国', 'Germany'],
  EG: ['埃及', 'Egypt'],
  EM: ['欧洲联盟', 'European Union'],
  ES: ['西班牙', 'Spain'],
  FR: ['法国', 'France'],
  GB: ['英国', 'United Kingdom'],
  ID: ['印度尼西亚', 'Indonesia'],
  IL: ['以色列', 'Israel'],
  IN: ['印度', 'India'],
  IT: ['意大利', 'Italy'],
  JP: ['日本', 'Japan'],
  KR: ['韩国', 'Republic of Korea'],
  KZ: ['哈萨克斯坦', 'Kazakhstan'],
  MA: ['摩洛哥', 'Morocco'],
  MX: ['墨西哥', 'Mexico'],
  MY: ['马来西亚', 'Malaysia'],
  NZ: ['新西兰', 'New Zealand'],
  PH: ['菲律宾', 'Philippines'],
  RU: ['俄罗斯', 'Russian Federation'],
  SG: ['新加坡', 'Singapore'],
  TH: ['泰国', 'Thailand'],
  TR: ['土耳其', 'Türkiye'],
  UA: ['乌克兰', 'Ukraine'],
  US: ['美国', 'United States of America'],
  UZ: ['乌兹别克斯坦', 'Uzbekistan'],
  VN: ['越南', 'Viet Nam'],
} as const satisfies Record<string, readonly [string, string]>

/** What holds until an operator has saved a list of its own. It knows no fees and no days. */
export const builtInMembers: MadridContent = {
  asOf: '2026-11-24',
  source: '程序自带的常用成员名单，请核对',
  checkedOn: null,
  members: Object.entries(names).map(([code, [name, nameEn]]) => ({ code, name, nameEn, protocolFrom: null })),
  fees: null,
}
