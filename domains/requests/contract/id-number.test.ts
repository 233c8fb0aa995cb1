import { describe, expect, it } from 'vitest'
import { isChineseIdNumber } from './id-number.ts'

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
