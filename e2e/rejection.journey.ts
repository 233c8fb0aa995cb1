import { openSession, register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { submitCase, toastOf } from './seizure-form.ts'

const reason = '描述的情形不涉及知识产权，请向承运人了解滞港原因。'
const cure = '凭海关的知识产权通知重新提交即可受理。'
const missingReason = '请填写不予受理的原因'
const missingCure = '请填写客户现在可以怎么办'

test('the desk refuses a request only with a reason and a way on, and the customer reads both', async ({
  request,
  signedIn,
  picture,
}) => {
  const customer = await register(request)
  const businessSn = await submitCase(request, customer.token)
  const desk = await signedIn('staff')
  await desk.goto(`/admin.html#/requests/${businessSn}`)
  await desk.getByRole('button', { name: '不予受理', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: '不予受理' })
  const text = dialog.getByRole('textbox', { name: '不予受理的原因' })
  const refuse = dialog.getByRole('button', { name: '不予受理', exact: true })

  await test.step('without a reason nothing is sent', async () => {
    const sent: string[] = []
    desk.on('request', (call) => call.method() === 'POST' && sent.push(call.url()))
    await refuse.click()
    await expect(toastOf(desk, missingReason)).toBeVisible()
    await expect(text).toHaveAccessibleDescription(new RegExp(missingReason))
    await expect(text).toBeFocused()
    await text.fill('   ')
    await refuse.click()
    await expect(text).toHaveAccessibleDescription(new RegExp(missingReason))
    expect(sent).toEqual([])
    await picture('desk-reject-without-reason', desk)
  })

  await test.step('nor does the server take it, from whatever client', async () => {
    const authorization = await openSession(request, 'staff')
    const wrong = [{ cure }, { acceptContent: '', cure }, { acceptContent: ' \n ', cure }]
    for (const body of wrong) {
      const reply = await request.post(`/api/admin/requests/${businessSn}/reject`, {
        headers: { authorization },
        data: body,
      })
      expect(reply.status()).toBe(400)
      expect(await reply.json()).toMatchObject({
        status: 'U00400',
        msg: missingReason,
        fields: [{ path: 'acceptContent', msg: missingReason }],
      })
    }
  })

  await test.step('with a reason alone neither', async () => {
    await text.fill(reason)
    await refuse.click()
    await expect(toastOf(desk, missingCure)).toBeVisible()
  })

  await test.step('with both it is refused, for good', async () => {
    await dialog.getByRole('textbox', { name: '客户现在可以怎么办' }).fill(cure)
    await refuse.click()
    await expect(toastOf(desk, '已标记为不予受理')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(desk.getByText('待受理 → 不予受理')).toBeVisible()
    await expect(desk.getByRole('button', { name: /^(受理|不予受理|办结)$/ })).toHaveCount(0)
  })

  await test.step('the customer reads the reason where the way ends', async () => {
    const page = await signedIn(customer.username)
    await page.goto(`/#/home/speedOfProgress?active=7&businessSn=${businessSn}`)
    const steps = page.getByRole('list', { name: '办理进度' }).getByRole('listitem')
    await expect(steps).toHaveText([/待受理.*\d\d:\d\d/, new RegExp(`不予受理.*\\d\\d:\\d\\d.*${reason}`)])
    await expect(page.getByRole('region', { name: '现在可以怎么办' })).toContainText(cure)
    await expect(page.getByRole('heading', { name: '处理结果' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: '申请全面解决方案' })).toHaveCount(0)
    await page.getByRole('link', { name: '返回列表' }).click()
    await page.getByRole('button', { name: '不予受理' }).click()
    await expect(page.getByRole('row').filter({ hasText: businessSn })).toContainText('不予受理')
    await page.getByRole('button', { name: '服务中' }).click()
    await expect(page.getByText('暂无数据')).toBeVisible()
  })
})

test('two desks at once: the second learns who was faster and sees what is true now', async ({
  request,
  signedIn,
  complaints,
}) => {
  const customer = await register(request)
  const businessSn = await submitCase(request, customer.token)
  const first = await signedIn('staff')
  const second = await signedIn('admin')
  for (const desk of [first, second]) {
    await desk.goto(`/admin.html#/requests/${businessSn}`)
    await desk.getByRole('button', { name: '受理', exact: true }).click()
    await expect(desk.getByRole('dialog', { name: '受理该业务' })).toBeVisible()
  }
  await first.getByRole('dialog').getByRole('button', { name: '受理', exact: true }).click()
  await expect(toastOf(first, '已受理')).toBeVisible()

  complaints.expect(answered(409, `/api/admin/requests/${businessSn}/accept`))
  const reply = second.waitForResponse((response) => response.url().endsWith('/accept'))
  await second.getByRole('dialog').getByRole('button', { name: '受理', exact: true }).click()
  const { status, msg } = (await (await reply).json()) as { status: string; msg: string }
  expect(status).toBe('U00409')
  expect(msg).toContain('staff')
  await expect(toastOf(second, msg)).toBeVisible()
  await expect(second.getByRole('dialog')).toHaveCount(0)
  await expect(second.getByText('服务中', { exact: true }).first()).toBeVisible()
  await expect(second.getByRole('button', { name: '受理', exact: true })).toHaveCount(0)
  await expect(second.getByRole('button', { name: '办结', exact: true })).toBeVisible()
})
