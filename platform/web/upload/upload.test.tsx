import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callError } from '../call/call-error.ts'
import { Field } from '../ui/field.tsx'
import { fileSizeText } from '../ui/file-size.ts'
import { toastStore } from '../ui/toast-store.ts'
import type { SendFile, UploadedFile } from './send-file.ts'
import { Upload, type UploadProps } from './upload.tsx'
import { allowsName, limitText } from './upload-rule.ts'

const rule = { purpose: 'attachment', extensions: 'pdf,DOC', maxBytes: 2 * 1024 * 1024 }
const pdf = (name = '证明.pdf', bytes = 2048) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const stored = (file: File): UploadedFile => ({
  id: file.name,
  url: '',
  fileName: file.name,
  size: file.size,
  sha256: '',
})
const arrives: SendFile = async (file) => stored(file)

function Sample({ onFiles, ...props }: Partial<UploadProps> & { onFiles?: (files: readonly UploadedFile[]) => void }) {
  const [files, setFiles] = useState<readonly UploadedFile[]>(props.value ?? [])
  const keep = (next: readonly UploadedFile[]) => {
    setFiles(next)
    onFiles?.(next)
  }
  return (
    <Field label="权利证明" group>
      <Upload rule={rule} {...props} value={files} onChange={keep} />
    </Field>
  )
}
const input = () => screen.getByLabelText<HTMLInputElement>(/^权利证明/)
/** Picks a file as in the picker of a webview that ignores `accept`. */
const pick = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input(), files)

describe('a file that does not arrive', () => {
  const refused = (http: number, msg: string) => () => Promise.reject(callError('refused', msg, { http }))
  const cases: [string, string, File, SendFile, boolean][] = [
    ['extension', '上传文件的格式不支持', pdf('a.exe'), arrives, false],
    ['size', '上传文件大小不能超过 2MB!', pdf('a.pdf', rule.maxBytes + 1), arrives, false],
    ['network', '网络连接失败，请检查网络后重试', pdf(), () => Promise.reject(callError('network', '')), true],
    ['denied, in the words of the server', '该存证已封存', pdf(), refused(409, '该存证已封存'), true],
    ['server', '系统繁忙，请稍后再试', pdf(), refused(500, '系统繁忙，请稍后再试'), true],
    ['timeout', '上传超时，请重试', pdf(), () => Promise.reject(callError('timeout', '')), true],
    [
      'not_exists',
      '文件不存在或已被移动，请重新选择',
      pdf(),
      () => Promise.reject(new DOMException('gone', 'NotFoundError')),
      true,
    ],
    [
      'a picture of the wrong measure (603)',
      '图片宽高须在400-1500像素之间',
      pdf(),
      refused(422, '图片宽高须在400-1500像素之间'),
      true,
    ],
  ]
  it.each(cases)('says why: %s', async (_, text, file, send, canRetry) => {
    render(<Sample send={send} />)
    await pick(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: `重试 ${file.name}` }) !== null).toBe(canRetry)
  })

  it('abort: 取消 ends it and says so; 重试 sends it again', async () => {
    let tries = 0
    const send: SendFile = (file, { signal }) =>
      new Promise((resolve, reject) => {
        tries += 1
        if (tries > 1) resolve(stored(file))
        signal.addEventListener('abort', () => reject(callError('aborted', '请求已取消')))
      })
    const onFiles = vi.fn()
    render(<Sample send={send} onFiles={onFiles} />)
    await pick(pdf())
    await userEvent.click(await screen.findByRole('button', { name: '取消 证明.pdf' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('已取消上传')
    expect(onFiles).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '重试 证明.pdf' }))
    expect(await screen.findByText('已上传')).toBeVisible()
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([stored(pdf())])
  })
})

