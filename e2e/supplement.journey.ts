import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { pdfOf } from './sample-files.ts'
import { submitCase, toastOf } from './seizure-form.ts'

test('two rounds of supplement, from the desk to the customer and back, until the case is accepted', async ({
  request,
  signedIn,
  picture,
}) => {
  const customer = await register(request)
  const businessSn = await submitCase(request, customer.token)
  const desk = await signedIn('staff')
  const page = await signedIn(customer.username)
  const atDesk = `/admin.html#/requests/${businessSn}`
  const next = page.getByRole('region', { name: '现在轮到' })
  const ask = desk.getByRole('form', { name: '要求补充' })
  const openOwn = async () => {
    await page.goto('/#/home/speedOfProgress?active=7')
    await page.getByRole('main').locator(`a[href*="businessSn=${businessSn}"]`).first().click()
    await expect(next).toBeVisible()
  }
  const openAsk = async () => {
    await desk.goto(atDesk)
    await desk.reload()
    await desk.getByRole('button', { name: '要求补充' }).click()
    await expect(ask).toBeVisible()
  }
  const problemOf = (of: string): Locator => ask.getByRole('textbox', { name: `${of}：需要怎样补充` })

  await test.step('the desk marks one field and names a paper', async () => {
    await openAsk()
    await ask.getByRole('checkbox', { name: '查扣原因' }).check()
    await ask.getByRole('button', { name: '增加一份材料' }).click()
    await ask.getByRole('button', { name: '发出补充要求' }).click()
    await expect(problemOf('查扣原因')).toBeFocused()
    await problemOf('查扣原因').fill('请写明扣留通知书的日期和编号。')
    await ask.getByRole('textbox', { name: '材料 1 的名称' }).fill('扣留通知书')
    await ask.getByRole('textbox', { name: '材料 1 的要求' }).fill('请补交海关扣留通知书的扫描件。')
    await expectAccessible(desk)
    await picture('supplement-ask', desk)
    await ask.getByRole('button', { name: '发出补充要求' }).click()
    await expect(toastOf(desk, '已发出第 1 轮补充要求')).toBeVisible()
    await expect(desk.getByRole('button', { name: /^(受理|不予受理|要求补充)$/ })).toHaveCount(0)
    await expect(desk.getByRole('region', { name: '现在轮到谁，最迟何时' })).toContainText('计时已暂停')
  })

  const answer = page.getByRole('form', { name: /^请/ })

  await test.step('the customer sees only that, the old beside the new, and the clock stopped', async () => {
    await openOwn()
    const form = answer
    await expect(form.getByText('鹿特丹海关认为镜腿图形与他人注册商标近似').first()).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveCount(2)
    await expect(next).toContainText(/请补交 1 份材料、改正 1 处内容，最迟 \d+ 月 \d+ 日/)
    await expect(next).toContainText('补齐后，办理计时接着走')
    await form.getByRole('textbox', { name: '新的查扣原因' }).fill('')
    await form.getByRole('button', { name: '提交补充材料' }).click()
    await expect(form.getByRole('textbox', { name: '新的查扣原因' })).toBeFocused()
    await expect(toastOf(page, '请输入查扣原因')).toBeVisible()
    await form.getByRole('textbox', { name: '新的查扣原因' }).fill('2026-11-02 收到第 0001 号扣留通知书，称商标近似')
    await form.locator('input[type=file]').setInputFiles(pdfOf('扣留通知书.pdf'))
    await expect(form.getByRole('listitem').filter({ hasText: '扣留通知书.pdf' }).first()).toBeVisible()
    await expectAccessible(page)
    await picture('supplement-answer', page)
    await form.getByRole('button', { name: '提交补充材料' }).click()
    await expect(toastOf(page, '已提交，我们接着办')).toBeVisible()
    await expect(form).toBeHidden()
    await expect(next).toContainText('我们正在核对')
  })

  await test.step('the desk reads old and new, and asks once more', async () => {
    await desk.goto(atDesk)
    await desk.reload()
    const record = desk.getByRole('region', { name: '补充记录' })
    await expect(record).toContainText('鹿特丹海关认为镜腿图形与他人注册商标近似')
    await expect(record).toContainText('2026-11-02 收到第 0001 号扣留通知书')
    const download = desk.waitForEvent('download')
    await record.getByRole('link', { name: '下载 扣留通知书.pdf' }).click()
    await download
    await openAsk()
    await ask.getByRole('checkbox', { name: '联系人电话' }).check()
    await problemOf('联系人电话').fill('电话无法接通。')
    await ask.getByRole('button', { name: '发出补充要求' }).click()
    await expect(toastOf(desk, '已发出第 2 轮补充要求')).toBeVisible()
  })

  await test.step('the customer answers the second round', async () => {
    await page.getByRole('link', { name: '返回列表' }).click()
    await page.reload()
    await openOwn()
    await answer.getByRole('textbox', { name: '新的联系人电话' }).fill('13900001111')
    await answer.getByRole('button', { name: '提交补充材料' }).click()
    await expect(answer).toBeHidden()
    const steps = page.getByRole('list', { name: '办理进度' }).getByRole('listitem')
    await expect(steps).toHaveText([/提交/, /分析/, /出具方案/, /结案/])
    await expect(page.locator('summary', { hasText: '补充材料的记录' })).toContainText('2 次')
  })

  await test.step('the case is accepted, and the customer reads who looked and who changed what', async () => {
    await desk.reload()
    await desk.getByRole('button', { name: '受理', exact: true }).click()
    await desk.getByRole('dialog').getByRole('button', { name: '受理', exact: true }).click()
    await expect(toastOf(desk, '已受理')).toBeVisible()
    const trail = page.locator('details', { hasText: '谁看过、改过这件事' })
    await expect(async () => {
      await page.getByRole('link', { name: '返回列表' }).click()
      await page.reload()
      await openOwn()
      await trail.locator('summary').click()
      await expect(trail.getByText('下载文件')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(trail).toContainText(/办案人员 [2-9A-Z]{4}受理/)
    await expect(trail).toContainText('您提交补充材料（第 2 轮：联系人电话）')
    await expect(trail).toContainText('查看业务详情')
    await expect(trail).not.toContainText('staff')
    await picture('supplement-done', page)
  })
})
