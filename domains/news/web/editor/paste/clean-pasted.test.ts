import { describe, expect, it } from 'vitest'
import { hostilePieces } from '../../../testing/pasted/hostile.ts'
import { wechatHtml } from '../../../testing/pasted/wechat.ts'
import { platePng, wordHtml, wordRtf } from '../../../testing/pasted/word.ts'
import { cleanPasted } from './clean-pasted.ts'
import type { PictureSource } from './pictures.ts'

const clean = (html: string, rtf = '') => {
  const taken: PictureSource[] = []
  const text = cleanPasted(html, { rtf, take: (source) => `p${taken.push(source)}` })
  const page = new DOMParser().parseFromString(text, 'text/html').body
  const lines = (selector: string) => Array.from(page.querySelectorAll(selector), (one) => one.textContent?.trim())
  return { text, page, taken, lines }
}

const hex = (source: PictureSource | undefined) =>
  source?.from === 'bytes' && Array.from(source.bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

describe('a text from Word', () => {
  it('keeps its headings, one below the other, from the second level on', () => {
    const { lines } = clean(wordHtml)
    expect(lines('h2')).toEqual(['展会前的知识产权准备'])
    expect(lines('h3')).toEqual(['一、参展前', '二、时间安排'])
  })

  it('has lists again where Word wrote paragraphs, numbered or not, one inside the other', () => {
    const { page } = clean(wordHtml)
    const list = page.querySelector('ol')
    expect(Array.from(list?.children ?? [], (one) => one.firstChild?.textContent)).toEqual([
      '核对商标',
      '核对专利',
      '准备证明文件',
    ])
    expect(Array.from(list?.querySelectorAll('ul > li') ?? [], (one) => one.textContent)).toEqual([
      '外观设计',
      '实用新型',
    ])
    expect(list?.children[1]?.querySelector('ul')).not.toBeNull()
    expect(page.textContent).not.toMatch(/1\.|2\./)
  })

  it('goes on counting where a paragraph stood between two items', () => {
    const item = (marker: string, text: string) =>
      `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`
    const { text } = clean(`${item('1.', '甲')}<p>说明</p>${item('2.', '乙')}`)
    expect(text).toBe('<ol><li>甲</li></ol><p>说明</p><ol start="2"><li>乙</li></ol>')
  })

  it('joins the single items that Word on the web writes', () => {
    const item = (tag: string, level: number, position: number, words: string) =>
      `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} role="list" class="BulletListStyle1"><li data-leveltext="" data-listid="1" data-aria-posinset="${position}" data-aria-level="${level}" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun" data-contrast="auto"><span class="NormalTextRun">${words}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`
    const { text } = clean(item('ol', 1, 1, '甲') + item('ul', 2, 1, '细则') + item('ol', 1, 2, '乙'))
    expect(text.replaceAll('&nbsp;', '')).toBe('<ol><li>甲<ul><li>细则</li></ul></li><li>乙</li></ol>')
  })

  it('keeps what is bold, italic, underlined, centred and linked, and no colour, font or class', () => {
    const { text, page } = clean(wordHtml)
    expect(page.querySelector('[data-align=center] > strong')?.textContent).toBe('演示稿')
    expect(page.querySelector('h2')?.getAttribute('data-align')).toBe('center')
    expect(page.querySelector('em')?.textContent).toBe('必要时')
    expect(page.querySelector('u')?.textContent).toBe('专业机构')
    expect(page.querySelector('a')?.outerHTML).toBe('<a href="https://www.cnipa.gov.cn/">国家知识产权局</a>')
    expect(text).not.toMatch(/mso|style|class|color|font|o:p|onclick|<span|<div|<!/i)
  })

  it('reads lines that Word broke in the middle of a Chinese sentence as one', () => {
    expect(clean(wordHtml).text).toContain('核对展品的商标与专利状况')
  })

  it('keeps a table with its merged cells', () => {
    const { page } = clean(wordHtml)
    const [first, second] = Array.from(page.querySelectorAll('table tr'))
    expect(first?.querySelector('td')?.getAttribute('colspan')).toBe('2')
    expect(first?.children[1]?.getAttribute('rowspan')).toBe('2')
    expect(Array.from(second?.children ?? [], (cell) => cell.textContent?.trim())).toEqual(['开展前', '资料归档'])
    expect(Array.from(page.querySelectorAll('td p'), (one) => one.getAttribute('data-align'))).toEqual([
      'center',
      null,
      null,
      null,
    ])
  })

  it('has its pictures from the rich text beside it, since no page may read the disk', () => {
    const { taken, page } = clean(wordHtml, wordRtf)
    expect(taken.map(hex)).toEqual([platePng])
    expect(page.querySelector('img')?.outerHTML).toBe('<img alt="展位示意" data-picture="p1">')
  })

  it('names a picture as missing when its bytes did not come along', () => {
    expect(clean(wordHtml).taken).toEqual([{ from: 'nowhere' }])
  })
})

describe('an article from WeChat', () => {
  it('is paragraphs with their alignment, lists, a quote and links', () => {
    const { text } = clean(wechatHtml)
    expect(text.replace(/\s*\n\s*/g, '')).toBe(
      '<p data-align="center"><strong>海关查扣后的七日</strong></p>' +
        '<p>收到通知后，先核对<strong>三件事</strong>：</p>' +
        '<ul><li><p>通知书上的期限</p></li><li><p>权利人的名称</p></li></ul>' +
        '<img alt="" data-picture="p1">' +
        '<p data-align="right"><em>演示文字</em></p>' +
        '<blockquote><p>引自公告原文</p></blockquote>' +
        '<p>全文见<a href="https://www.customs.gov.cn/">海关总署网站</a></p>',
    )
  })

  it('has its pictures taken by their true address', () => {
    expect(clean(wechatHtml).taken).toEqual([
      { from: 'address', url: 'https://mmbiz.qpic.cn/mmbiz_png/demo0001/640?wx_fmt=png&from=appmsg' },
    ])
  })
})

describe('pictures', () => {
  it('inside the markup are taken as their bytes', () => {
    const base64 = Buffer.from(platePng, 'hex').toString('base64')
    const { taken } = clean(`<p><img src="data:image/png;base64,${base64}"></p>`)
    expect(taken.map(hex)).toEqual([platePng])
  })

  it('of this portal stay as they are', () => {
    const own = '<img alt="" src="/api/picture/00000000-0000-4000-8000-000000000001/1920.webp">'
    expect(clean(`<p>前<b>${own}</b>后</p>`)).toMatchObject({ text: `<p>前</p>${own}<p>后</p>`, taken: [] })
  })

  it('of a single pixel, which only count readers, are left out', () => {
    expect(clean('<p>甲<img width="1" height="1" src="https://count.example/p.gif"></p>').text).toBe('<p>甲</p>')
  })
})

describe('markup that would act', () => {
  it.each(hostilePieces)('is harmless: %s', (piece) => {
    const { text, page } = clean(piece)
    expect(page.querySelectorAll('*:not(p, a, img, table, tbody, tr, td, s, u)')).toHaveLength(0)
    const attributes = Array.from(page.querySelectorAll('*')).flatMap((one) => one.getAttributeNames())
    expect(attributes.filter((name) => !['href', 'alt', 'data-picture'].includes(name))).toEqual([])
    expect(text).not.toMatch(/javascript:|vbscript:|data:text|evil\.example/i)
    expect(page.textContent).toContain('正文')
  })
})
