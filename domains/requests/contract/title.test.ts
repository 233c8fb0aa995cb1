import { describe, expect, it } from 'vitest'
import { submitSamples } from './samples.ts'
import { type Titled, titleOf } from './title.ts'

/** 2026-11-18 10:02 in Beijing. */
const createTime = Date.parse('2026-11-18T10:02:00+08:00')
const titled = (request: object) => titleOf({ createTime, ...(request as Omit<Titled, 'createTime'>) })

describe('the title of a request', () => {
  it.each([
    ['customsSeizure', '海关查扣 · 演示·太阳镜 1,200 副'],
    ['expertFiling', '海关备案 · 商标、地理标志 · 演示·太阳镜'],
    ['exhibition', '展会投诉 · 外观专利、商标'],
    ['eCommerce', '电商申诉 · 速卖通、eBay'],
    ['tradeDispute', '贸易纠纷 · 美国 · 进口国贸易纠纷'],
    ['riskAversion', '风险指引 · 进口国侵权风险规避'],
    ['earlyWarning', '预警自查 · 演示·太阳镜 · 德国'],
  ] as const)('of %s names its kind and what it is about', (sample, title) => {
    expect(titled(submitSamples[sample])).toBe(title)
  })

  it('names the mark where the request names its rights', () => {
    const rightInfo = JSON.stringify([{ rightName: 'NORDHAVEN', rightNo: '1' }])
    const two = JSON.stringify([
      { rightName: 'NORDHAVEN', rightNo: '1' },
      { rightName: '海帆', rightNo: '' },
    ])
    const filing = { businessType: 1, obligeeType: '商标', intentionProduct: '太阳镜' }
    expect(titled({ ...filing, rightInfo })).toBe('海关备案 · 商标 NORDHAVEN · 太阳镜')
    expect(titled({ ...filing, rightInfo: two })).toBe('海关备案 · 商标 NORDHAVEN 等 2 项 · 太阳镜')
  })

  it.each([
    ['蓝牙耳机 2400 件', '蓝牙耳机 2,400 件'],
    ['折叠自行车120000辆、配件 900 箱', '折叠自行车120,000辆、配件 900 箱'],
    ['轴承 6204-2000 件', '轴承 6204-2000 件'],
    ['编号 0012 件', '编号 0012 件'],
    ['条码 6901234567890123 件', '条码 6901234567890123 件'],
    ['弹簧垫 100000000001 个', '弹簧垫 100,000,000,001 个'],
    ['2024 款太阳镜，型号 A1200', '2024 款太阳镜，型号 A1200'],
  ])('writes the quantity of %s as people do, and leaves model numbers alone', (seizureProduct, shown) => {
    expect(titled({ businessType: 7, seizureProduct })).toBe(`海关查扣 · ${shown}`)
  })

  it('names the day where no field is filled, as in requests of an older form', () => {
    expect(titled({ businessType: 3, eplatform: null })).toBe('电商投诉 · 2026年11月18日')
    expect(titled({ businessType: 5, answers: 'broken' })).toBe('预警自查 · 2026年11月18日')
  })
})
