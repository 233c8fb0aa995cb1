import type { Page } from '@playwright/test'
import { tab, tabTo, typeInto } from './keyboard.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { requestForm, takeCountry } from './request-form.ts'
import { pdfOf } from './sample-files.ts'

type Form = ReturnType<typeof requestForm>

const filings = '/home/exhibition'
const filing = { address: `${filings}/zjfzba`, name: '专家辅助备案' }
const eCommerce = { address: '/home/eCommerceInfringement', name: '跨境电商侵权应对' }
const tradeDispute = { address: '/home/tradeDisputes', name: '贸易救济纠纷应对' }

/** Space on each choice; Tab goes from one to the next. */
const tickByKeyboard = async (page: Page, form: Form, ...choices: string[]): Promise<void> => {
  for (const choice of choices) {
    const box = form.form.getByRole('checkbox', { name: choice, exact: true })
    await tabTo(page, box)
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
}

const chooseByKeyboard = async (page: Page, form: Form, label: string, country: string): Promise<void> => {
  const combo = form.form.getByRole('combobox', { name: label })
  await tabTo(page, combo)
  await takeCountry(page, combo, country)
}

/** The picker of the system is opened by the focused field; what it answers is set here. */
const attachByKeyboard = async (page: Page, form: Form, name: string): Promise<void> => {
  await tabTo(page, form.form.locator('input[type=file]'))
  await form.attach(pdfOf(name))
}

const sendByKeyboard = async (page: Page, form: Form): Promise<void> => {
  await tabTo(page, form.submit)
  await page.keyboard.press('Enter')
  await expect(form.success).toBeVisible()
  await expect.poll(() => form.success.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(form.success).toBeHidden()
}

test('a filing is made with the keyboard alone, places and 其他 included', async ({ request, signedIn }) => {
  const page = await signedIn((await register(request)).username)
  const form = requestForm(page, filing)
  await form.open()
  await expect(form.form.getByRole('combobox', { name: '注册国籍' })).toBeEditable()

  await test.step('a refused submit leads to the first failure', async () => {
    await tabTo(page, form.submit)
    await page.keyboard.press('Space')
    await expect(form.field('权利人名称/姓名')).toBeFocused()
  })

  await test.step('arrows choose who holds the right', async () => {
    await tab(page, { back: true })
    const person = form.form.getByRole('radio', { name: '自然人' })
    await expect(person).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(form.form.getByRole('radio', { name: '法人' })).toBeChecked()
    await expect(form.field('身份证号')).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(person).toBeChecked()
  })

  await typeInto(page, form.field('权利人名称/姓名'), '周海')
  await chooseByKeyboard(page, form, '注册国籍', '中国')
  await typeInto(page, form.field('身份证号'), '330203199001010014')

  await test.step('a place is found by its name, and the focus comes back', async () => {
    const picker = form.form.getByRole('button', { name: /^所在地区/ })
    await tabTo(page, picker)
    await page.keyboard.press('Enter')
    const places = page.getByRole('dialog', { name: '选择所在地区' })
    const search = places.getByRole('combobox', { name: '搜索地区' })
    await tabTo(page, search)
    await page.keyboard.insertText('海曙区')
    await expect(places.getByRole('option', { name: /海曙区/ }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(picker).toContainText('海曙区')
    await expect(picker).toBeFocused()
  })

  await typeInto(page, form.field('详细地址'), '演示路 1 号')
  await tickByKeyboard(page, form, '商标', '其他')
  await expect(form.form.getByRole('textbox', { name: '其他权利类型' })).toBeFocused()
  await page.keyboard.insertText('域名')
  await attachByKeyboard(page, form, '商标注册证.pdf')
  await typeInto(page, form.field('联系人姓名'), '林晓')
  await typeInto(page, form.field('联系人电话'), '0574-555001')
  await typeInto(page, form.field('联系人邮箱'), 'lin@example.com')
  await sendByKeyboard(page, form)
})

test('an appeal to platforms is made with the keyboard alone, from tab to tab', async ({ request, signedIn }) => {
  const page = await signedIn((await register(request)).username)
  const form = requestForm(page, eCommerce)
  await form.open()
  await tabTo(page, form.form.getByRole('tab', { name: '投诉' }))
  await page.keyboard.press('ArrowRight')
  await expect(form.form.getByRole('tab', { name: '申诉' })).toHaveAttribute('aria-selected', 'true')
  await tickByKeyboard(page, form, 'eBay', '其他平台')
  await expect(form.form.getByRole('textbox', { name: '其他平台名称' })).toBeFocused()
  await page.keyboard.insertText('自建站')
  await tickByKeyboard(page, form, '闭店', '其他')
  await page.keyboard.insertText('降权')
  await typeInto(page, form.field('诉求'), '店铺被关，请协助申诉')
  await typeInto(page, form.field('联系人姓名'), '林晓')
  await typeInto(page, form.field('联系人电话'), '0574-555001')
  await sendByKeyboard(page, form)
})

test('a trade dispute is made with the keyboard alone', async ({ request, signedIn }) => {
  const page = await signedIn((await register(request)).username)
  const form = requestForm(page, tradeDispute)
  await form.open()
  await expect(form.form.getByRole('combobox', { name: '纠纷国家' })).toBeEditable()
  await tabTo(page, form.form.getByRole('radio', { name: '进口国贸易纠纷' }))
  await page.keyboard.press('ArrowRight')
  await chooseByKeyboard(page, form, '纠纷国家', '美国')
  await typeInto(page, form.field('诉求'), '收到律师函，请协助评估')
  await attachByKeyboard(page, form, '律师函.pdf')
  await typeInto(page, form.field('联系人姓名'), '林晓')
  await typeInto(page, form.field('联系人电话'), '0574-555001')
  await sendByKeyboard(page, form)
})
