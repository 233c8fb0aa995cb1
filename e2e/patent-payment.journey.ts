import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { tabTo, typeInto } from './keyboard.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'

test('a patent application goes from its card to a paid order, by thumb on a phone and by keyboard at a desk @both', async ({
  request,
  signedIn,
  picture,
  isMobile,
}) => {
  const customer = await register(request)
  const page = await signedIn(customer.username)
  const press = async (target: Locator) => {
    if (isMobile) return target.tap()
    await tabTo(page, target)
    await page.keyboard.press((await target.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
  }
  const write = (target: Locator, text: string) => (isMobile ? target.fill(text) : typeInto(page, target, text))
  const form = page.getByRole('form', { name: '专利申请' })
  const box = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) })

  await test.step('the card leads to the form, which names what is missing', async () => {
    await page.goto('/#/home/oneRegister')
    await press(page.getByRole('link', { name: '申请专利' }))
    await expect(form).toBeVisible()
    await press(form.getByRole('button', { name: '提交申请' }))
    await expect(form.getByRole('alert').getByText('请选择保密请求的含义')).toBeVisible()
  })

  await test.step('the form is filled in, and the question behind 保密请求 is answered', async () => {
    const nations = form.getByRole('combobox')
    const china = page.getByRole('option', { name: '中国', exact: true })
    if (isMobile) {
      // The page may still scroll to what is missing, which closes the list.
      await expect(async () => {
        await nations.fill('')
        await nations.fill('中国')
        await china.tap({ timeout: 2_000 })
      }).toPass()
    } else {
      await typeInto(page, nations, '中国')
      await expect(china).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await write(box('企业名称'), '演示·宁波远帆进出口有限公司')
    await write(box('专利名称'), '演示·一种可折叠的便携支架')
    const meaning = form.getByRole('radio', { name: /^向外国申请专利保密审查/ })
    if (isMobile) await meaning.tap()
    else {
      // Of radio buttons none of which is chosen, Tab reaches the first.
      await tabTo(page, meaning)
      await page.keyboard.press('Space')
    }
    await write(box('联系人姓名'), '林晓')
    await write(box('联系人电话'), '13912345678')
    await expect(form.getByText('¥1,100.00')).toBeVisible()
    await expectAccessible(page)
    await picture('patent-form', page)
    await press(form.getByRole('button', { name: '提交申请' }))
  })

  await test.step('one button leads to the payment, which the demonstration makes', async () => {
    const dialog = page.getByRole('alertdialog', { name: '提交成功' })
    await expect(dialog).toContainText(/业务编号 ZL\d+，请完成支付，支付后由工作人员受理。/)
    await press(dialog.getByRole('button', { name: '确定' }))
    await press(page.getByRole('radio', { name: /演示付款/ }))
    await picture('patent-pay', page)
    await press(page.getByRole('button', { name: '下一步' }))
    await expect(page.getByText('演示付款，不涉及任何资金').first()).toBeVisible()
    await press(page.getByRole('button', { name: '完成演示付款' }))
    await expect(page.getByText('已付款 ¥1,100.00')).toBeVisible()
    await picture('patent-paid', page)
  })

  await test.step('the application waits for the desk, and its order stands among the own ones', async () => {
    await press(page.getByRole('link', { name: '查看申请' }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('可折叠的便携支架')
    await expect(page.getByRole('region', { name: '订单', exact: true }).getByText(/已付款/)).toBeVisible()
    await page.goto('/#/home/orders')
    // The filter says 已付款 whatever is listed; only a paid order tells when.
    await expect(page.getByRole('main').getByText(/\d\d:\d\d 付款$/)).toBeVisible()
  })
})
