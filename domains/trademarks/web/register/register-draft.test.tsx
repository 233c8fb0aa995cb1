import { removeAllDrafts } from '@portal/platform/web'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { helpAskedAnswer, submittedAnswer } from '../../contract/order-samples.ts'
import { offerFilled, sendFrom, toConfirm, typeName, uploadSample } from '../../testing/fill-register.tsx'
import { customer, refusal, signInAs, stagePage } from '../../testing/page-stage.ts'
import { formPath } from '../paths.ts'
import { DomesticPage, InternationalPage } from './register-pages.tsx'

const helpCall = 'POST /api/trademarkHelp'
const submitCall = 'POST /api/submitTradeMarkInfo'

type Options = { kind?: TrademarkKind; visitor?: boolean; answers?: Record<string, () => object> }
const stage = async ({ kind = 'sbzc', visitor = false, answers = {} }: Options = {}) => {
  const page = kind === 'sbzc' ? <DomesticPage /> : <InternationalPage />
  const staged = stagePage(page, { at: formPath(kind), answers, visitor })
  await screen.findByRole('form')
  return staged
}
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const box = (name: RegExp) => screen.getByRole('textbox', { name })

beforeEach(removeAllDrafts)
afterEach(() => localStorage.clear())

describe('the draft of a registration', () => {
  it.each(['sbzc', 'gjsbzc'] as const)(
    'of %s is kept whole in the account, and here without phone, ID number and files',
    async (kind) => {
      const head = { id: 'd1', version: 1, form: `trademark-${kind}`, title: '', page: '', savedAt: 1, device: '' }
      offerFilled(kind, { licence: [uploadSample('licence')] })
      const { user, callsOf } = await stage({ kind, answers: { 'PUT /api/drafts/{form}': () => head } })
      await typeName(user)
      hide()
      const [saved] = callsOf(`PUT /api/drafts/trademark-${kind}`)
      expect(saved?.body).toMatchObject({
        values: {
          trademark_name: '演示星辰',
          idNo: '91330200MA0000000X',
          contacts: [{ contactPhone: '13800000000' }],
          licence: [{ id: 'licence' }],
        },
      })
      const local = JSON.parse(localStorage.getItem(`draft:u1:trademark-${kind}`) ?? '{}').value
      expect(local).toMatchObject({ trademark_name: '演示星辰', address: '演示·浙江省宁波市某路 1 号' })
      for (const never of ['idNo', 'contacts', 'licence', 'proxy_url', 'standby1'])
        expect(local).not.toHaveProperty(never)
    },
  )

  it('that another device began is gone on with here, its uploads too', async () => {
    const values = {
      trademark_name: '演示远帆',
      contacts: [
        { contact_name: '甲', contactPhone: '13800000001' },
        { contact_name: '乙', contactPhone: '13800000002' },
      ],
      proxy_url: [uploadSample('proxy', '委托书.pdf')],
    }
    const head = {
      id: 'd1',
      version: 3,
      form: 'trademark-sbzc',
      title: '国内商标注册',
      page: '/home/oneRegister?active=sbzc',
      savedAt: Date.now(),
      device: 'Chrome · Windows',
    }
    const { user } = await stage({
      answers: {
        'GET /api/drafts': () => ({ elements: [head] }),
        'GET /api/drafts/{form}': () => ({ ...head, values, lostFiles: 0 }),
      },
    })
    await user.click(await screen.findByRole('button', { name: '恢复草稿' }))
    await waitFor(() => expect(box(/^商标名称/)).toHaveValue('演示远帆'))
    expect(box(/^联系人 2/)).toHaveValue('乙')
    expect(await screen.findByText('委托书.pdf')).toBeVisible()
  })
})

