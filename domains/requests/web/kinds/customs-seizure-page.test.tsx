import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { submitSamples } from '../../contract/samples.ts'
import { refusal, signIn, stagePage } from '../../testing/page-stage.tsx'
import { CustomsSeizurePage } from './customs-seizure-page.tsx'

const submitCall = 'POST /api/submitIpForeignInfo'
const sample = submitSamples.customsSeizure
const boxes = {
  企业名称: sample.obligeeName,
  被查扣货物: sample.seizureProduct,
  查扣原因: sample.seizureReason,
  诉求: sample.appeal,
  联系人姓名: sample.lxrName,
  联系人电话: sample.lxrPhone,
}

/** 2026-11-23 12:30 in Beijing. */
const acceptanceDue = Date.parse('2026-11-23T12:30:00+08:00')
const stage = (submit: () => object | Promise<object> = () => ({ businessSn: 'KL20261120000001', acceptanceDue })) =>
  stagePage(<CustomsSeizurePage />, { path: '/home/customsSeizure', answers: { [submitCall]: submit } })

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
const fill = async (user: UserEvent, texts: Readonly<Record<string, string>> = boxes) => {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(box(name))
    await user.click(box(name))
    await user.paste(text)
  }
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: '提交申请' }))

afterEach(() => localStorage.clear())

