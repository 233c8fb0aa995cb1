import { expect, it } from 'vitest'
import { readStatus } from './status-words.ts'

it.each([
  ['授权', 'GRANTED'],
  ['有效', 'GRANTED'],
  ['专利权维持', 'GRANTED'],
  ['等年费滞纳金', 'GRANTED'],
  ['10', 'GRANTED'],
  ['公布', 'PUBLISHED'],
  ['驳回理由通知', 'EXAMINING'],
  ['一通出案待答复', 'EXAMINING'],
  ['30', 'EXAMINING'],
  ['21', 'EXPIRED'],
  ['届满终止失效', 'EXPIRED'],
  ['未缴年费专利权终止，等恢复', 'LAPSED_FEE'],
  ['未缴年费终止失效', 'LAPSED_FEE'],
  ['全部无效', 'INVALIDATED'],
  ['部分无效', 'GRANTED'],
  ['驳回失效', 'REFUSED'],
  ['逾期视撤失效', 'REFUSED'],
  ['放弃专利权（重复授权）', 'ABANDONED'],
  ['放弃专利权(重复授权)', 'ABANDONED'],
  ['失效', 'ENDED'],
  ['无效', 'ENDED'],
  ['20', 'ENDED'],
  ['未授权', 'UNKNOWN'],
  ['尚未有效', 'UNKNOWN'],
  ['第10页', 'UNKNOWN'],
  ['不详', 'UNKNOWN'],
  ['', 'UNKNOWN'],
])('%s is %s', (text, status) => {
  expect(readStatus(text)).toBe(status)
})