describe('an upload field', () => {
  it('drops what is over the number and says 超过最大上传数量！', async () => {
    const onFiles = vi.fn()
    render(<Sample max={2} send={arrives} onFiles={onFiles} />)
    await pick(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'))
    await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(2))
    expect(onFiles).toHaveBeenLastCalledWith([stored(pdf('1.pdf')), stored(pdf('2.pdf'))])
    expect(screen.queryByText('3.pdf')).toBeNull()
    expect(toastStore.snapshot()).toMatchObject([{ text: '超过最大上传数量！', kind: 'error' }])
  })

  it('takes a file away again', async () => {
    const onFiles = vi.fn()
    render(<Sample value={[stored(pdf())]} onFiles={onFiles} />)
    await userEvent.click(screen.getByRole('button', { name: '删除 证明.pdf' }))
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([])
  })

  it('takes dropped files', async () => {
    render(<Sample send={arrives} />)
    const zone = screen.getByText('点击选择文件').closest('label') as HTMLElement
    fireEvent.drop(zone, { dataTransfer: { items: [], files: [pdf()] } })
    expect(await screen.findByText('已上传')).toBeVisible()
  })

  it('sends as many at a time as it may', async () => {
    const going: string[] = []
    const send: SendFile = (file) => {
      going.push(file.name)
      return new Promise(() => undefined)
    }
    render(<Sample max={10} parallel={3} send={send} />)
    await pick(...['1', '2', '3', '4'].map((name) => pdf(`${name}.pdf`)))
    await waitFor(() => expect(going).toEqual(['1.pdf', '2.pdf', '3.pdf']))
    expect(within(screen.getByText('4.pdf').closest('li') as HTMLElement).getByText('等待上传')).toBeVisible()
  })

  describe('progress', () => {
    beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
    it('moves at most once a second, and says how fast', async () => {
      let report: ((sent: number, total: number) => void) | undefined
      const send: SendFile = (_, { onProgress }) => {
        report = onProgress
        return new Promise(() => undefined)
      }
      render(<Sample send={send} />)
      fireEvent.change(input(), { target: { files: [pdf()] } })
      const bar = await screen.findByRole('progressbar', { name: '证明.pdf 上传进度' })
      await waitFor(() => expect(report).toBeDefined())
      const tell = (sent: number, total: number) => report?.(sent, total)
      const row = within(bar.closest('li') as HTMLElement)
      act(() => tell(500, 1000))
      expect(bar).toHaveValue(0)
      expect(row.queryByText(/B\/s$/)).toBeNull()
      vi.setSystemTime(Date.now() + 1000)
      act(() => tell(600, 1000))
      expect(bar).toHaveValue(60)
      expect(row.getByText(/^\d KB\/s$/)).toBeVisible()
      act(() => tell(700, 1000))
      expect(bar).toHaveValue(60)
    })
  })
})

describe('the rules', () => {
  it.each([
    [['pdf', '.Doc'], 'a.PDF', true],
    [['pdf', '.Doc'], 'a.doc', true],
    ['png, jpg', 'a.JPG', true],
    ['png, jpg', 'a.jpg.exe', false],
    ['png', 'png', false],
    [/\.(docx?|pdf)$/, 'A.DOCX', true],
    [/\.pdf$/g, 'a.exe', false],
  ])('%s against %s', (extensions, name, allowed) => {
    expect(allowsName({ extensions }, name)).toBe(allowed)
    expect(allowsName({ extensions }, name)).toBe(allowed)
  })

  it('writes sizes as the specification does', () => {
    expect([0, 1024, 1_048_575, 1_048_576, 2_621_440].map(fileSizeText)).toEqual([
      '0.1KB',
      '1.0KB',
      '1024.0KB',
      '1.0M',
      '2.5M',
    ])
    expect([2_097_152, 10_485_760, 307_200].map(limitText)).toEqual(['2MB', '10MB', '300KB'])
  })
})

describe('a field that is full', () => {
  it('offers no way to a further file where it is told so, and leaves who picked by keyboard at the file', async () => {
    render(<Sample hideWhenFull send={arrives} extra={<button type="button">用手机上传</button>} />)
    const user = userEvent.setup()
    const picker = screen.getByLabelText<HTMLInputElement>(/^权利证明/, { selector: 'input' })
    picker.focus()
    await user.upload(picker, pdf())
    expect(await screen.findByText('证明.pdf')).toBeVisible()
    await waitFor(() => expect(screen.getByText('点击选择文件')).not.toBeVisible())
    expect(screen.queryByRole('button', { name: '用手机上传' })).toBeNull()
    const remove = screen.getByRole('button', { name: /删除|移除/ })
    expect(remove).toHaveFocus()
    await user.click(remove)
    expect(screen.getByText('点击选择文件')).toBeVisible()
  })
})

