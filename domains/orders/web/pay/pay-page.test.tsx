import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OrderDetail, OrderStanding, PayAnswer } from '../../contract/order.ts'
import { orderAnswer, payAnswerOf, placedAt, standingAnswer } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { PayPage } from './pay-page.tsx'
import { ResultPage } from './result-page.tsx'

const order = '/api/orders/DD20261118000001'
const at = '/home/orders/DD20261118000001'

type Given = { detail?: Partial<OrderDetail>; standing?: () => Partial<OrderStanding>; pay?: Partial<PayAnswer> }

const answersOf = ({ detail = {}, standing = () => ({}), pay = {} }: Given) => ({
  [`GET ${order}`]: () => orderAnswer(detail),
  [`GET ${order}/standing`]: () => standingAnswer(standing()),
  [`POST ${order}/check`]: () => standingAnswer(standing()),
  [`POST ${order}/pay`]: () => payAnswerOf(pay),
  'POST /api/demonstration/pay': () => ({}),
})
const stage = (given: Given = {}) =>
  stagePage(<PayPage />, { path: '/home/orders/:orderNo/pay', at: `${at}/pay`, answers: answersOf(given) })
const choose = async ({ user }: ReturnType<typeof stage>, way: RegExp, button: string) => {
  await user.click(await screen.findByRole('radio', { name: way }))
  await user.click(screen.getByRole('button', { name: button }))
}

