import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expiringOrder } from './expiring-order.ts'
import { submitPatent } from './patent-apply.ts'
import { openSimulator, payAtGateway } from './payments-simulator.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { portalPort } from './portal-port.ts'
import { pdfOf } from './sample-files.ts'
import { toastOf } from './seizure-form.ts'

const paid = '已付款 ¥1,100.00'

test('an order is paid by transfer: its note in the statement is enough @phone', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username, token } = await register(request)
  const { orderNo } = await submitPatent(request, token)
  const page = await signedIn(username)
  await page.goto(`/#/home/orders/${orderNo}/pay`)
  await page.getByRole('radio', { name: /^银行转账/ }).check()
  await page.getByRole('button', { name: '查看收款账户' }).click()
  const note = (await page.getByText(/^\d{10}$/).textContent()) ?? ''
  await page.getByRole('button', { name: /复制附言/ }).click()
  await expectAccessible(page)
  await picture('pay-transfer', page)

  const desk = await signedIn('staff')
  const statement = [
    '交易日期,收入,对方户名,对方账号,摘要,交易流水号',
    `2026-11-20,1100.00,演示·宁波远帆进出口有限公司,6222000011112222,${note},演示${orderNo}`,
  ].join('\n')
  const bring = async (said: string) => {
    await desk.goto('/admin.html#/receipts')
    await desk.getByRole('button', { name: '导入流水' }).click()
    const dialog = desk.getByRole('dialog', { name: '导入银行流水' })
    const file = { name: '流水.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: '导入 1 笔收款' }).click()
    await expect(dialog.getByText(said)).toBeVisible()
    await dialog.getByRole('button', { name: '完成' }).click()
  }
  await bring('新入账 1 笔，其中 1 笔已自动认领')
  // The customer's page turns by itself.
  await expect(page.getByText(paid)).toBeVisible()
  await bring('新入账 0 笔')
})

