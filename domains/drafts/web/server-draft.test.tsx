import { Form, FormField, type OrderedForm, setSession, TextInput, Toasts, useOrderedForm } from '@portal/platform/web'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Draft } from '../contract/draft.ts'
import { DraftNote } from './draft-note.tsx'
import { ServerDraftNotice } from './server-draft-notice.tsx'
import { type ServerDraft, useServerDraft } from './use-server-draft.ts'

type Value = { name: string; phone: string; proof: { fileName: string; url: string }[] }
const schema = z.object({ name: z.string(), phone: z.string(), proof: z.array(z.unknown()) })
const empty: Value = { name: '', phone: '', proof: [] }
const labels = { name: '名称', phone: '电话', proof: '附件' }
const savedAt = Date.parse('2026-11-20T10:02:00+08:00')

const draftOf = (values: Partial<Value>, changes: Partial<Draft> = {}): Draft => ({
  id: 'd1',
  version: 3,
  form: 'filing',
  title: '样本',
  page: '/home/sample',
  savedAt,
  device: 'Safari · iPhone',
  values: { ...empty, ...values },
  lostFiles: 0,
  ...changes,
})

const wordsOf = async (values: Readonly<Record<string, unknown>>) => ({ phone: values.phone === '2' ? '两' : '' })

let form: OrderedForm<Value>
let draft: ServerDraft
function Sample() {
  form = useOrderedForm({ schema, defaults: empty, send: async () => undefined })
  draft = useServerDraft({ key: 'filing', form, title: '样本', labels, wordsOf, omit: ['phone', 'proof'] })
  return (
    <>
      <ServerDraftNotice draft={draft} />
      <Form form={form} label="样本">
        <FormField form={form} name="name" label="名称">
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormField form={form} name="phone" label="电话">
          {(control) => <TextInput {...control} />}
        </FormField>
      </Form>
      <DraftNote draft={draft} />
    </>
  )
}

/** The drafts in the account, as this test's server holds them. */
let account: Draft | undefined
let token: string | undefined
type Sent = { method: string; body: { base?: { id: string; version: number }; values: Value }; keepalive: boolean }
let sent: Sent[]
let isDown: boolean

const head = ({ values: _, lostFiles: __, ...rest }: Draft) => rest
const refusal = (status: number, code: string, current?: Draft) =>
  Response.json({ status: code, code: 'fail', msg: `拒绝 ${code}`, ...(current && { current }) }, { status })

const answer = (method: string, url: URL, body: Sent['body']): Response => {
  if (isDown) throw new TypeError('offline')
  if (url.pathname === '/api/drafts') return Response.json({ elements: account ? [head(account)] : [] })
  const named = method === 'DELETE' ? Object.fromEntries(url.searchParams) : body?.base
  const isKnown = named && account?.id === named.id && account.version === Number(named.version)
  if (method === 'GET') return account ? Response.json(account) : refusal(404, 'U00404')
  if (named && !account) return refusal(404, 'U00404')
  if (account && !isKnown) return refusal(409, 'U00409', account)
  if (method === 'DELETE') {
    account = undefined
    return Response.json({})
  }
  account = draftOf(body.values, { version: (account?.version ?? 0) + 1, device: 'Chrome · Linux' })
  return Response.json(head(account))
}

const stage = async () => {
  const router = createMemoryRouter([{ path: '*', element: <Sample /> }], { initialEntries: ['/home/sample'] })
  const shown = render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  return shown
}
const fill = (values: Partial<Value>) =>
  act(() => {
    for (const [name, part] of Object.entries(values)) form.rhf.setValue(name as keyof Value, part)
  })
/** Fills fields in with new default values, as a page does once it has heard from the account. */
const prefillLate = (values: Partial<Value>) =>
  act(() => {
    for (const [name, part] of Object.entries(values))
      form.rhf.resetField(name as keyof Value, { defaultValue: part as string })
  })
const halfMinute = () => act(() => vi.advanceTimersByTimeAsync(30_000))
const settle = () => act(() => vi.advanceTimersByTimeAsync(50))
const press = async (name: string | RegExp) => {
  act(() => screen.getByRole('button', { name }).click())
  await settle()
}
const saves = () => sent.filter(({ method }) => method === 'PUT')
const box = (name: string) => screen.getByRole('textbox', { name })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: savedAt + 3600_000 })
  ;[account, token, sent, isDown] = [undefined, 't', [], false]
  setSession({ token: () => token, userId: () => 'u1', onEnded: () => undefined })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ method: init.method ?? 'GET', body, keepalive: init.keepalive === true })
    return answer(init.method ?? 'GET', new URL(address, 'http://localhost'), body)
  })
})
afterEach(() => localStorage.clear())

