import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openSession, register } from './people.ts'
import { expect, test } from './portal.ts'
import { submitCase, toastOf } from './seizure-form.ts'

const reason = '所述情形不涉及知识产权。'
const cure = '请向承运人了解滞港原因。'

const setFourEyes = async (request: APIRequestContext, fourEyes: boolean): Promise<void> => {
  const headers = { Authorization: await openSession(request, 'admin') }
  const reply = await request.put('/api/admin/desk/settings', { headers, data: { fourEyes } })
  if (!reply.ok()) throw new Error(`The desk's settings were refused: ${await reply.text()}`)
}

/** Turns the rule of two persons off again, since in every other journey one person works alone. */
test.afterEach(({ request }) => setFourEyes(request, false))

const open = async (desk: Page, businessSn: string): Promise<void> => {
  await desk.goto('about:blank')
  await desk.goto(`/admin.html#/requests/${businessSn}`)
  await expect(desk.getByRole('main').getByText(businessSn)).toBeVisible()
}

test('a case is taken, noted, given on, and refused by four eyes @all', async ({
  request,
  signedIn,
  picture,
  complaints,
}) => {
  const customer = await register(request)
  const businessSn = await submitCase(request, customer.token)
  const [staff, admin, page] = [await signedIn('staff'), await signedIn('admin'), await signedIn(customer.username)]
  const own = () => page.goto(`/#/home/speedOfProgress?active=7&businessSn=${businessSn}`)

  await test.step('the switch is the administrator’s, and off at first', async () => {
    await admin.goto('/admin.html#/desk-settings')
    const box = admin.getByRole('checkbox', { name: '不予受理与完成须由另一位工作人员复核' })
    await expect(box).not.toBeChecked()
    await box.check()
    await admin.getByRole('button', { name: '保存' }).click()
    await expect(toastOf(admin, '复核设置已保存')).toBeVisible()
  })

  await test.step('who has it, and a note for colleagues', async () => {
    await open(staff, businessSn)
    const holder = staff.getByRole('region', { name: '办理人' })
    await holder.getByRole('button', { name: '领取' }).click()
    await expect(holder.getByText('staff（我）')).toBeVisible()
    const notes = staff.getByRole('region', { name: '内部备注' })
    await notes.getByRole('textbox', { name: '添加备注' }).fill('与上一单同一货柜')
    await notes.getByRole('button', { name: '添加备注' }).click()
    await expect(notes.getByText('与上一单同一货柜')).toBeVisible()
    await holder.getByRole('button', { name: '转给同事' }).click()
    const dialog = staff.getByRole('dialog', { name: '分派给同事' })
    await dialog.getByRole('radio', { name: /^admin/ }).check()
    await expectAccessible(staff)
    await picture('desk-give', staff)
    await dialog.getByRole('button', { name: '分派' }).click()
    await expect(holder.getByText('admin', { exact: true })).toBeVisible()
  })

  await test.step('a refusal waits, nobody confirms his own, and the customer sees nothing of it', async () => {
    await staff.getByRole('button', { name: '不予受理', exact: true }).click()
    const dialog = staff.getByRole('dialog', { name: '不予受理' })
    await dialog.getByRole('textbox', { name: '不予受理的原因' }).fill(reason)
    await dialog.getByRole('textbox', { name: '客户现在可以怎么办' }).fill(cure)
    await dialog.getByRole('button', { name: '不予受理' }).click()
    await expect(toastOf(staff, '已提交，等待另一位工作人员复核')).toBeVisible()
    await expect(staff.getByText('“不予受理”等待复核', { exact: true })).toBeVisible()
    await expect(staff.getByRole('button', { name: '撤回' })).toBeVisible()
    await expect(staff.getByRole('button', { name: '复核通过' })).toHaveCount(0)
    complaints.expect(/status of 403 .*decision\/confirm/)
    const status = await staff.evaluate(async (number) => {
      const headers = {
        Authorization: localStorage.getItem('onechain_token') ?? '',
        'Content-Type': 'application/json',
      }
      const path = `/api/admin/requests/${number}/decision/confirm`
      return (await fetch(path, { method: 'POST', headers, body: '{}' })).status
    }, businessSn)
    expect(status).toBe(403)
    await own()
    await expect(page.getByText(businessSn).first()).toBeVisible()
    await expect(page.getByText(/货柜|不涉及知识产权|等待复核/)).toHaveCount(0)
  })

  await test.step('the colleague finds it in the queue and confirms', async () => {
    await admin.goto('/admin.html#/today')
    await admin.getByRole('link', { name: /^待我复核/ }).click()
    await admin
      .getByRole('row')
      .filter({ hasText: businessSn })
      .getByRole('link', { name: /^复核 / })
      .click()
    await expect(admin.getByText(reason)).toBeVisible()
    await expectAccessible(admin)
    await picture('desk-pending', admin)
    await admin.getByRole('button', { name: '复核通过' }).click()
    await expect(admin.getByText('待受理 → 不予受理')).toBeVisible()
    await expect(admin.locator('details', { hasText: '复核记录' })).toContainText('复核通过')
    await page.reload()
    await expect(page.getByText(reason).first()).toBeVisible()
    await expect(page.getByText('与上一单同一货柜')).toHaveCount(0)
  })

  await test.step('the figures of the months stand in chart and table', async () => {
    await admin.goto('/admin.html#/desk-figures')
    await expect(admin.getByRole('img', { name: /受理、不予受理与完成的件数/ })).toBeVisible()
    const table = admin.getByRole('table', { name: '各月提交、受理、不予受理与完成的件数' })
    await expect(table.getByRole('row')).toHaveCount(13)
  })
})
