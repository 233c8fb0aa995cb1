import { expectAccessible } from './accessibility.ts'
import { handsOn } from './hands.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'

test('a customer counts a deadline, keeps it, finds it in the month, changes its day with a reason and ends it @phone', async ({
  request,
  signedIn,
  isMobile,
  picture,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const { press, write } = handsOn(page, isMobile)
  const rule = '海关依职权保护：申请扣留并提供担保'

  await test.step('the count is kept', async () => {
    await page.goto('/#/home/deadlines?rule=customs.exOfficio.respond&trigger=2026-12-03')
    await expect(page.getByRole('status', { name: '计算结果' })).toContainText('2026-12-08')
    await press(page.getByRole('button', { name: '保存到我的期限' }))
    const dialog = page.getByRole('dialog', { name: '保存到我的期限' })
    await press(dialog.getByRole('button', { name: '保存' }))
    await expect(page.getByRole('heading', { level: 1, name: rule })).toBeVisible()
    await expect(page.getByRole('list', { name: '计算步骤' }).getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await picture('deadline-kept', page)
  })

  await test.step('the month shows it on its day', async () => {
    await page.goto('/#/home/deadlines?view=month&month=2026-12')
    await expect(page.getByRole('grid', { name: '2026 年 12 月' })).toBeVisible()
    await expectAccessible(page)
    await picture('deadline-month', page)
    await press(page.getByRole('link', { name: new RegExp(`${rule}$`) }))
  })

  await test.step('another day stands beside the computed one, with its reason', async () => {
    await press(page.getByRole('button', { name: '改期' }))
    const dialog = page.getByRole('dialog', { name: '改期' })
    await write(dialog.getByRole('textbox', { name: /^改为哪一天/ }), '20261207')
    await write(dialog.getByRole('textbox', { name: /^原因/ }), '通知书写明 12 月 7 日')
    await press(dialog.getByRole('button', { name: '保存' }))
    await expect(page.getByText(/^算出的日期.*原因：通知书写明 12 月 7 日$/)).toBeVisible()
  })

  await test.step('what is done is no longer reminded of', async () => {
    // The button stands before the one that opened the last window.
    await page.getByRole('main').focus()
    await press(page.getByRole('button', { name: '标为已完成' }))
    await press(page.getByRole('dialog', { name: '标为已完成' }).getByRole('button', { name: '确定' }))
    await expect(page.getByRole('button', { name: '重新打开' })).toBeVisible()
    await picture('deadline-done', page)
  })
})
