import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Challenge } from '../contract/proof.ts'
import { messageRowSample, messageSample } from '../contract/samples.ts'
import { refusal, stagePage } from '../testing/page-stage.tsx'

const page = '/home/leavingAMessage'
const submitCall = 'POST /api/submitleavemessage'
const sent = { id: 'LY20261118000009', replyBy: Date.parse('2026-11-20T10:02:00+08:00'), key: 'k'.repeat(40) }
const challenge = {
  parameters: {
    algorithm: 'SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    data: { caller: 'c', until: 1 },
  },
  signature: 's',
} satisfies Challenge

/** A worker that answers what a real one would, at once. */
class SteadyWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { counter: 7, derivedKey: '00ff' } })))
  }
  terminate() {
    this.dispatchEvent(new Event('ended'))
  }
}

afterEach(() => localStorage.clear())

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const fillIn = async (user: UserEvent, { title = messageSample.title, content = messageSample.content } = {}) => {
  await user.type(field(/^标题/), title)
  await user.clear(field(/^姓名/))
  await user.type(field(/^姓名/), messageSample.lyName)
  await user.clear(field(/^邮箱/))
  await user.type(field(/^邮箱/), messageSample.lyEmail)
  await user.type(field(/^内容/), content)
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: '提交留言' }))

describe('writing a message', () => {
  it('says by when it is answered and how that is counted, before anything is written', async () => {
    await stagePage({ at: page })
    expect(await screen.findByText(/^(2026 年 )?11 月 20 日 10:02$/)).toBeVisible()
    expect(screen.getByText(/48 小时内答复，自收到后的下一班次开始起连续计算/)).toBeVisible()
    expect(screen.getByText(/修改或删除时，在留言处注明时间和原因/)).toBeVisible()
    expect(screen.getByText('请勿写入商业秘密、证件号码和银行卡号')).toBeVisible()
  })

  it('begins with the matter that a question is about: its title names it, and the question is still to be written', async () => {
    const subject = 'KL20261118000001 海关查扣 · 演示·太阳镜 1,200 副'
    await stagePage({ at: `${page}?subject=${encodeURIComponent(subject)}` })
    expect(field(/^标题/)).toHaveValue(subject)
    expect(field(/^内容/)).toHaveValue('')
  })

  it('begins with the question that the address brings, which the search could not answer', async () => {
    const question = '巴西香水瓶形状能不能注册'
    await stagePage({ at: `${page}?question=${encodeURIComponent(question)}` })
    expect(field(/^标题/)).toHaveValue(question)
    expect(field(/^内容/)).toHaveValue(question)
  })

  it('is open for writing when the time cannot be shown', async () => {
    await stagePage({
      at: page,
      answers: { 'GET /api/messageTerms': () => refusal(503, 'U00500', '系统繁忙，请稍后再试') },
    })
    expect(await screen.findByText('暂时无法显示，提交后告诉您')).toBeVisible()
    expect(screen.getByRole('button', { name: '提交留言' })).toBeEnabled()
  })

  it('names what is missing in order, the first as a toast', async () => {
    const { user, callsOf } = await stagePage({ at: page })
    await send(user)
    const summary = (await screen.findByText('还有 4 处需要填写或修改')).closest<HTMLElement>('[role=alert]')
    expect(
      within(summary ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['请输入标题', '请输入姓名', '请输入邮箱', '请填写内容'])
    expect(callsOf(submitCall)).toEqual([])
  })

  it('goes out with the proof that was worked out while the visitor typed', async () => {
    vi.stubGlobal('Worker', SteadyWorker)
    const { user, callsOf } = await stagePage({
      at: page,
      answers: { 'GET /api/messageChallenge': () => challenge, [submitCall]: () => sent },
    })
    await fillIn(user)
    await send(user)
    const dialog = await screen.findByRole('alertdialog', { name: '提交成功!' })
    expect(dialog).toHaveTextContent('留言编号 LY20261118000009')
    expect(dialog).toHaveTextContent(/最迟 (2026 年 )?11 月 20 日 10:02 前答复/)
    expect(within(dialog).getByRole('link', { name: '查看这条留言' }).getAttribute('href')).toContain(`key=${sent.key}`)
    const [call] = callsOf(submitCall)
    const { proof, ...body } = { proof: '', ...(call?.body as object | undefined) }
    expect(body).toEqual({ ...messageSample, proof: undefined })
    expect(JSON.parse(atob(String(proof)))).toEqual({ challenge, solution: { counter: 7, derivedKey: '00ff' } })
    expect(callsOf('GET /api/messageChallenge')).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: '继续留言' }))
    expect(field(/^标题/)).toHaveValue('')
  })

  it('goes out without a proof where none could be worked out, and a repetition is the same', async () => {
    let refusals = 1
    const { user, callsOf } = await stagePage({
      at: page,
      answers: {
        'GET /api/messageChallenge': () => refusal(503, 'U00500', '系统繁忙，请稍后再试'),
        [submitCall]: () => {
          refusals -= 1
          if (refusals >= 0) throw new TypeError('the line is down')
          return sent
        },
      },
    })
    await fillIn(user)
    await send(user)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    await screen.findByRole('alertdialog', { name: '提交成功!' })
    const [first, second] = callsOf(submitCall)
    expect([second?.body, second?.key]).toEqual([first?.body, first?.key])
    expect(first?.body).toMatchObject({ proof: '' })
  })

  it('asks no work of a signed-in user, whose address stands there; his user name is not taken for his name', async () => {
    const { user, callsOf } = await stagePage({
      at: page,
      isSignedIn: true,
      answers: { [submitCall]: () => ({ ...sent, key: null }) },
    })
    await waitFor(() => expect(field(/^邮箱/)).toHaveValue('demo@example.com'))
    expect(field(/^姓名/)).toHaveValue('')
    await fillIn(user)
    await send(user)
    const dialog = await screen.findByRole('alertdialog', { name: '提交成功!' })
    expect(within(dialog).getByRole('link', { name: '我的留言' })).toBeVisible()
    expect(callsOf('GET /api/messageChallenge')).toEqual([])
  })

  it('warns gently of personal data and offers what others were answered', async () => {
    const { user, callsOf } = await stagePage({
      at: page,
      isSignedIn: true,
      answers: { 'POST /api/similarMessages': () => ({ elements: [messageRowSample] }) },
    })
    await user.type(field(/^标题/), '海关备案材料')
    await user.type(field(/^内容/), '请打 138 0000 1234')
    expect(screen.getByText(/好像有手机号，建议删去；不影响提交/)).toBeVisible()
    const found = (await screen.findByText('这些问题已有答复')).closest('section') ?? document.body
    await user.click(within(found).getByText(messageRowSample.title))
    expect(within(found).getByText(String(messageRowSample.reply))).toBeVisible()
    await waitFor(() => expect(callsOf('POST /api/similarMessages').length).toBeLessThanOrEqual(3))
  })
})

