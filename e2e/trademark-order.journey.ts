import { expectAccessible } from './accessibility.ts'
import { handsOn } from './hands.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'

/** The two kinds of registration, as their card, their form and their last button are called; the gate walks each at one width. */
const kinds = [
  { name: '国内商标注册', card: /国内商标/, submit: '提交', abroad: false, width: '@desk' },
  { name: '国际商标注册', card: /国际商标/, submit: '获取品牌注册检索报告', abroad: true, width: '@phone' },
]

for (const { name, card, submit, abroad, width } of kinds) {
  test(`${name} goes from its card to a paid order, by thumb on a phone and by keyboard at a desk ${width}`, async ({
    request,
    signedIn,
    picture,
    isMobile,
  }) => {
    const { username } = await register(request)
    const page = await signedIn(username)
    const { press, write, find, choose } = handsOn(page, isMobile)
    const form = page.getByRole('form', { name })
    const box = (label: string) => form.getByRole('textbox', { name: new RegExp(`^${label}`) })
    const button = (of: string, label: string) =>
      page.getByRole('alertdialog', { name: of }).getByRole('button', { name: label, exact: true })
    const shot = abroad ? 'trademark-abroad' : 'trademark-china'

    await test.step('the form is filled in from its card on', async () => {
      await page.goto('/#/home/oneRegister')
      await press(page.getByRole('main').getByRole('link', { name: card }).first())
      const goods = form.getByRole('combobox', { name: '查找商品或服务' })
      await expect(goods).toBeEnabled()
      if (abroad) {
        const members = form.getByRole('combobox', { name: /^申请国家/ })
        await find(members, '日本', page.getByRole('option', { name: '日本' }))
        await page.keyboard.press('Escape')
      }
      await write(box('商标名称'), '演示远帆')
      await write(box('商标说明'), '演示：由汉字构成，无特定含义。')
      await choose(form.getByRole('combobox', { name: /^申请人类型/ }), '内地企业')
      await write(box('申请人名称'), '演示·宁波远帆进出口有限公司')
      await write(box('统一社会信用代码'), '91330200MA0000000X')
      await write(box('地址'), '演示·浙江省宁波市某路 1 号')
      await write(box('联系人'), '演示·林晓')
      await write(box('联系电话'), '13912345678')
      await find(goods, 'shouji', page.getByRole('option', { name: /^手机 — 第 9 类/ }))
      await page.keyboard.press('Escape')
      await expect(form.getByRole('region', { name: '第 9 类 电子产品' })).toBeVisible()
      await picture(`${shot}-form`, page)
      await press(form.getByRole('button', { name: '下一步' }).last())
    })

    await test.step('the draft is saved, all is shown as it will be sent, and both notices are given', async () => {
      await press(button('保存草稿', '保存并继续'))
      const confirm = page.getByRole('region', { name: '确认提交' })
      await expect(confirm).toContainText('演示·宁波远帆进出口有限公司')
      await expectAccessible(page)
      await picture(`${shot}-confirm`, page)
      await press(confirm.getByRole('button', { name: submit, exact: true }))
      await press(button('自然人注册须知', '我已了解'))
      await press(button('风险提示', '确认提交'))
    })

    await test.step('one button leads to the payment, which the demonstration makes', async () => {
      const done = page.getByRole('alertdialog', { name: '提交成功' })
      await expect(done).toContainText(/业务编号 SB\d{14}，请完成支付，支付后由服务商受理。/)
      if (abroad) await expect(done).toContainText('检索报告已生成')
      await press(button('提交成功', '确定'))
      await press(page.getByRole('radio', { name: /演示付款/ }))
      await press(page.getByRole('button', { name: '下一步' }))
      await press(page.getByRole('button', { name: '完成演示付款' }))
      await expect(page.getByText(/^已付款 ¥[\d,]+\.00/).first()).toBeVisible()
    })

    await test.step('the case then waits for a provider', async () => {
      await press(page.getByRole('link', { name: '查看申请' }))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('演示远帆')
      await expect(page.getByRole('region', { name: '现在轮到' })).toContainText('服务商')
      await expect(page.getByRole('region', { name: '订单', exact: true })).toContainText('已付款')
      await picture(`${shot}-case`, page)
    })
  })
}
