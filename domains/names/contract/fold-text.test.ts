import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, wordsOf } from './fold-text.ts'
import { markedParts, snippetOf } from './marked-parts.ts'

/** More words than any text here has. */
const most = 5

const marked = (text: string, keyword: string) =>
  markedParts(text, wordsOf(keyword, most))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('')

describe('what counts as the same', () => {
  it('knows no difference of width, case and white space', () => {
    expect(foldText('ＡＢＣ　１２３\n\tMadrid')).toBe('abc 123 madrid')
    expect(wordsOf('　马德里　 ＷＩＰＯ ', most)).toEqual(['马德里', 'wipo'])
  })
})

describe('marks', () => {
  it.each([
    ['海关备案查询', '关备', '海[关备]案查询'],
    ['海关备案', '备', '海关[备]案'],
    ['ＷＩＰＯ 马德里', 'wipo', '[ＷＩＰＯ] 马德里'],
    ['沙特加入马德里体系', '马德里 沙特', '[沙特]加入[马德里]体系'],
    ['哈哈哈', '哈哈', '[哈哈]哈'],
    ['海关', '专利', '海关'],
    ['海关', '  ', '海关'],
    ['㎏计价', 'kg', '[㎏]计价'],
    ['𠮷野家', '野', '𠮷[野]家'],
  ])('in %j for %j', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected)
  })

  it('lose and add nothing, whatever is looked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 6 }), (text, keyword) => {
        expect(
          markedParts(text, wordsOf(keyword, most))
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('stand wherever the folded text has the folded word', () => {
    const letters = fc.string({ unit: fc.constantFrom('海', '关', 'Ａ', 'a', ' ', '备'), maxLength: 20 })
    const word = fc.string({ unit: fc.constantFrom('海', '关', 'A', '备'), minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(letters, word, (text, keyword) => {
        const isFound = foldText(text).includes(foldText(keyword))
        expect(markedParts(text, wordsOf(keyword, most)).some(({ isHit }) => isHit)).toBe(isFound)
      }),
    )
  })
})

describe('the piece around a hit', () => {
  it('begins a little before it and says what is left out', () => {
    const text = `${'前'.repeat(60)}命中${'后'.repeat(200)}`
    const snippet = snippetOf(text, ['命中'])
    expect(snippet).toMatch(/^…前{24}命中后+…$/)
    expect([...snippet].length).toBeLessThanOrEqual(98)
  })

  it('is the beginning where the title alone was met', () => {
    expect(snippetOf('正文', ['标题'])).toBe('正文')
  })
})