describe('a visitor', () => {
  it('goes to the login when he submits, and comes back to all that he typed', async () => {
    offerFilled('sbzc')
    const staged = await stage({ visitor: true, answers: { [submitCall]: () => submittedAnswer() } })
    const { user } = staged
    expect(screen.getAllByRole('button', { name: '登录后上传' }).length).toBeGreaterThan(0)
    await typeName(user)
    await toConfirm(user)
    await user.click(screen.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(staged.here()).toBe(`/login?return_url=${encodeURIComponent(formPath('sbzc'))}`))
    expect(staged.callsOf(submitCall)).toEqual([])
    act(() => signInAs(customer))
    await act(() => staged.router.navigate(formPath('sbzc')))
    await waitFor(() => expect(box(/^商标名称/)).toHaveValue('演示星辰'))
    expect(box(/^联系电话/)).toHaveValue('13800000000')
    await toConfirm(user)
    await sendFrom(user, '提交')
    expect(await screen.findByRole('alertdialog', { name: '提交成功' })).toBeVisible()
  })
})

describe('contacts', () => {
  it('are one to three sets, which can be added and taken away', async () => {
    const { user } = await stage()
    const add = () => user.click(screen.getByRole('button', { name: '添加联系人' }))
    expect(screen.queryByRole('button', { name: /^删除联系人/ })).toBeNull()
    await user.type(box(/^联系人/), '甲')
    await add()
    expect(box(/^联系人 2/)).toHaveFocus()
    await user.type(box(/^联系人 2/), '乙')
    await add()
    expect(screen.queryByRole('button', { name: '添加联系人' })).toBeNull()
    screen.getByText('最多添加 3 组联系人。')
    await user.click(screen.getByRole('button', { name: '删除联系人 1' }))
    expect(box(/^联系人 1/)).toHaveValue('乙')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await waitFor(() => expect(box(/^联系电话 2/)).toHaveAccessibleDescription(/请输入联系电话/))
    await user.type(box(/^联系电话 1/), '12a')
    expect(box(/^联系电话 1/)).toHaveAccessibleDescription(/联系电话只能输入数字，最多11位/)
  })
})

describe('专家协助', () => {
  it('asks that an expert calls, and says by when in working time', async () => {
    vi.setSystemTime('2026-11-18T10:00:00+08:00')
    const words = '今天的求助已达上限，请明天再试'
    const answers = [refusal(429, 'U00429', words), helpAskedAnswer()]
    const { user, callsOf } = await stage({ answers: { [helpCall]: () => answers.shift() as object } })
    await user.type(box(/^联系电话/), '13800000000')
    await user.click(screen.getByRole('button', { name: '求助' }))
    const dialog = within(await screen.findByRole('dialog', { name: '专家协助' }))
    dialog.getByText('本服务由第三方机构提供，可能产生费用，专家将在 30 分钟内致电。')
    expect(dialog.getByRole('textbox', { name: /^联系电话/ })).toHaveValue('13800000000')
    const ask = dialog.getByRole('button', { name: '请专家致电' })
    await user.click(ask)
    expect(dialog.getByRole('textbox', { name: /^联系人/ })).toHaveAccessibleDescription(/请输入联系人/)
    await user.type(dialog.getByRole('textbox', { name: /^联系人/ }), '演示·王女士')
    await user.click(ask)
    expect(await dialog.findByText(words)).toBeVisible()
    await user.click(ask)
    expect(await screen.findByText('专家最迟 11 月 19 日 09:30 前给您致电（按工作时间）。')).toBeVisible()
    expect(callsOf(helpCall).at(-1)?.body).toEqual({
      contact_name: '演示·王女士',
      contactPhone: '13800000000',
      question: '',
    })
  })

  it('asks a visitor to sign in first', async () => {
    const { user, here } = await stage({ visitor: true })
    await user.click(screen.getByRole('button', { name: '求助' }))
    await waitFor(() => expect(here()).toContain('/login'))
  })
})

describe('help at the fields', () => {
  it('explains each of them, with the law while it is in force', async () => {
    vi.setSystemTime('2026-11-18T10:00:00+08:00')
    const { user } = await stage()
    const topics = [
      '商标类型怎么选',
      '商标名称怎么填',
      '图样颜色怎么选',
      '商标说明怎么写',
      '委托书是什么',
      '类别怎么选',
      '小项怎么选',
    ]
    for (const title of topics) {
      await user.click(screen.getByRole('button', { name: title }))
      const dialog = within(await screen.findByRole('dialog', { name: title }))
      if (title === '商标名称怎么填') dialog.getByText(/《商标法》（2019 年修正）第十条/)
      await user.click(dialog.getByRole('button', { name: '知道了' }))
    }
  })
})
