import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileCases } from '../contract/hostile-samples.ts'
import { cleanText } from './clean-text.ts'

const picture = '/api/picture/00000000-0000-4000-8000-000000000001/960.webp'

describe('hostile HTML', () => {
  it('comes in sixty ways at least', () => {
    expect(new Set(hostileCases.map(({ name }) => name)).size).toBe(hostileCases.length)
    expect(hostileCases.length).toBeGreaterThanOrEqual(60)
  })

  it.each(hostileCases)('$name leaves nothing that runs, loads or covers', ({ html }) => {
    const { text } = cleanText(html)
    const tags = [...text.matchAll(/<\/?([a-z0-9-]+)((?:\s[^>]*)?)>/gi)]
    for (const [, tag = '', attributes = ''] of tags) {
      expect(tag).toMatch(/^(p|h[2-4]|ul|ol|li|blockquote|strong|em|a|img|table|caption|thead|tbody|tr|th|td|br)$/)
      const names = [...attributes.matchAll(/\s([^\s="]+)="[^"]*"/g)].map(([, name]) => name)
      expect(attributes.replaceAll(/\s[^\s="]+="[^"]*"/g, '').replaceAll(/[\s/]/g, '')).toBe('')
      expect(names.filter((name) => !['href', 'src', 'rel', 'target', 'style', 'alt'].includes(name ?? ''))).toEqual([])
    }
    for (const [, href] of text.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^(https?:\/\/|mailto:)/)
    for (const [, src] of text.matchAll(/ src="([^"]*)"/g)) expect(src).toBe(picture)
    for (const [, style] of text.matchAll(/ style="([^"]*)"/g)) expect(style).toBe('text-align: center')
    expect(cleanText(text)).toEqual(cleanText(cleanText(text).text))
  })

  it('is cleaned to what is clean already, whatever is sent', () => {
    const piece = fc.constantFrom(
      ...hostileCases.map(({ html }) => html),
      '<p>',
      '</p>',
      '"',
      "'",
      '<',
      '>',
      '&lt;',
      '文',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const { text } = cleanText(parts.join(''))
        expect(text).not.toMatch(/<(script|svg|math|style|iframe|form|input|template|object|embed|link|meta|base)\b/i)
        expect(text).not.toMatch(/<[^>]*\son\w+\s*=/i)
      }),
      { numRuns: 500 },
    )
  })
})

describe('what editors write', () => {
  const kept = [
    ['headings', '<h2>一</h2><h3>二</h3><h4>三</h4>'],
    ['lists', '<ul><li>甲</li></ul><ol start="3"><li>乙<ul><li>丙</li></ul></li></ol>'],
    ['marks', '<p><strong>重</strong><em>斜</em><u>线</u><s>删</s>H<sub>2</sub>O<sup>3</sup></p>'],
    ['quotations and rules', '<blockquote><p>引</p></blockquote><hr /><p>一<br />二</p>'],
    [
      'tables with joined cells',
      '<table><thead><tr><th colspan="2" scope="col">头</th></tr></thead><tbody><tr><td rowspan="2">甲</td><td>乙</td></tr></tbody></table>',
    ],
    [
      'pictures of this host',
      `<figure><img src="${picture}" alt="图" width="960" height="540" /><figcaption>图注</figcaption></figure>`,
    ],
    ['alignment', '<p style="text-align: center">中</p>'],
  ] as const

  it.each(kept)('keeps %s', (_name, html) => {
    expect(cleanText(html).text).toBe(html)
  })

  it('lets links open outside, without a way back to this page', () => {
    const { text } = cleanText('<a href="https://example.com/a?b=1&c=2">一</a><a href="mailto:a@example.com">二</a>')
    expect(text).toBe(
      '<a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">一</a><a href="mailto:a@example.com" target="_blank" rel="noopener noreferrer">二</a>',
    )
  })

  it('renames what old editors wrote, and keeps of a style its alignment', () => {
    expect(cleanText('<h1>题</h1><div style="color:red;text-align:RIGHT">甲<b>乙</b><i>丙</i></div>').text).toBe(
      '<h2>题</h2><p style="text-align: right">甲<strong>乙</strong><em>丙</em></p>',
    )
  })

  it('names the pictures once each and hands over the words alone', () => {
    const html = `<h2>一</h2><p>甲<strong>乙</strong> &amp; 丙</p><ul><li>丁</li><li>戊</li></ul><img src="${picture}"><img src="${picture}">`
    expect(cleanText(html)).toMatchObject({
      plain: '一 甲乙 & 丙 丁 戊',
      images: ['00000000-0000-4000-8000-000000000001'],
    })
  })
})
