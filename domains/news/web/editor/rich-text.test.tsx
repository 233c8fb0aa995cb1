import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wechatHtml } from '../../testing/pasted/wechat.ts'
import { wordHtml } from '../../testing/pasted/word.ts'
import { RichText } from './rich-text.tsx'

const picture = {
  id: 'p1',
  width: 1080,
  height: 600,
  alt: null,
  url: '/api/picture/00000000-0000-4000-8000-000000000001/1080.webp',
  sources: [],
}
let fetchPicture: () => Response = () => Response.json(picture)
let asked: unknown[] = []

beforeEach(() => {
  asked = []
  fetchPicture = () => Response.json(picture)
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    asked.push(JSON.parse(String(init.body)))
    return fetchPicture()
  })
})

let html = ''
function Stage({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  html = value
  return <RichText label="正文" value={value} onChange={setValue} />
}

const stage = (first = '<p>海关查扣</p>') => {
  render(<Stage first={first} />)
  const user = userEvent.setup()
  const text = screen.getByRole('textbox', { name: '正文' })
  const tool = (name: string) => screen.getByRole('button', { name })
  const selectAll = async () => {
    text.focus()
    await user.keyboard('{Control>}a{/Control}')
  }
  return { user, text, tool, selectAll }
}

const paste = (target: HTMLElement, data: Record<string, string>, files: File[] = []) => {
  const clipboardData = { types: Object.keys(data), files, getData: (type: string) => data[type] ?? '' }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
  return act(async () => void target.dispatchEvent(event))
}

describe('the toolbar', () => {
  it('is one stop of the Tab key; arrows go on, Home and End to its ends', async () => {
    const { user, tool } = stage()
    await user.tab()
    expect(tool('撤销')).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(tool('H2 二级标题')).toHaveFocus()
    await user.keyboard('{End}')
    expect(tool('清除格式')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(tool('撤销')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    await user.tab()
    expect(screen.getByRole('textbox', { name: '正文' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(tool('清除格式')).toHaveFocus()
  })

  it('says what is on, and does it to what is selected', async () => {
    const { user, tool, selectAll } = stage()
    await selectAll()
    expect(tool('加粗')).toHaveAttribute('aria-pressed', 'false')
    await user.click(tool('加粗'))
    expect(html).toBe('<p><strong>海关查扣</strong></p>')
    await waitFor(() => expect(tool('加粗')).toHaveAttribute('aria-pressed', 'true'))
    await user.click(tool('H3 三级标题'))
    await user.click(tool('居中'))
    expect(html).toBe('<h3 style="text-align: center"><strong>海关查扣</strong></h3>')
    await user.click(tool('清除格式'))
    expect(html).toBe('<p>海关查扣</p>')
    await user.click(tool('撤销'))
    expect(html).toContain('<h3')
  })

  it('makes a table without a style of its own, and has its rows and columns at hand inside', async () => {
    const { user, tool } = stage('')
    expect(screen.queryByRole('toolbar', { name: '表格' })).toBeNull()
    await user.click(tool('插入表格'))
    const bar = within(await screen.findByRole('toolbar', { name: '表格' }))
    expect(html.match(/<th/g)).toHaveLength(3)
    expect(html).not.toMatch(/style|colgroup/)
    await user.click(bar.getByRole('button', { name: '下方插行' }))
    expect(html.match(/<tr>/g)).toHaveLength(4)
    await user.click(bar.getByRole('button', { name: '删除列' }))
    expect(html.match(/<th/g)).toHaveLength(2)
    expect(bar.getByRole('button', { name: '合并单元格' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(bar.getByRole('button', { name: '删除表格' }))
    expect(html).toBe('')
  })

  it('asks where a link leads and takes no address that acts', async () => {
    const { user, tool, selectAll } = stage()
    await selectAll()
    await user.click(tool('链接'))
    const dialog = within(await screen.findByRole('dialog', { name: '链接' }))
    const address = dialog.getByRole('textbox', { name: /链接地址/ })
    await user.type(address, 'javascript:alert(1){Enter}')
    expect(await dialog.findByText(/请输入以 https/)).toBeVisible()
    await user.clear(address)
    await user.type(address, 'www.customs.gov.cn{Enter}')
    await waitFor(() => expect(html).toBe('<p><a href="https://www.customs.gov.cn">海关查扣</a></p>'))
    await user.click(tool('链接'))
    await user.click(await screen.findByRole('button', { name: '移除链接' }))
    await waitFor(() => expect(html).toBe('<p>海关查扣</p>'))
  })
})

describe('a stored text', () => {
  const stored =
    '<h2 style="text-align: center">面积</h2><p style="text-align: right">12 m<sup>2</sup> <code>HS 9004</code></p>' +
    '<ol start="3"><li><p>三</p></li></ol><table><tbody><tr><th scope="row"><p>甲</p></th><td colspan="2"><p>乙</p></td></tr></tbody></table>' +
    '<img src="/api/picture/00000000-0000-4000-8000-000000000001/960.webp" alt="样式" width="960" height="540">'

  it('is the same after an edit, but for the edit', async () => {
    const { user, text } = stage(`${stored}<p>末</p>`)
    text.focus()
    await user.click(screen.getByRole('button', { name: '撤销' }))
    await user.click(screen.getByRole('button', { name: '插入表格' }))
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(html).toBe(`${stored}<p>末</p>`)
  })
})

describe('a pasted text', () => {
  it('from Word is what it was, in the words of an article', async () => {
    const { text } = stage('')
    await paste(text, { 'text/html': wordHtml, 'text/plain': '展会前' })
    expect(html).toContain('<h2 style="text-align: center">展会前的知识产权准备</h2>')
    expect(html).toContain('<ol><li><p>核对商标</p></li><li><p>核对专利</p><ul><li><p>外观设计</p></li>')
    expect(html).toMatch(/<td colspan="2"><p style="text-align: center"><strong>安排<\/strong><\/p><\/td>/)
    expect(html).not.toMatch(/mso|file:|javascript/i)
    expect(screen.getByText(/没有随粘贴带来/)).toBeVisible()
  })

  it('from WeChat brings its pictures here before they stand in the text', async () => {
    const { text } = stage('')
    await paste(text, { 'text/html': wechatHtml })
    expect(html).not.toContain('mmbiz')
    expect(html).toMatch(/^<p style="text-align: center"><strong>海关查扣后的七日/)
    await waitFor(() =>
      expect(html).toContain(
        '<img src="/api/picture/00000000-0000-4000-8000-000000000001/1080.webp" alt="" width="1080" height="600">',
      ),
    )
    expect(asked).toEqual([{ url: 'https://mmbiz.qpic.cn/mmbiz_png/demo0001/640?wx_fmt=png&from=appmsg' }])
    expect(html).not.toContain('data-picture')
  })
})

describe('a picture that could not be brought here', () => {
  it('says why, is tried again, and never keeps its address elsewhere', async () => {
    fetchPicture = () =>
      Response.json({ status: 'U00500', code: 'picture.unreachable', msg: '没有从来源取到图片' }, { status: 502 })
    const { user, text } = stage('')
    await paste(text, { 'text/html': wechatHtml })
    expect(await screen.findByRole('alert')).toHaveTextContent('没有从来源取到图片')
    expect(html).not.toMatch(/src=/)
    fetchPicture = () => Response.json(picture)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(html).toContain('src="/api/picture/00000000-0000-4000-8000-000000000001/1080.webp"'))
    await user.clear(screen.getByRole('textbox', { name: '图片说明' }))
    await user.type(screen.getByRole('textbox', { name: '图片说明' }), '通知书样式')
    expect(html).toContain('alt="通知书样式"')
    await user.click(screen.getByRole('button', { name: '移除图片：通知书样式' }))
    expect(html).not.toContain('<img')
  })
})
