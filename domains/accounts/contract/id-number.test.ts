import { describe, expect, it } from 'vitest'
import { isChineseIdNumber, isMinor, refusalOfIdNumber } from './id-number.ts'

/** Completes seventeen digits by their check character (GB 11643-1999). */
const numberOf = (province: string, day: string): string => {
  const digits = `${province}0101${day.replaceAll('-', '')}001`
  const candidates = [...'0123456789X'].map((last) => digits + last)
  return candidates.find((text) => checkOf(text) === 1) ?? ''
}
/** ISO 7064 MOD 11-2 over the whole number is 1. */
const checkOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 2 + (sign === 'X' ? 10 : Number(sign))) % 11, 0)

describe('a Chinese ID number', () => {
  it.each(['330203199001010014', '11010519491231002X', '11010519491231002x'])('%s is one', (text) => {
    expect(isChineseIdNumber(text)).toBe(true)
  })

  it.each([
    ['a wrong check character', '330203199001010015'],
    ['two digits exchanged', '330203199001100014'],
    ['a day that does not exist', '330203199002300010'],
    ['a month that does not exist', '330203199013010010'],
    ['fifteen digits', '330203900101001'],
    ['a letter within', '33020319900101001A'],
    ['full-width digits', '３３０２０３１９９００１０１００１４'],
    ['one digit more', '3302031990010100140'],
    ['nothing', ''],
  ])('with %s it is none', (_what, text) => {
    expect(isChineseIdNumber(text)).toBe(false)
  })

  it('is none after any single digit was mistyped', () => {
    const good = '330203199001010014'
    for (let at = 0; at < good.length; at += 1) {
      for (const digit of '0123456789') {
        if (digit === good[at]) continue
        expect(isChineseIdNumber(good.slice(0, at) + digit + good.slice(at + 1))).toBe(false)
      }
    }
  })
})

describe('what a Chinese ID number tells', () => {
  const on = '2026-11-22'

  it.each([
    ['a province that there is not', numberOf('99', '1990-01-01')],
    ['a birth to come', numberOf('11', '2026-11-23')],
    ['a birth before 1900', numberOf('11', '1899-12-31')],
  ])('%s makes it none', (_what, text) => {
    expect(refusalOfIdNumber(text, on)).toBe('身份证号有误，请核对')
  })

  it.each([
    ['11', '1900-01-01'],
    ['71', '1990-01-01'],
    ['81', '1960-02-29'],
    ['65', '2000-02-29'],
  ])('province %s and birth on %s are taken', (province, day) => {
    expect(refusalOfIdNumber(numberOf(province, day), on)).toBeUndefined()
  })

  it('a child is refused until the day after its fourteenth birthday', () => {
    const refusal = '权利人未满十四周岁，不能在线办理，请由监护人联系平台工作人员'
    expect(refusalOfIdNumber(numberOf('11', '2026-11-22'), on)).toBe(refusal)
    expect(refusalOfIdNumber(numberOf('11', '2012-11-22'), on)).toBe(refusal)
    expect(refusalOfIdNumber(numberOf('11', '2012-11-21'), on)).toBeUndefined()
    expect(refusalOfIdNumber(numberOf('11', '2012-02-29'), '2026-02-28')).toBe(refusal)
    expect(refusalOfIdNumber(numberOf('11', '2012-02-29'), '2026-03-01')).toBeUndefined()
  })

  it('a minor is one until the day after the eighteenth birthday', () => {
    expect(isMinor(numberOf('11', '2008-11-22'), on)).toBe(true)
    expect(isMinor(numberOf('11', '2008-11-21'), on)).toBe(false)
    expect(isMinor('no number', on)).toBe(false)
  })
})
