import { AppQuery, Field, setSession, Toasts, type UploadedFile } from '@portal/platform/web'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FileUpload } from './file-upload.tsx'
import { phoneAddresses } from './phone-address.ts'
import { PhonePage } from './phone-page.tsx'

const ticket = 'A'.repeat(43)
const stored: UploadedFile = { id: 'f1', url: '/api/file/f1', fileName: '照片.jpg', size: 2048, sha256: 'x' }

type Answer = () => Response | Promise<Response>
let answers: Record<string, Answer>
let calls: { name: string; token: string | null }[]
const json =
  (body: object, status = 200): Answer =>
  () =>
    Response.json(body, { status })
const named = (name: string) => calls.filter((call) => call.name === name)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setSession({ token: () => 'session', userId: () => 'u1', onEnded: () => undefined })
  calls = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${new URL(address, 'http://localhost').pathname}`
    calls.push({ name, token: new Headers(init.headers).get('authorization') })
    const answer = answers[name]
    if (!answer) throw new Error(`no answer for ${name}`)
    return answer()
  })
})

/** The device has no mouse. */
const onTouch = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

/** Draws the code's path as a picture, as a phone's camera sees it. */
const readCode = (code: Element): string => {
  const side = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const scale = 4
  const width = side * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x = 0, y = 0] of code.lastElementChild?.getAttribute('d')?.matchAll(/M(\d+) (\d+)h1/g) ?? []) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4
        data.set([0, 0, 0], at)
      }
    }
  }
  return decodeQR({ width, height: width, data })
}

function Form() {
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  return (
    <AppQuery>
      <Field label="附件" group>
        <FileUpload
          purpose="request-attachment"
          phone={{ title: '海关查扣应对 · 附件', slot: 'request-7.voucher' }}
          value={files}
          onChange={setFiles}
          onBlur={() => undefined}
          name="voucher"
        />
      </Field>
      <Toasts />
    </AppQuery>
  )
}

describe('用手机上传 on the computer', () => {
  let state: string
  const watched = 'GET /api/file/phone-tickets/t1'
  beforeEach(() => {
    state = 'waiting'
    answers = {
      'POST /api/file/phone-tickets': json({
        id: 't1',
        ticket,
        expiresAt: 0,
        addresses: ['http://192.168.1.20:3000', 'http://10.0.0.2:3000'],
      }),
      [watched]: () => Response.json({ state, expiresAt: 0 }),
      'POST /api/file/phone-tickets/t1/take': json(stored),
      'DELETE /api/file/phone-tickets/t1': json({}),
    }
  })
  const open = async () => {
    render(<Form />)
    act(() => screen.getByRole('button', { name: '用手机上传' }).click())
    return screen.findByRole('img', { name: '手机上传二维码' })
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('is not offered to whoever holds a phone already', () => {
    onTouch()
    render(<Form />)
    expect(screen.queryByRole('button', { name: '用手机上传' })).toBeNull()
    expect(screen.getByRole('button', { name: '拍照' })).toBeInTheDocument()
  })

  it('shows a code that leads a phone to the page of this ticket, and another address on demand', async () => {
    const code = await open()
    await waitFor(() => expect(readCode(code)).toBe(`http://192.168.1.20:3000/#/phone/${ticket}`))
    expect(screen.getByText(/192\.168\.1\.20:3000/)).toBeInTheDocument()
    act(() => screen.getByRole('button', { name: /换一个地址/ }).click())
    await waitFor(() => expect(readCode(code)).toBe(`http://10.0.0.2:3000/#/phone/${ticket}`))
    expect(code.outerHTML).not.toContain('style=')
  })

  it('asks every two seconds, takes what has arrived into the field, and closes', async () => {
    await open()
    await pass(4_100)
    expect(named(watched).length).toBeGreaterThanOrEqual(2)
    expect(named('POST /api/file/phone-tickets/t1/take')).toEqual([])
    state = 'arrived'
    await pass(2_100)
    expect(await screen.findByText('照片.jpg')).toBeInTheDocument()
    expect(screen.getByText('已收到手机上传的文件')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(named('POST /api/file/phone-tickets/t1/take')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '用手机上传' })).toBeDisabled()
    const asked = named(watched).length
    await pass(6_000)
    expect(named(watched)).toHaveLength(asked)
  })

  it('does not ask while the tab is hidden', async () => {
    await open()
    await pass(100)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    const asked = named(watched).length
    await pass(10_000)
    expect(named(watched)).toHaveLength(asked)
    hidden.mockRestore()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  })

  it('revokes the ticket when the window is closed', async () => {
    await open()
    act(() => screen.getByRole('button', { name: '关闭' }).click())
    await pass(100)
    expect(named('DELETE /api/file/phone-tickets/t1')).toHaveLength(1)
  })

  it('offers a new code when this one is over', async () => {
    await open()
    state = 'expired'
    await pass(2_100)
    expect(await screen.findByText('二维码已过期')).toBeInTheDocument()
    state = 'waiting'
    act(() => screen.getByRole('button', { name: '重新生成' }).click())
    expect(await screen.findByRole('img', { name: '手机上传二维码' })).toBeInTheDocument()
    expect(named('POST /api/file/phone-tickets')).toHaveLength(2)
  })
})