describe('saving', () => {
  it('sends nothing of an untouched form, and a changed one whole every 30 s, naming the version it goes on from', async () => {
    await stage()
    await halfMinute()
    expect(saves()).toEqual([])
    fill({ name: '甲', phone: '13912345678' })
    await halfMinute()
    await halfMinute()
    fill({ name: '乙' })
    await halfMinute()
    expect(saves().map(({ body }) => [body.values.name, body.values.phone, body.base])).toEqual([
      ['甲', '13912345678', undefined],
      ['乙', '13912345678', { id: 'd1', version: 1 }],
    ])
    expect(screen.getByText(/草稿已保存到账号 11 月 20 日 10:02/)).toBeInTheDocument()
    expect(JSON.stringify({ ...localStorage })).not.toContain('13912345678')
  })

  it('sends nothing of a form that the account alone has filled in, a moment after it was there', async () => {
    const { unmount } = await stage()
    prefillLate({ name: '林晓', phone: '139****0000' })
    await halfMinute()
    unmount()
    await settle()
    expect(saves()).toEqual([])
  })

  it('saves when the form is left and when the tab is hidden, so that the page may go', async () => {
    const { unmount } = await stage()
    fill({ name: '甲' })
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await settle()
    fill({ name: '乙' })
    unmount()
    await settle()
    expect(saves().map(({ body, keepalive }) => [body.values.name, keepalive])).toEqual([
      ['甲', true],
      ['乙', true],
    ])
  })

  it('tries again when the server did not answer, and stays silent', async () => {
    await stage()
    isDown = true
    fill({ name: '甲' })
    await halfMinute()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByText(/网络|繁忙|失败/)).toBeNull()
    isDown = false
    await halfMinute()
    expect(account?.values.name).toBe('甲')
  })

  it('saves nothing for nobody', async () => {
    token = undefined
    await stage()
    fill({ name: '甲' })
    await halfMinute()
    expect(sent).toEqual([])
  })

  it('goes on with its own version after a session that ended in mid-form', async () => {
    const { unmount } = await stage()
    fill({ name: '甲' })
    await halfMinute()
    token = undefined
    unmount()
    token = 't2'
    await stage()
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull()
    fill({ name: '甲乙' })
    await halfMinute()
    expect(account?.values.name).toBe('甲乙')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a draft of another device', () => {
  it('is offered with time and device, and fills the form, phone and file included', async () => {
    account = draftOf({ name: '甲', phone: '13912345678', proof: [{ fileName: '通知.pdf', url: '/api/file/1' }] })
    await stage()
    expect(screen.getByText('您有一份 11 月 20 日 10:02 在 Safari · iPhone 保存的草稿')).toBeInTheDocument()
    expect(box('名称')).toHaveValue('')
    await press('恢复草稿')
    expect(box('名称')).toHaveValue('甲')
    expect(box('电话')).toHaveValue('13912345678')
    expect(form.rhf.getValues('proof')).toEqual([{ fileName: '通知.pdf', url: '/api/file/1' }])
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull()
    fill({ name: '甲乙' })
    await halfMinute()
    expect(saves()[0]?.body.base).toEqual({ id: 'd1', version: 3 })
  })

  it('does not replace what was typed beside the offer, or while it was on its way, before the user has chosen', async () => {
    account = draftOf({ name: '那里' })
    await stage()
    act(() => screen.getByRole('button', { name: '恢复草稿' }).click())
    fill({ name: '这里' })
    const dialog = await screen.findByRole('alertdialog', { name: '您的账号里还有一份草稿' })
    expect(dialog).toHaveTextContent('Safari · iPhone')
    expect(draft.values().name).toBe('这里')
    await press('用另一份')
    expect(box('名称')).toHaveValue('那里')
    fill({ name: '那里接着写' })
    await halfMinute()
    expect(saves()[0]?.body).toMatchObject({ base: { id: 'd1', version: 3 }, values: { name: '那里接着写' } })
  })

  it('says how many files are no more', async () => {
    account = draftOf({ name: '甲' }, { lostFiles: 1 })
    await stage()
    await press('恢复草稿')
    expect(screen.getByText('有 1 个附件已失效，请重新上传')).toBeInTheDocument()
  })

  it('不用了 deletes it, unless it was saved again meanwhile', async () => {
    account = draftOf({ name: '甲' })
    await stage()
    account = draftOf({ name: '甲乙' }, { version: 4 })
    await press('不用了')
    expect(account).toBeDefined()
    await press('不用了')
    expect(account).toBeUndefined()
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull()
  })

  it('stands beside what this browser kept later without a connection', async () => {
    localStorage.setItem('draft:u1:filing', JSON.stringify({ at: savedAt + 600_000, value: { name: '离线写的' } }))
    account = draftOf({ name: '甲' })
    await stage()
    await press(/恢复本机 11 月 20 日 10:12 的内容/)
    expect(box('名称')).toHaveValue('离线写的')
    await halfMinute()
    expect(await screen.findByRole('alertdialog', { name: '您的账号里还有一份草稿' })).toBeInTheDocument()
    expect(account?.values.name).toBe('甲')
  })
})

describe('two devices that write at once', () => {
  const clash = async () => {
    await stage()
    fill({ name: '这里', phone: '1' })
    await halfMinute()
    account = draftOf({ name: '那里', phone: '1' }, { version: 9 })
    fill({ name: '这里又改' })
    await halfMinute()
    return screen.findByRole('alertdialog', { name: '这份草稿在另一处也有改动' })
  }

  it('shows whose it is and, asked, what differs; nothing is overwritten before the choice', async () => {
    const dialog = await clash()
    expect(dialog).toHaveTextContent('11 月 20 日 10:02 在 Safari · iPhone 保存')
    await press('对比两份')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['内容这一份另一份', '名称这里又改那里'])
    await press('稍后再选')
    fill({ name: '还在写' })
    await halfMinute()
    expect(account?.values.name).toBe('那里')
    expect(screen.getByText('草稿暂停保存到账号')).toBeInTheDocument()
    await press('选择保留哪一份')
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  })

  it('compares codes by their words', async () => {
    await clash()
    fill({ phone: '2' })
    await press('对比两份')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.at(-1)).toHaveTextContent('电话两（空）')
  })

  it('用这一份 saves what stands here as the next version', async () => {
    await clash()
    await press('用这一份')
    expect(account?.values.name).toBe('这里又改')
    expect(saves().at(-1)?.body.base).toEqual({ id: 'd1', version: 9 })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('用另一份 fills the form with the other', async () => {
    await clash()
    await press('用另一份')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(box('名称')).toHaveValue('那里')
    fill({ name: '那里接着写' })
    await halfMinute()
    expect(account?.values.name).toBe('那里接着写')
  })

  it('learns that the form was sent or deleted elsewhere, and brings nothing back unasked', async () => {
    await stage()
    fill({ name: '甲' })
    await halfMinute()
    account = undefined
    fill({ name: '甲乙' })
    await halfMinute()
    expect(await screen.findByRole('alertdialog', { name: '这份草稿已在另一处提交或删除' })).toBeInTheDocument()
    await halfMinute()
    expect(account).toBeUndefined()
    await press('继续填写')
    expect(draft.values().name).toBe('甲乙')
    expect((account as Draft | undefined)?.values.name).toBe('甲乙')
  })

  it('清空此表单 leaves nothing', async () => {
    await stage()
    fill({ name: '甲' })
    await halfMinute()
    account = undefined
    fill({ name: '甲乙' })
    await halfMinute()
    await press('清空此表单')
    await halfMinute()
    expect(form.rhf.getValues('name')).toBe('')
    expect(account).toBeUndefined()
  })
})

describe('a form that was sent', () => {
  it('is saved no more, and a saving under way is taken back', async () => {
    const { unmount } = await stage()
    fill({ name: '甲' })
    let release: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      release = resolve
    })
    const plain = fetch
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (init.method === 'PUT') await waiting
      return plain(address, init)
    })
    await halfMinute()
    act(() => draft.finish())
    release()
    await settle()
    expect(account).toBeUndefined()
    act(() => form.startOver())
    await halfMinute()
    unmount()
    await settle()
    expect(account).toBeUndefined()
    expect(saves()).toHaveLength(1)
  })
})

it('在其他设备继续 saves at once and says how', async () => {
  await stage()
  fill({ name: '甲' })
  await press('在其他设备继续')
  expect(await screen.findByRole('dialog', { name: '在其他设备继续' })).toHaveTextContent('打开“样本”，选择“恢复草稿”')
  expect(account?.values.name).toBe('甲')
})
