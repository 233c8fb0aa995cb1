import { AppQuery, setSession } from '@portal/platform/web'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PdfPreview } from './pdf-preview.tsx'
import { PdfPreviewButton } from './pdf-preview-button.tsx'

const fileName = '委托书.pdf'
const url = '/api/file/f1?expires=1&signature=a'
const pageOf = (number: number) => `/api/file/f1/view?only=view&page=${number}`

let asked: string[]
let answer: () => Response
const answersPages = (pages: number, shown = pages) => {
  answer = () => Response.json({ urls: Array.from({ length: shown }, (_, at) => pageOf(at + 1)), pages })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setSession({ token: () => 'session', userId: () => 'u1', onEnded: () => undefined })
  asked = []
  answersPages(3)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
  // jsdom lays nothing out: a strip of slides is 300 px wide, and is where it was scrolled to at once.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
    fireEvent.scroll(this)
  })
})

const show = async (props: { downloadUrl?: string } = {}) => {
  render(
    <AppQuery>
      <PdfPreview url={url} fileName={fileName} {...props} />
    </AppQuery>,
  )
  return screen.findByRole('region', { name: `预览 ${fileName}` })
}
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))
const place = () => screen.getByText(/^第 \d+ \/ \d+ 页$/).textContent
/** The numbers of the pages whose pictures are asked for. */
const loaded = () =>
  [...document.querySelectorAll('img')].map((image) => Number(/page=(\d+)/.exec(image.getAttribute('src') ?? '')?.[1]))

describe('the preview of a PDF', () => {
  it('asks for the pages by the address of the file, and shows the next one every five seconds', async () => {
    const region = await show()
    expect(asked).toEqual([`/api/preview?${new URLSearchParams({ pdf_url: url })}`])
    expect(within(region).getByRole('img', { name: `${fileName} 第 1 页` })).toHaveAttribute('src', pageOf(1))
    expect(place()).toBe('第 1 / 3 页')
    await pass(4.9)
    expect(place()).toBe('第 1 / 3 页')
    await pass(0.2)
    expect(place()).toBe('第 2 / 3 页')
    await pass(5)
    await pass(5)
    expect(place()).toBe('第 1 / 3 页')
  })

  it('loads the pages that are seen or stand beside, and those that it had', async () => {
    answersPages(9)
    await show()
    expect(loaded()).toEqual([1, 2])
    await act(async () => screen.getByRole('button', { name: '上一页' }).click())
    expect([place(), loaded()]).toEqual(['第 9 / 9 页', [1, 2, 8, 9]])
  })

  it('rests under the pointer, under the focus and in a hidden tab', async () => {
    const region = await show()
    fireEvent.pointerEnter(region)
    await pass(11)
    expect(place()).toBe('第 1 / 3 页')
    fireEvent.pointerLeave(region)
    const next = screen.getByRole('button', { name: '下一页' })
    act(() => next.focus())
    await pass(11)
    expect(place()).toBe('第 1 / 3 页')
    act(() => next.blur())
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(11)
    expect(place()).toBe('第 1 / 3 页')
    hidden.mockReturnValue(false)
    await pass(5)
    expect(place()).toBe('第 2 / 3 页')
  })

  it('can be paused and played', async () => {
    await show()
    const keys = user()
    await keys.tab()
    await keys.keyboard('{Enter}')
    act(() => screen.getByRole('button', { name: '播放轮播' }).blur())
    await pass(11)
    expect(place()).toBe('第 1 / 3 页')
    await keys.tab()
    await keys.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: '暂停轮播' })).toHaveFocus()
    await pass(5)
    expect(place()).toBe('第 2 / 3 页')
  })

  it('waits to be asked where somebody wants less motion', async () => {
    const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('reduced-motion') }))
    await show()
    await pass(11)
    expect(place()).toBe('第 1 / 3 页')
    expect(screen.getByRole('button', { name: '播放轮播' })).toBeVisible()
  })

  it('turns by buttons and by arrows, but not where the arrow is the browser’s', async () => {
    await show()
    const keys = user()
    await keys.click(screen.getByRole('button', { name: '下一页' }))
    expect(place()).toBe('第 2 / 3 页')
    await keys.keyboard('{ArrowRight}')
    expect(place()).toBe('第 3 / 3 页')
    await keys.keyboard('{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}')
    expect(place()).toBe('第 2 / 3 页')
  })

  it('says how many pages are not shown, and needs no buttons for one page', async () => {
    answersPages(60, 50)
    await show()
    expect(screen.getByText('共 60 页，预览前 50 页')).toBeVisible()
  })

  it('has no buttons for a single page', async () => {
    answersPages(1)
    const region = await show()
    expect(within(region).getByRole('img', { name: `${fileName} 第 1 页` })).toBeVisible()
    expect(within(region).queryByRole('button')).toBeNull()
  })

  it('offers the file where one page fails, and goes on with the others', async () => {
    const region = await show({ downloadUrl: '/api/paper' })
    fireEvent.error(within(region).getByRole('img', { name: `${fileName} 第 1 页` }))
    expect(within(region).getByText('pdf预览失败')).toBeVisible()
    expect(within(region).getByRole('link', { name: '下载' })).toHaveAttribute('href', '/api/paper')
    await pass(5)
    expect(within(region).getByRole('img', { name: `${fileName} 第 2 页` })).toBeVisible()
  })

  it('says that it failed, and offers the file', async () => {
    answer = () => Response.json({ status: 'U00400', code: 'file.preview_failed', msg: 'pdf预览失败' }, { status: 400 })
    render(
      <AppQuery>
        <PdfPreview url={url} fileName={fileName} />
      </AppQuery>,
    )
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('pdf预览失败')
    const link = within(alert).getByRole('link', { name: '下载' })
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([url, fileName])
  })
})

it('the button 预览 shows the pages over the page', async () => {
  render(
    <AppQuery>
      <PdfPreviewButton url={url} fileName={fileName} />
    </AppQuery>,
  )
  const press = user()
  await press.click(screen.getByRole('button', { name: `预览 ${fileName}` }))
  const dialog = await screen.findByRole('dialog', { name: fileName })
  expect(await within(dialog).findByRole('img', { name: `${fileName} 第 1 页` })).toBeVisible()
  expect(within(dialog).getByRole('link', { name: '下载' })).toHaveAttribute('href', url)
  await press.click(within(dialog).getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
