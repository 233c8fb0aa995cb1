import { expect, it } from 'vitest'
import { detailAnswer } from '../testing/page-answers.ts'
import { factsOf } from './facts.ts'
import { submitSamples } from './samples.ts'

const wordsIn = (sent: object): string[] => {
  const { voucher: _voucher, ...fields } = sent as { voucher?: unknown }
  return factsOf(detailAnswer(fields)).map(({ text }) => text)
}

it.each([
  [
    'a filing',
    { ...submitSamples.expertFiling, regionName: '浙江省宁波市海曙区' },
    ['自然人', '浙江省宁波市海曙区', '商标、地理标志', '德国'],
  ],
  ['a matter at a fair', submitSamples.exhibition, ['投诉', '外观专利、商标', '13800000001']],
  [
    'a matter with platforms',
    { ...submitSamples.eCommerce, eplatform: 'eBay;自建站' },
    ['申诉', 'eBay、自建站', '删除链接、资金查扣'],
  ],
  ['a trade dispute', submitSamples.tradeDispute, ['进口国贸易纠纷', '美国', '0574-555001']],
  ['guidance', submitSamples.riskAversion, ['进口国侵权风险规避', '演示·宁波海帆进出口有限公司']],
  ['a self-check', submitSamples.earlyWarning, ['56 分']],
])('%s is read in words, its own and lists included', (_kind, sent, words) => {
  expect(wordsIn(sent)).toEqual(expect.arrayContaining(words))
})