describe('the customs seizure form', () => {
  it('begins with the company of the account, and never with a masked phone', async () => {
    stage()
    expect(box('企业名称')).toHaveValue('演示出口企业')
    expect(box('联系人电话')).toHaveValue('')
  })

  it('names every failure in order: the first as toast and focus, all in the summary, and sends nothing', async () => {
    const { user, callsOf } = stage()
    for (const name of Object.keys(boxes)) await user.clear(box(name))
    await submit(user)
    const messages = [
      '请输入企业名称',
      '请输入被查扣货物',
      '请输入查扣原因',
      '请输入您的诉求',
      '请输入联系人姓名',
      '请输入联系人电话',
    ]
    await screen.findByText('还有 6 处需要填写或修改')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      `还有 6 处需要填写或修改${messages.join('')}`,
      messages[0],
    ])
    await waitFor(() => expect(box('企业名称')).toHaveFocus())
    expect(box('企业名称')).toHaveAccessibleDescription('请输入企业名称')
    expect(callsOf(submitCall)).toEqual([])
    for (const [index, name] of Object.keys(boxes).entries()) {
      await waitFor(() => expect(box(name)).toHaveFocus())
      await fill(user, { [name]: Object.values(boxes)[index] ?? '' })
      if (index < 5) await submit(user)
    }
  })

  it('says on leaving a field what that field lacks', async () => {
    const { user } = stage()
    await user.click(box('联系人电话'))
    await user.keyboard('12')
    await user.tab()
    expect(await screen.findByText('联系电话须为 5 至 11 位，只能包含数字、+ 和 -')).toBeVisible()
    expect(box('诉求')).toBeValid()
  })

  it('sends what was filled in once, however often the button or Enter is pressed, and shows the number', async () => {
    let answer = (_: object): void => undefined
    const { user, callsOf } = stage(
      () =>
        new Promise<object>((resolve) => {
          answer = resolve
        }),
    )
    await fill(user)
    await submit(user)
    const button = await screen.findByRole('button', { name: '正在提交…' })
    await user.dblClick(button)
    await user.type(box('企业名称'), '{Enter}')
    expect(callsOf(submitCall)).toMatchObject([
      { name: submitCall, query: {}, body: { ...sample, voucher: [] }, key: expect.stringMatching(/^\w{32}$/) },
    ])
    await act(async () => answer({ businessSn: 'KL20261120000001', acceptanceDue }))
    const dialog = await screen.findByRole('alertdialog', { name: '提交成功！' })
    expect(dialog).toHaveTextContent('KL20261120000001')
    expect(callsOf(submitCall)).toHaveLength(1)
  })

  it('says after it by when it is accepted, copies the number, and leads to the matter', async () => {
    const { user, router } = stage()
    await fill(user)
    await submit(user)
    const dialog = await screen.findByRole('alertdialog', { name: '提交成功！' })
    expect(dialog).toHaveTextContent('预计 11 月 23 日 12:30 前受理')
    const names = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['复制业务编号', '继续提交', '返回首页'])
    await user.click(within(dialog).getByRole('button', { name: /复制/ }))
    expect(await navigator.clipboard.readText()).toBe('KL20261120000001')
    await user.click(within(dialog).getByRole('link', { name: '查看进度' }))
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/home/speedOfProgress',
        search: '?active=7&businessSn=KL20261120000001',
      }),
    )
  })

  it('starts over with an empty form and a new key, or goes home without asking', async () => {
    const { user, callsOf, router } = stage()
    await fill(user)
    await submit(user)
    await user.click(await screen.findByRole('button', { name: '继续提交' }))
    expect(box('被查扣货物')).toHaveValue('')
    expect(box('联系人电话')).toHaveValue('')
    await fill(user)
    await submit(user)
    await user.click(await screen.findByRole('button', { name: '返回首页' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/oneChains'))
    const keys = callsOf(submitCall).map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  it('keeps everything when no answer comes, and tries again with the same key', async () => {
    let isDown = true
    const { user, callsOf } = stage(() => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { businessSn: 'KL20261120000002', acceptanceDue }
    })
    await fill(user)
    await submit(user)
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(box('诉求')).toHaveValue(sample.appeal)
    isDown = false
    await user.click(retry)
    expect(await screen.findByText('KL20261120000002')).toBeVisible()
    const [first, second] = callsOf(submitCall)
    expect(second?.key).toBe(first?.key)
  })

  it('shows what the server refuses beside its field', async () => {
    const { user } = stage(() =>
      refusal(400, 'U00400', '附件地址无效，请重新上传', {
        fields: [{ path: 'seizureProduct', msg: '货物名称有误' }],
      }),
    )
    await fill(user)
    await submit(user)
    await waitFor(() => expect(box('被查扣货物')).toHaveAccessibleDescription(/货物名称有误/))
  })

  it('asks before a filled form is left, and not before an empty one', async () => {
    const { user, router } = stage()
    await fill(user, { 诉求: '半句' })
    await user.tab()
    await user.click(screen.getByRole('link', { name: '首页' }))
    await user.click(await screen.findByRole('button', { name: '继续填写' }))
    expect(box('诉求')).toHaveValue('半句')
    expect(router.state.location.pathname).toBe('/home/customsSeizure')
    await user.click(screen.getByRole('link', { name: '首页' }))
    await user.click(await screen.findByRole('button', { name: '离开' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/oneChains'))
  })

  it('loses nothing when the session ends in mid-form: not even the phone', async () => {
    const { user, router } = stage(() => refusal(401, 'U00015', '登录已失效，请重新登录'))
    await fill(user)
    await submit(user)
    // Until the form is off the page: the router knows the address earlier, and the form would hold up a step back.
    await screen.findByText('别的页面')
    expect(router.state.location.pathname).toBe('/login')
    expect(screen.queryByText('离开此页？')).toBeNull()
    act(() => {
      signIn()
      window.dispatchEvent(new StorageEvent('storage', { key: 'onechain_token' }))
    })
    await act(() => router.navigate('/home/customsSeizure'))
    await screen.findByRole('textbox', { name: /诉求/ })
    for (const [name, text] of Object.entries(boxes)) expect(box(name)).toHaveValue(text)
  })
})

describe('the draft of the form', () => {
  it('is written after 30 s without phone and file, and offered on the next visit', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const first = stage()
    await fill(first.user)
    act(() => void vi.advanceTimersByTime(30_000))
    vi.useRealTimers()
    const stored = JSON.stringify({ ...localStorage })
    expect(stored).toContain(sample.seizureReason)
    expect(stored).not.toContain(sample.lxrPhone)
    await first.user.click(screen.getByRole('link', { name: '首页' }))
    await first.user.click(await screen.findByRole('button', { name: '离开' }))
    await screen.findByText('别的页面')
    act(() => void first.router.navigate('/home/customsSeizure'))
    await screen.findByText(/保存的草稿/)
    expect(box('诉求')).toHaveValue('')
    await first.user.click(screen.getByRole('button', { name: '恢复草稿' }))
    expect(box('诉求')).toHaveValue(sample.appeal)
    expect(box('联系人电话')).toHaveValue('')
  })
})

describe('the help beside the form', () => {
  it('states law only with its source and the day it was read', () => {
    stage()
    const rules = within(screen.getByRole('region', { name: '相关规定' })).getAllByRole('listitem')
    expect(rules.length).toBeGreaterThan(3)
    for (const rule of rules)
      expect(rule).toHaveTextContent(/依据：《知识产权海关保护条例》.*第.+条；核对于 \d{4}-\d{2}-\d{2}/)
  })
})
