import { expectAccessible } from './accessibility.ts'
import { expectNoSidewaysScroll } from './arrival.ts'
import { logIn, newName, password, passwordField } from './people.ts'
import { answered, expect, test } from './portal.ts'

test('an invited cashier opens his link once, works under his role and is known at the next login @phone @all', async ({
  signedIn,
  newVisitor,
  complaints,
  picture,
  isMobile,
}) => {
  const username = newName()
  const admin = await signedIn('admin')
  await admin.goto('/admin.html#/users')
  await admin.getByRole('button', { name: '邀请工作人员' }).click()
  const asked = admin.getByRole('dialog', { name: '邀请工作人员' })
  await asked.getByRole('textbox', { name: /^用户名/ }).fill(username)
  await asked.getByRole('checkbox', { name: '财务' }).check()
  await asked.getByRole('button', { name: '生成邀请链接' }).click()
  const shown = admin.getByRole('alertdialog', { name: `${username} 的邀请链接` })
  const link = (await shown.locator('code').textContent()) ?? ''
  await shown.getByRole('button', { name: '我已转交链接' }).click()

  // A browser that nobody has signed in with.
  const page = await newVisitor()
  await page.goto(link)
  await expect(page.getByText(`您将以用户名 ${username} 使用管理后台。`)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await picture('invitation', page)
  await passwordField(page, '密码').fill(password)
  await passwordField(page, '确认密码').fill(password)
  await page.getByRole('textbox', { name: /^手机号/ }).fill('13900000001')
  await page.getByRole('button', { name: '接受邀请并登录' }).click()
  await expect(page.getByRole('heading', { name: '今日工作', level: 1 })).toBeVisible()

  const menu = page.getByRole('navigation', { name: '功能菜单' })
  if (isMobile) await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(menu.getByRole('link', { name: '收款认领' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '海外维权业务' })).toHaveCount(0)
  await menu.getByRole('link', { name: '收款认领' }).click()
  await expect(page.getByRole('heading', { name: '收款认领', level: 1 })).toBeVisible()
  await page.goto('/admin.html#/users')
  await expect(page.getByText('没有权限')).toBeVisible()

  const late = await newVisitor()
  complaints.expect(answered(404, '/api/invitation'))
  await late.goto(link)
  await expect(late.getByRole('heading', { name: '邀请已失效' })).toBeVisible()
  await late.getByRole('link', { name: '去登录' }).click()
  await logIn(late, username)
  await expect(late.getByRole('heading', { name: '今日工作', level: 1 })).toBeVisible()
})
