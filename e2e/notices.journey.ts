import { openSession, register } from './people.ts'
import { expect, test } from './portal.ts'
import { submitCase } from './seizure-form.ts'

test('the bell tells the customer that the desk has accepted, and leads to the request', async ({
  request,
  signedIn,
  picture,
}) => {
  const customer = await register(request)
  const businessSn = await submitCase(request, customer.token)
  const page = await signedIn(customer.username)
  const bell = page.getByRole('button', { name: /^通知(，|$)/ })

  await test.step('nothing is said while nothing has happened', async () => {
    await page.goto('/#/oneChains')
    await bell.click()
    await expect(page.getByRole('region', { name: '最新通知' })).toContainText('还没有通知')
  })

  await test.step('what happened is said of the matter by its name, without the desk’s words', async () => {
    const reply = await request.post(`/api/admin/requests/${businessSn}/accept`, {
      headers: { authorization: await openSession(request, 'staff') },
      data: { acceptContent: '已安排专员分析' },
    })
    expect(reply.ok()).toBe(true)
    await expect(async () => {
      await page.reload()
      await expect(bell).toHaveAccessibleName(/^通知，\s*1\s*条未读$/, { timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
    await bell.click()
    const news = page.getByRole('region', { name: '最新通知' })
    await expect(news.getByRole('listitem')).toHaveText([/海关查扣 · .*：已受理，预计 .* 日答复（KL\d+）/])
    await expect(news).not.toContainText('专员')
    await picture('bell')
  })

  await test.step('it leads to the request and is read thereby', async () => {
    await page.getByRole('link', { name: /：已受理/ }).click()
    await expect(page.getByText('已安排专员分析')).toBeVisible()
    await expect(bell).toHaveAccessibleName('通知')
    await page.goto('/#/home/notices')
    await expect(page.getByRole('link', { name: /海关查扣 · .*：已受理/ })).toBeVisible()
    await expect(page.getByRole('button', { name: '全部标为已读' })).toBeDisabled()
    await picture('notices')
  })

  await test.step('staff read in the log that it was told', async () => {
    const desk = await signedIn('staff')
    await desk.goto(`/admin.html#/notice-deliveries?keyword=${businessSn}`)
    const row = desk.getByRole('row').filter({ hasText: customer.username })
    await expect(row).toContainText(/已受理.*站内消息.*已发送/)
    await picture('notice-deliveries', desk)
  })
})