describe('paying', () => {
  it('by the demonstration’s way says that no money moves, and turns to the result by itself', async () => {
    let isPaid = false
    const page = stage({ standing: () => (isPaid ? { state: 1, paidAmount: '3450.55', dueAmount: '0.00' } : {}) })
    await choose(page, /演示付款/, '下一步')
    expect(await screen.findByText('演示付款，不涉及任何资金', { selector: 'p' })).toBeVisible()
    isPaid = true
    await page.user.click(screen.getByRole('button', { name: '完成演示付款' }))
    await expect.poll(page.here).toBe(`${at}/result`)
    expect(page.callsOf('POST /api/demonstration/pay')[0]?.body).toEqual({ paymentNo: 'DD2026111800000101' })
  })

  it('by transfer shows the account and the note, each with a button that copies it', async () => {
    const payee = { name: '演示账户', account: '0000 1111', bank: '演示银行', cnaps: '000000000000' }
    const page = stage({ pay: { way: 'bankTransfer', payee, remittanceNote: '1234567897' } })
    await choose(page, /银行转账/, '查看收款账户')
    expect(await screen.findByText('1234567897')).toBeVisible()
    for (const what of ['附言', '户名', '账号', '开户行', '联行号', '金额'])
      expect(screen.getByRole('button', { name: `复制${what}` })).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: '复制账号' }))
    expect(await navigator.clipboard.readText()).toBe('00001111')
    await page.user.click(screen.getByRole('button', { name: '我已付款，查询结果' }))
    expect(await screen.findByText('还没有查到付款结果，到账后这一页会自动更新')).toBeVisible()
  })

  it('takes slips of a transfer, up to five', async () => {
    const slip = { createTime: placedAt, file: { url: '/api/file/1', fileName: '回单.pdf', viewUrl: null } }
    const slips = [1, 2, 3, 4, 5].map((id) => ({ ...slip, id: String(id) })) as unknown as OrderDetail['slips']
    const payee = { name: '演示账户', account: '0000 1111', bank: '演示银行', cnaps: '000000000000' }
    const page = stage({ detail: { slips }, pay: { way: 'bankTransfer', payee, remittanceNote: '1234567897' } })
    await choose(page, /银行转账/, '查看收款账户')
    expect(await screen.findAllByRole('link', { name: '回单.pdf' })).toHaveLength(5)
    expect(screen.queryByRole('group', { name: '上传凭证' })).toBeNull()
  })

  it('by a code shows it, and by a gateway’s page the way there', async () => {
    const open = (way: 'wechatNative' | 'alipayPage') => ({ ways: [{ way, open: true, reason: '' }] })
    const code = stage({ detail: open('wechatNative'), pay: { way: 'wechatNative', codeUrl: 'weixin://wxpay/1' } })
    await choose(code, /微信支付/, '下一步')
    expect(await screen.findByRole('img', { name: '微信支付付款码' })).toBeVisible()
    await act(async () => void code.router.navigate('/elsewhere'))
    const there = stage({
      detail: open('alipayPage'),
      pay: { way: 'alipayPage', redirectUrl: 'https://pay.example/1' },
    })
    await choose(there, /支付宝/, '下一步')
    expect(await screen.findByRole('link', { name: '去支付宝付款' })).toHaveAttribute('href', 'https://pay.example/1')
  })

  describe('in WeChat', () => {
    const jsapi = {
      ...{ appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=p', signType: 'RSA', paySign: 's' },
    }
    const open = { ways: [{ way: 'wechatJsapi', open: true, reason: '' }] } as const satisfies Given['detail']
    afterEach(() => {
      vi.restoreAllMocks()
      delete window.WeixinJSBridge
    })

    it('asks WeChat first who pays', async () => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0')
      const page = stage({ detail: open, pay: { way: 'wechatJsapi', redirectUrl: 'https://consent.example/1' } })
      await choose(page, /微信支付/, '下一步')
      const link = await screen.findByRole('link', { name: '去微信确认' })
      expect(link).toHaveAttribute('href', 'https://consent.example/1')
    })

    it('goes on with what WeChat says of the payer, opens its sheet, and asks the gateway whether it is paid', async () => {
      window.history.replaceState(null, '', '/?code=c1&state=s1#/home')
      const told = ['get_brand_wcpay_request:cancel', 'get_brand_wcpay_request:fail', 'get_brand_wcpay_request:ok']
      const invoke = vi.fn((_: string, __: object, tell: (answer: object) => void) => tell({ err_msg: told.shift() }))
      window.WeixinJSBridge = { invoke }
      const page = stage({ detail: open, pay: { way: 'wechatJsapi', jsapi } })
      const button = await screen.findByRole('button', { name: '微信支付 ¥3,450.55' })
      expect(page.callsOf(`POST ${order}/pay`).map(({ body }) => body)).toEqual([
        { way: 'wechatJsapi', code: 'c1', state: 's1' },
      ])
      expect(window.location.href).toMatch(/\/#\/home$/)
      await page.user.click(button)
      expect(await screen.findByText('您没有完成付款，可以再次付款。')).toBeVisible()
      await page.user.click(button)
      expect(await screen.findByText('微信没有打开付款，请重试，或换一种方式。')).toBeVisible()
      expect(page.callsOf(`POST ${order}/check`)).toHaveLength(0)
      await page.user.click(button)
      await expect.poll(() => page.callsOf(`POST ${order}/check`)).toHaveLength(1)
      expect(invoke).toHaveBeenLastCalledWith('getBrandWCPayRequest', jsapi, expect.any(Function))
    })
  })

  it('offers only ways that are open, and says where none is', async () => {
    stage({ detail: { ways: [{ way: 'bankTransfer', open: false, reason: '订单不是待付款状态' }] } })
    expect(await screen.findByText(/暂时没有可用的支付方式/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('of part of the money says what is missing, also to who does not see', async () => {
    const expiresAt = placedAt + 73.5 * 3_600_000
    stage({ detail: { expiresAt }, standing: () => ({ paidAmount: '1000.00', dueAmount: '2450.55' }) })
    const words = '已收到 ¥1,000.00，还差 ¥2,450.55'
    expect(await screen.findByText(words, { selector: '[role=status]' })).toBeInTheDocument()
    expect(screen.getByText('还剩 3 天 1 小时')).toBeInTheDocument()
  })

  it('of an order that is paid goes on to the result', async () => {
    const { here } = stage({ detail: { state: 1 } })
    await expect.poll(here).toBe(`${at}/result`)
  })
})

describe('the result', () => {
  const result = (given: Given) =>
    stagePage(<ResultPage applications={{}} />, {
      path: '/home/orders/:orderNo/result',
      at: `${at}/result`,
      answers: answersOf(given),
    })

  it.each<[string, Given, string, string]>([
    ['paid', { standing: () => ({ state: 1, paidAmount: '3450.55' }) }, '已付款 ¥3,450.55', '查看订单'],
    ['not yet', {}, '正在查询付款结果', '继续付款'],
    ['closed', { standing: () => ({ state: -1 }) }, '订单已关闭', '查看订单'],
  ])('%s', async (_, given, words, way) => {
    result(given)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toBeVisible()
  })
})
