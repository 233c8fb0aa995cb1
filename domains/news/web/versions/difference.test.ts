import { describe, expect, it } from 'vitest'
import { differenceOf, diffWords } from './difference.ts'
import { textBlocks } from './text-blocks.ts'

const compare = (before: string, after: string) => differenceOf(textBlocks(before), textBlocks(after))

describe('the difference of two versions', () => {
  it('goes by Chinese words, not by letters or whole sentences', () => {
    expect(diffWords('货物在汉堡被海关扣留', '货物在鹿特丹被海关扣留')).toEqual([
      { is: 'same', text: '货物在' },
      { is: 'removed', text: '汉堡' },
      { is: 'added', text: '鹿特丹' },
      { is: 'same', text: '被海关扣留' },
    ])
  })

  it('shows an edited paragraph in its place, with what stands around it', () => {
    const changes = compare(
      '<h2>期限</h2><p>收到通知后十个工作日内答复。</p><p>逾期视为放弃。</p>',
      '<h2>期限</h2><p>收到通知后七个工作日内书面答复。</p><p>逾期视为放弃。</p>',
    )
    expect(changes.map(({ is, kind }) => `${kind} ${is}`)).toEqual(['二级标题 same', '段落 changed', '段落 same'])
    const texts = (is: string) => changes[1]?.parts.filter((part) => part.is === is).map(({ text }) => text)
    expect(texts('removed')?.join('')).toContain('十')
    expect(texts('added')?.join('')).toContain('书面')
  })

  it('shows a paragraph that came anew, one that went, and one that is another one altogether', () => {
    const changes = compare('<p>甲甲甲</p><p>乙乙乙</p>', '<p>甲甲甲</p><p>完全不同的一段</p><p>丙丙丙</p>')
    expect(changes.map(({ is, parts }) => `${is} ${parts[0]?.text}`)).toEqual([
      'same 甲甲甲',
      'removed 乙乙乙',
      'added 完全不同的一段',
      'added 丙丙丙',
    ])
  })

  it('says what a stretch is: an item of a list, a cell, a picture by its words', () => {
    const html =
      '<ul><li><p>一</p><ul><li><p>二</p></li></ul></li></ul><table><tbody><tr><th><p>头</p></th><td><p>身</p></td></tr></tbody></table><img src="/api/picture/abcdef12-0000-4000-8000-000000000001/960.webp" alt="展位">'
    expect(textBlocks(html)).toEqual([
      { kind: '列表项', text: '一' },
      { kind: '列表项', text: '二' },
      { kind: '表头', text: '头' },
      { kind: '单元格', text: '身' },
      { kind: '图片', text: '展位 · abcdef12' },
    ])
  })

  it('is nothing between a text and itself', () => {
    const html = '<p>一样</p><p>一样</p>'
    expect(compare(html, html).every(({ is }) => is === 'same')).toBe(true)
  })
})
