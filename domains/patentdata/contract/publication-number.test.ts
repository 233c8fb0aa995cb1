import { describe, expect, it } from 'vitest'
import { numbersOf, readPublicationNumber } from './publication-number.ts'

const pnOf = (text: string) => {
  const read = readPublicationNumber(text)
  return read.ok ? read.pn : read.reason
}
const msgOf = (text: string) => {
  const read = readPublicationNumber(text)
  return read.ok ? '' : read.msg
}

describe('a number is read as people write it', () => {
  it.each([
    ['CN103150376B', 'CN103150376B'],
    ['cn103150376b', 'CN103150376B'],
    ['ＣＮ１０３１５０３７６Ｂ', 'CN103150376B'],
    [' CN 103150376 B ', 'CN103150376B'],
    ['CN-103150376-B', 'CN103150376B'],
    ['公告号：CN216706028U', 'CN216706028U'],
    ['公开（公告）号 CN111339067A', 'CN111339067A'],
    ['103150376', 'CN103150376'],
    ['CN1234567C', 'CN1234567C'],
    ['CN2345678Y', 'CN2345678Y'],
    ['CN85100001A', 'CN85100001A'],
    ['CN86200012U', 'CN86200012U'],
    ['CN103150376B9', 'CN103150376B'],
    ['CN1234567C3', 'CN1234567C'],
    ['CN900000001B', 'CN900000001B'],
  ])('%s is %s', (text, pn) => {
    expect(pnOf(text)).toBe(pn)
  })

  it('without a kind it is the granted patent first, and a utility model by its first digit', () => {
    const numbers = (text: string) => {
      const read = readPublicationNumber(text)
      return read.ok ? numbersOf(read) : []
    }
    expect(numbers('CN103150376')).toEqual(['CN103150376B', 'CN103150376C', 'CN103150376A'])
    expect(numbers('CN216706028')).toEqual(['CN216706028U', 'CN216706028Y'])
    expect(numbers('CN111339067A')).toEqual(['CN111339067A'])
  })
})

describe('what is no number of a publication says why', () => {
  it.each([
    ['', 'EMPTY', '请输入需要评估的专利公告号'],
    ['  ', 'EMPTY', '请输入需要评估的专利公告号'],
    ['手机', 'FORMAT', '请输入正确的专利公告号，例如CN216706028U、CN111339067A、CN103150376B'],
    ['CN12345', 'FORMAT', '请输入正确的专利公告号，例如CN216706028U、CN111339067A、CN103150376B'],
    ['CN900000001', 'FORMAT', '请输入正确的专利公告号，例如CN216706028U、CN111339067A、CN103150376B'],
    ['CN103150376X', 'FORMAT', '请输入正确的专利公告号，例如CN216706028U、CN111339067A、CN103150376B'],
    ['US9000000B2', 'NOT_CN', '仅支持中国专利，请输入以CN开头的公告号'],
    ['EP1234567A1', 'NOT_CN', '仅支持中国专利，请输入以CN开头的公告号'],
    ['CN306789012S', 'DESIGN_NOT_SUPPORTED', '暂不支持外观设计专利，仅支持发明和实用新型'],
    ['CN3456789D', 'DESIGN_NOT_SUPPORTED', '暂不支持外观设计专利，仅支持发明和实用新型'],
    ['CN306789012', 'DESIGN_NOT_SUPPORTED', '暂不支持外观设计专利，仅支持发明和实用新型'],
    ['CN103150376U', 'KIND_MISMATCH', '公告号与种类代码“U”不一致，请核对'],
    ['CN216706028B', 'KIND_MISMATCH', '公告号与种类代码“B”不一致，请核对'],
    ['CN103150376S', 'KIND_MISMATCH', '公告号与种类代码“S”不一致，请核对'],
    ['CN86200012B', 'KIND_MISMATCH', '公告号与种类代码“B”不一致，请核对'],
    ['202610690957.6', 'IS_APPLICATION_NUMBER', '您输入的是申请号，请输入公告号'],
    ['ZL2026106909576', 'IS_APPLICATION_NUMBER', '您输入的是申请号，请输入公告号'],
    ['202610690957', 'IS_APPLICATION_NUMBER', '您输入的是申请号，请输入公告号'],
    ['202610690957.5', 'BAD_CHECK_DIGIT', '申请号校验位有误，应为“6”；评估请输入公告号'],
  ])('%j is %s', (text, reason, msg) => {
    expect([pnOf(text), msgOf(text)]).toEqual([reason, msg])
  })

  it('of hostile texts is always one of these words', () => {
    for (const text of ['\u0000', '\ud800', '‮CN103150376B', '<b>CN1</b>', "' or 1=1", '9'.repeat(10_000)])
      expect(readPublicationNumber(text).ok).toBe(false)
  })
})