test('an order is paid with WeChat, and the page turns by itself @both', async ({
  request,
  signedIn,
  newVisitor,
  baseURL,
  isMobile,
  picture,
}) => {
  const { username, token } = await register(request)
  const { orderNo } = await submitPatent(request, token)
  const page = await signedIn(username)
  await page.goto(`/#/home/orders/${orderNo}/pay`)
  await page.getByRole('radio', { name: /^微信/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  // A computer shows a code; a phone is led to WeChat itself.
  if (isMobile) await expect(page.getByRole('link', { name: /^去微信/ })).toHaveAttribute('href', /wx\.tenpay\.com/)
  else await expect(page.getByRole('img', { name: '微信支付付款码' })).toBeVisible()
  await picture('pay-wechat', page)
  const gateway = await newVisitor()
  await openSimulator(gateway, baseURL)
  await payAtGateway(gateway, orderNo)
  await expect(page.getByText(paid)).toBeVisible({ timeout: 5_000 })
})

test('an order is paid on Alipay’s page, and the way back tells so @both', async ({ request, signedIn, picture }) => {
  const { username, token } = await register(request)
  const { orderNo } = await submitPatent(request, token)
  const page = await signedIn(username)
  await page.goto(`/#/home/orders/${orderNo}/pay`)
  await page.getByRole('radio', { name: /^支付宝/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('link', { name: /^去支付宝/ }).click()
  await payAtGateway(page, orderNo)
  await page.getByRole('row').filter({ hasText: orderNo }).getByRole('link', { name: '回到门户' }).click()
  await expect(page.getByText(paid)).toBeVisible()
  await picture('pay-result', page)
})

/** An application whose order has been paid by 演示. */
const submitPaid = async (request: APIRequestContext, token: string): Promise<string> => {
  const { orderNo } = await submitPatent(request, token)
  const headers = { authorization: token }
  const begun = await request.post(`/api/orders/${orderNo}/pay`, { headers, data: { way: 'demonstration' } })
  const { paymentNo } = (await begun.json()) as { paymentNo: string }
  await request.post('/api/demonstration/pay', { headers, data: { paymentNo } })
  return orderNo
}

test('money goes back after two members of staff have agreed @phone', async ({ request, signedIn, picture }) => {
  const { username, token } = await register(request)
  const orderNo = await submitPaid(request, token)
  const page = await signedIn(username)
  await page.goto(`/#/home/orders/${orderNo}`)
  await page.getByRole('button', { name: '申请退款' }).click()
  const ask = page.getByRole('dialog', { name: '申请退款' })
  await expect(ask.getByRole('textbox', { name: /退款金额/ })).toHaveValue('1100.00')
  await ask.getByRole('textbox', { name: /退款原因/ }).fill('项目取消')
  await expectAccessible(page)
  await picture('refund-ask', page)
  await ask.getByRole('button', { name: '提交申请' }).click()
  await expect(toastOf(page, '退款申请已提交，有结果会通知您')).toBeVisible()

  const act = async (who: string, words: string) => {
    const desk = await signedIn(who)
    await desk.goto('/admin.html#/refunds')
    await desk.getByRole('row').filter({ hasText: username }).getByRole('link').first().click()
    await desk.getByRole('button', { name: words }).click()
    await desk.getByRole('dialog').getByRole('button', { name: words }).click()
    await expect(desk.getByRole('dialog')).toBeHidden()
    return desk
  }
  const first = await act('staff', '同意退款')
  await expect(first.getByText(/等另一位工作人员复核/)).toBeVisible()
  await act('admin', '复核通过')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('已关闭').first()).toBeVisible({ timeout: 2_000 })
    await expect(page.getByText(/已退款/).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await picture('refund-done', page)
})

test('an invoice is asked for, issued by the desk and fetched @phone', async ({ request, signedIn, picture }) => {
  const { username, token } = await register(request)
  const orderNo = await submitPaid(request, token)
  const page = await signedIn(username)
  await page.goto(`/#/home/orders/${orderNo}`)
  await page.getByRole('button', { name: '申请发票' }).click()
  const ask = page.getByRole('dialog', { name: '申请发票' })
  await ask.getByRole('combobox', { name: /发票类型/ }).selectOption({ label: '增值税专用发票' })
  const field = (name: RegExp) => ask.getByRole('textbox', { name })
  await field(/发票抬头/).fill('演示·宁波远帆进出口有限公司')
  await field(/税号/).fill('91350100M000100Y44')
  await field(/邮箱/).fill('demo@example.com')
  await ask.getByRole('button', { name: '提交申请' }).click()
  await expect(field(/税号/)).toBeFocused()
  await field(/税号/).fill('91350100M000100Y43')
  await expectAccessible(page)
  await picture('invoice-ask', page)
  await ask.getByRole('button', { name: '提交申请' }).click()
  await expect(ask).toBeHidden()

  const desk = await signedIn('staff')
  await desk.goto('/admin.html#/invoices')
  await desk.getByRole('row').filter({ hasText: username }).getByRole('link').first().click()
  await desk.getByRole('button', { name: '登记开票' }).click()
  const issue = desk.getByRole('dialog')
  await issue.locator('input[type=file]').setInputFiles(pdfOf('演示发票.pdf'))
  await issue.getByRole('textbox', { name: /发票号码/ }).fill('24440000000000000001')
  await issue.getByRole('textbox', { name: /开票日期/ }).fill('2026-11-20')
  await picture('invoice-issue', desk)
  await issue.getByRole('button', { name: '登记开票' }).click()
  await expect(issue).toBeHidden()
  await page.reload()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^下载发票/ }).click()
  await download
  await picture('invoice-issued', page)
})

test('an order that nobody paid is closed within a minute of its time @phone', async ({ signedIn, picture }, {
  parallelIndex,
}) => {
  const { username, orderNo } = expiringOrder(portalPort(parallelIndex))
  const page = await signedIn(username)
  await page.goto(`/#/home/orders/${orderNo}/result`)
  await expect(page.getByText('订单已关闭')).toBeVisible({ timeout: 115_000 })
  await page.goto(`/#/home/orders/${orderNo}`)
  await expect(page.getByText('已关闭').first()).toBeVisible()
  await picture('order-expired', page)
})