describe('reading', () => {
  it('keeps a question folded with its answer, and shows the operator’s notes', async () => {
    const edited = { time: messageRowSample.createTime, reason: '隐去电话号码' }
    const removed = {
      ...messageRowSample,
      id: 'LY2',
      title: '',
      content: '',
      reply: null,
      removed: { ...edited, reason: '广告' },
    }
    const { user, here, callsOf } = await stagePage({
      at: `${page}?activeName=name2`,
      answers: {
        'GET /api/leaveMessages': () => ({ elements: [{ ...messageRowSample, edited }, removed], totalElements: 2 }),
      },
    })
    await user.click(await screen.findByText(messageRowSample.title))
    expect(screen.getByText(/修改过这条留言：隐去电话号码/)).toBeVisible()
    expect(screen.getByText(/^运营方删除了这条留言：广告/)).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: '关键词' }), '备案{Enter}')
    await waitFor(() => expect(callsOf('GET /api/leaveMessages').at(-1)?.query.keyword).toBe('备案'))
    expect(here()).toContain('activeName=name2')
  })

  it('asks a visitor to log in for his own, or opens the one whose link he has', async () => {
    await stagePage({ at: `${page}?activeName=name1` })
    expect((await screen.findByRole('link', { name: '去登录' })).getAttribute('href')).toContain(
      encodeURIComponent('activeName=name1'),
    )
  })

  it('opens one message by its link', async () => {
    const { callsOf } = await stagePage({
      at: `${page}?activeName=name1&id=LY1&key=abc`,
      answers: { 'GET /api/leaveMessage': () => ({ ...messageRowSample, published: false }) },
    })
    expect(await screen.findByText(/仅您可见/)).toBeVisible()
    expect(callsOf('GET /api/leaveMessage')[0]?.query).toEqual({ id: 'LY1', key: 'abc' })
  })

  it('shows one’s own with where they stand', async () => {
    const waiting = {
      ...messageRowSample,
      id: 'LY3',
      reply: null,
      replyTime: null,
      state: 'waiting',
      replyBy: sent.replyBy,
    }
    await stagePage({
      at: `${page}?activeName=name1`,
      isSignedIn: true,
      answers: { 'GET /api/leaveMessages': () => ({ elements: [waiting], totalElements: 1 }) },
    })
    expect(await screen.findByText(/^最迟 (2026 年 )?11 月 20 日 10:02 前答复$/)).toBeVisible()
    expect(screen.getByText('等待答复')).toBeVisible()
  })
})