describe('the addresses in the code', () => {
  const given = { ticket: 't', addresses: ['http://192.168.1.20:3000'] }
  it.each([
    ['http://localhost:3000', 'localhost', ['http://192.168.1.20:3000/#/phone/t'], false],
    [
      'https://portal.example',
      'portal.example',
      ['https://portal.example/#/phone/t', 'http://192.168.1.20:3000/#/phone/t'],
      false,
    ],
    ['http://192.168.1.20:3000', '192.168.1.20', ['http://192.168.1.20:3000/#/phone/t'], false],
  ])('on %s', (origin, hostname, links, isLocal) => {
    expect(phoneAddresses(given, { origin, hostname })).toEqual({ links, isLocal })
  })

  it('are this machine’s own, and said to be, where there is no other', () => {
    const place = { origin: 'http://localhost:3000', hostname: 'localhost' }
    expect(phoneAddresses({ ticket: 't', addresses: [] }, place)).toEqual({
      links: ['http://localhost:3000/#/phone/t'],
      isLocal: true,
    })
  })
})

describe('the page on the phone', () => {
  const slot = {
    title: '海关查扣应对 · 附件',
    purpose: 'request-attachment',
    expiresAt: 0,
    file: null as object | null,
  }
  const stage = (of = ticket) => {
    const page = (
      <AppQuery>
        <PhonePage />
      </AppQuery>
    )
    const router = createMemoryRouter([{ path: '/phone/:ticket', element: page }], {
      initialEntries: [`/phone/${of}`],
    })
    return render(<RouterProvider router={router} />)
  }

  it('says what the file is for, offers camera and album, and goes by the ticket, not by a session', async () => {
    onTouch()
    answers = { 'GET /api/phone': json(slot) }
    const { container } = stage()
    expect(await screen.findByText('海关查扣应对 · 附件')).toBeInTheDocument()
    const input = container.querySelector('input')
    if (!input) throw new Error('no picker')
    const click = vi.spyOn(input, 'click').mockImplementation(() => undefined)
    act(() => screen.getByRole('button', { name: '拍照' }).click())
    expect([input.accept, input.getAttribute('capture')]).toEqual(['image/*', 'environment'])
    expect(click).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: '从相册选' })).toBeInTheDocument()
    expect(named('GET /api/phone')[0]?.token).toBe(ticket)
  })

  it('never makes a paper of a fair smaller without being asked', async () => {
    answers = { 'GET /api/phone': json({ ...slot, purpose: 'evidence-slot' }) }
    const { container } = stage()
    await screen.findByText('海关查扣应对 · 附件')
    const input = container.querySelector('input[type=file]')
    if (!input) throw new Error('no picker')
    const large = new File([new Uint8Array(3 * 1024 * 1024)], '展位.jpg', { type: 'image/jpeg' })
    fireEvent.change(input, { target: { files: [large] } })
    expect(await screen.findByText('上传文件大小不能超过 2MB!')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '另存一份小的再传 展位.jpg' })).toBeInTheDocument()
    expect(named('POST /api/phone/file')).toEqual([])
  })

  it('judges a file before it is sent, by the rules of the form', async () => {
    answers = { 'GET /api/phone': json(slot) }
    const { container } = stage()
    await screen.findByText('海关查扣应对 · 附件')
    const input = container.querySelector('input[type=file]')
    if (!input) throw new Error('no picker')
    fireEvent.change(input, { target: { files: [new File(['x'], '程序.exe')] } })
    expect(await screen.findByText('上传文件的格式不支持')).toBeInTheDocument()
  })

  it('says that the file has arrived, and that it may be replaced', async () => {
    answers = { 'GET /api/phone': json({ ...slot, file: { fileName: '照片.jpg', size: 2048 } }) }
    stage()
    expect(await screen.findByText('已发送到电脑')).toBeInTheDocument()
    expect(screen.getByText(/照片\.jpg（2\.0KB）/)).toBeInTheDocument()
  })

  it('says at once that a mangled address is no ticket', async () => {
    answers = {}
    stage('中文')
    expect(await screen.findByText('二维码无效，请在电脑上重新打开“用手机上传”')).toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it.each(['二维码无效，请在电脑上重新打开“用手机上传”', '二维码已过期，请在电脑上重新打开“用手机上传”'])(
    'shows %s, and no way to upload',
    async (msg) => {
      answers = { 'GET /api/phone': json({ status: 'U00404', code: 'fail', msg }, 404) }
      const { container } = stage()
      expect(await screen.findByText(msg)).toBeInTheDocument()
      expect(container.querySelector('input')).toBeNull()
    },
  )
})
