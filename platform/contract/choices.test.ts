import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinChoices, splitChoices } from './choices.ts'

describe('a joined list', () => {
  it('holds each choice once, without blanks around it', () => {
    expect(splitChoices(' 商标;专利 ;;商标; ')).toEqual(['商标', '专利'])
    expect(splitChoices('')).toEqual([])
  })

  it('keeps a free text in one piece, whatever it holds', () => {
    expect(splitChoices(joinChoices(['商标', '域名;商号']))).toEqual(['商标', '域名；商号'])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const kept = text.trim().replaceAll(';', '；')
        return splitChoices(joinChoices(['某项', text])).length === (kept === '' || kept === '某项' ? 1 : 2)
      }),
    )
  })
})