describe('an uploaded file', () => {
  it('shows its thumbnail, which a press enlarges', async () => {
    const thumbnail = '/api/file/1/thumbnail?expires=9&signature=s'
    const { container } = render(<Sample send={async (file) => ({ ...stored(file), thumbnail })} />)
    await pick(pdf())
    const button = await screen.findByRole('button', { name: '放大 证明.pdf' })
    expect(container.querySelector('img')).toHaveAttribute('src', `${thumbnail}&width=96`)
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: '证明.pdf' })
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/api/file/1/view?expires=9&signature=s')
  })

  it('says what was changed about it, and lets another be picked in its place', async () => {
    const smaller = new File([new Uint8Array(1000)], '照片.jpg', { type: 'image/jpeg' })
    const onFiles = vi.fn()
    render(
      <Sample
        rule={{ ...rule, extensions: 'jpg' }}
        send={arrives}
        onFiles={onFiles}
        prepare={async () => ({ file: smaller, note: '已缩小到 1.6 MB' })}
      />,
    )
    await pick(new File([new Uint8Array(rule.maxBytes + 1)], '照片.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText(/已缩小到 1\.6 MB/)).toBeVisible()
    expect(onFiles).toHaveBeenLastCalledWith([stored(smaller)])
    const click = vi.spyOn(input(), 'click')
    await userEvent.click(screen.getByRole('button', { name: '用原图另选' }))
    expect(onFiles).toHaveBeenLastCalledWith([])
    expect(click).toHaveBeenCalledOnce()
  })

  it('that is too large is not sent, and the row offers a smaller copy and another file', async () => {
    const send = vi.fn(arrives)
    const copy = new File(['x'], '照片（压缩副本）.jpg', { type: 'image/jpeg' })
    render(
      <Sample
        rule={{ ...rule, extensions: 'jpg' }}
        send={send}
        smaller={async () => ({ file: copy, note: '压缩副本' })}
      />,
    )
    await pick(new File([new Uint8Array(rule.maxBytes + 1)], '照片.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('上传文件大小不能超过 2MB!')
    expect(screen.getByRole('button', { name: '另选一个 照片.jpg' })).toBeVisible()
    expect(send).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '另存一份小的再传 照片.jpg' }))
    expect(await screen.findByText(/^压缩副本/, { selector: 'p' })).toBeVisible()
    expect(send.mock.calls.map(([file]) => file)).toEqual([copy])
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('coarse'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
  })
  afterEach(() => vi.unstubAllGlobals())
  const photos = { ...rule, extensions: 'jpg,pdf', accept: '.jpg,.pdf', photos: 'image/*' }

  it('camera and album come first, and nothing is to be dragged', async () => {
    const { container } = render(<Sample rule={photos} send={arrives} />)
    const ways = screen.getAllByRole('button', { description: '权利证明' })
    expect(ways.map(({ textContent }) => textContent)).toEqual(['拍照', '从相册选', '选文件'])
    expect(container).not.toHaveTextContent('拖到这里')
    const opened: (string | null)[][] = []
    vi.spyOn(input(), 'click').mockImplementation(() => {
      opened.push([input().accept, input().getAttribute('capture')])
    })
    for (const name of ['拍照', '从相册选', '选文件']) await userEvent.click(screen.getByRole('button', { name }))
    expect(opened).toEqual([
      ['image/*', 'environment'],
      ['image/*', null],
      ['.jpg,.pdf', null],
    ])
  })

  it('a field for documents alone offers no camera', () => {
    render(<Sample send={arrives} />)
    expect(screen.queryByRole('button', { name: '拍照' })).toBeNull()
    expect(screen.getByRole('button', { name: '选文件' })).toBeVisible()
  })
})
