import { expectAccessible } from './accessibility.ts'
import { appsOnce } from './every-page.ts'
import { logIn, openSession, password, passwordField, register } from './people.ts'
import { expect, test } from './portal.ts'

test('a login at the back office comes to its first page; the side menu is 190 px wide or 50, as it was left', async ({
  page,
}) => {
  await page.goto('/admin.html')
  await expect(page).toHaveURL(/admin\.html#\/login/)
  await logIn(page, 'staff')
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await expect(page).toHaveURL(/admin\.html#\/today$/)

  const menu = page.getByRole('navigation', { name: '功能菜单' })
  const width = async () => (await menu.boundingBox())?.width
  await expect.poll(width).toBe(190)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect.poll(width).toBe(50)
  await page.reload()
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible()
  await expect.poll(width).toBe(50)
  await page.getByRole('button', { name: '展开菜单' }).click()
  await expect.poll(width).toBe(190)

  await page.goto('/#/login')
  await expect(page).toHaveURL(/admin\.html#\/today$/)
  await page.getByRole('button', { name: 'staff' }).click()
  await page.getByRole('menuitem', { name: '退出' }).click()
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/admin\.html#\/login/)
})

type Entry = { name: string; path: string; children: Entry[] }

test('every entry of the menu has its page', async ({ request }) => {
  const token = await openSession(request, 'admin')
  const reply = await request.get('/api/privilege', { headers: { authorization: token } })
  const { purviews } = (await reply.json()) as { purviews: Entry[] }
  const pages = new Set((await appsOnce()).admin.map(({ path }) => path))
  const entries = purviews.flatMap(({ children }) => children)
  expect(entries.length).toBeGreaterThan(10)
  expect(entries.filter(({ path }) => !pages.has(path)).map(({ name, path }) => `${name} ${path}`)).toEqual([])
})

test('the numbers of 今日工作 lead to as many rows as they say', async ({ signedIn, picture }) => {
  const page = await signedIn('staff')
  for (const label of ['我的在办', '待受理', '时限将至与已超', '未答留言']) {
    await page.goto('/admin.html#/today')
    const tile = page.getByRole('link', { name: new RegExp(`^${label}(?!，)`) })
    const number = tile.locator('b')
    await expect(number).toHaveText(/^\d+$/)
    await picture('desk-today', page)
    const said = await number.textContent()
    await tile.click()
    await expect(page.getByText(new RegExp(`^共 ${said} [件条]$`)).first()).toBeVisible()
  }
})

test('on a phone the first case is near the top, and the bar at the foot never lies over the last @only-phone', async ({
  signedIn,
  picture,
}) => {
  const page = await signedIn('staff')
  await page.goto('/admin.html')
  await page.getByRole('navigation', { name: '常用' }).getByRole('link', { name: '业务' }).click()
  const cases = page.getByRole('list', { name: '海外维权业务列表' }).getByRole('listitem')
  expect((await cases.first().boundingBox())?.y).toBeLessThanOrEqual(320)
  await picture('desk-queue', page)
  await page.getByRole('button', { name: '筛选' }).click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await sheet.getByRole('button', { name: '待受理' }).click()
  await expectAccessible(page)
  await picture('desk-filters', page)
  await sheet.getByRole('button', { name: /^看 \d+ 件$/ }).click()
  await expect(page.getByRole('button', { name: '移除筛选 状态：待受理' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const foot = await page.getByRole('navigation', { name: '常用' }).boundingBox()
  const last = await page.getByRole('navigation', { name: '分页' }).boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  await page.getByRole('button', { name: '搜索' }).click()
  await page.getByRole('combobox', { name: '查找' }).fill('太阳镜')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await picture('desk-search', page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/requests\/\w+/)
})

test('on a phone the menu lies over the page and closes behind one @only-phone', async ({ signedIn, picture }) => {
  const page = await signedIn('staff')
  await page.goto('/admin.html')
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await page.getByRole('button', { name: '打开菜单' }).click()
  const menu = page.getByRole('navigation', { name: '功能菜单' })
  await expect(menu.getByRole('link', { name: '海外维权业务' })).toBeInViewport()
  await picture('desk-menu', page)
  // More items than a phone is high: the menu scrolls within itself.
  await menu.getByRole('link', { name: '用户列表' }).scrollIntoViewIfNeeded()
  await expect(menu.getByRole('link', { name: '用户列表' })).toBeInViewport()
  await menu.getByRole('link', { name: '用户列表' }).click()
  await expect(page.getByRole('heading', { name: '用户列表' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '用户列表' })).not.toBeInViewport()
})

test('staff approve a provider with its number as checked and give it a password that works once and must be replaced; then it changes its own', async ({
  page,
  request,
  signedIn,
}) => {
  const { username, token } = await register(request, { userType: 'provider', companyName: '旅程服务机构' })
  const chosen = 'gang-kou-ri-chu-2027'
  const staff = await signedIn('staff')
  const row = staff.getByRole('row').filter({ hasText: username })

  await test.step('the provider hands its profile in, and staff approve it as checked', async () => {
    const profile = { companyName: '旅程服务机构', licenceKind: 'trademark', licenceNo: '33000' }
    await request.put('/api/providerProfile', { headers: { authorization: token }, data: profile })
    await staff.goto(`/admin.html#/providers?state=waiting&keyword=${encodeURIComponent(username)}`)
    await row.getByRole('link', { name: /^审核/ }).click()
    await staff.getByRole('button', { name: '通过', exact: true }).click()
    const dialog = staff.getByRole('dialog', { name: '通过这家机构' })
    await expectAccessible(staff)
    await dialog.getByRole('textbox', { name: /备案号/ }).fill('33001')
    await dialog.getByRole('button', { name: '通过', exact: true }).click()
    await expect(staff.getByRole('button', { name: '通过', exact: true })).toBeHidden()
    await expect(staff.getByText('33001').first()).toBeVisible()
    await staff.goto(`/admin.html#/users?keyword=${encodeURIComponent(username)}`)
    await expect(row).toContainText('正常')
  })

  await test.step('a password for once, which opens nothing but its own change', async () => {
    await row.getByRole('button', { name: /^重置密码/ }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: '重置密码' }).click()
    const once = (await staff.getByRole('alertdialog').getByRole('code').textContent()) ?? ''
    await page.goto('/#/login?return_url=/home/account')
    await page.getByRole('textbox', { name: '账号' }).fill(username)
    await passwordField(page, '密码').fill(once)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('heading', { name: '设置新密码' })).toBeVisible()
    await passwordField(page, '新密码').fill(chosen)
    await passwordField(page, '确认新密码').fill(chosen)
    await page.getByRole('button', { name: '保存新密码' }).click()
    await expect(page.getByRole('heading', { name: '账号与安全' })).toBeVisible()
    await expect(page.getByText('已核对：旅程服务机构，商标代理，备案号 33001。')).toBeVisible()
  })

  await test.step('changed once more by its owner', async () => {
    await page.getByRole('button', { name: '修改密码' }).click()
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(passwordField(dialog, '原密码')).toHaveAccessibleDescription(/请输入/)
    await expectAccessible(page)
    await passwordField(dialog, '原密码').fill(chosen)
    await passwordField(dialog, '新密码').fill(password)
    await passwordField(dialog, '确认新密码').fill(password)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
    const reply = await request.post('/api/login', { data: { username, password } })
    expect(reply.status()).toBe(200)
  })
})
