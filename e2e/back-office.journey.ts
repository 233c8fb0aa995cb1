import type { Page } from '@playwright/test'
import { logIn, openSession, password, passwordField, register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { toastOf } from './seizure-form.ts'

const openMenu = async (page: Page, username: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('the side menu is 190 px wide or 50, as it was left, and shows what one may do', async ({ request, signedIn }) => {
  const page = await signedIn('staff')
  const menu = page.getByRole('navigation', { name: '功能菜单' })
  const width = async () => (await menu.boundingBox())?.width
  await page.goto('/admin.html')
  await expect(menu.getByRole('link', { name: '用户列表' })).toBeVisible()
  expect(await width()).toBe(190)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect.poll(width).toBe(50)
  await page.reload()
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible()
  await expect.poll(width).toBe(50)
  await page.getByRole('button', { name: '展开菜单' }).click()
  await expect.poll(width).toBe(190)

  const headers = { authorization: await openSession(request, 'staff') }
  const { purviews } = await (await request.get('/api/privilege', { headers })).json()
  type Node = { name: string; isAllowed: boolean; children: Node[] }
  const allowed = (nodes: Node[]): string[] =>
    nodes.filter((node) => node.isAllowed).flatMap((node) => [node.name, ...allowed(node.children)])
  await expect(menu.locator('button, a')).toHaveText(allowed(purviews as Node[]))

  // The menu follows what the server says, not what the page knows.
  await page.route('**/api/privilege', async (route) => {
    const reply = await route.fetch()
    const body = await reply.json()
    for (const group of body.purviews as Node[]) {
      for (const child of group.children) if (child.name === '用户列表') child.isAllowed = false
    }
    await route.fulfill({ response: reply, json: body })
  })
  await page.reload()
  await expect(menu.getByRole('link').first()).toBeVisible()
  await expect(menu.getByText('用户列表')).toHaveCount(0)
  await page.goto('/admin.html#/users')
  await expect(page.getByText('没有权限')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('on a phone the menu lies over the page and closes behind one @only-phone', async ({ signedIn, picture }) => {
  const page = await signedIn('staff')
  await page.goto('/admin.html')
  await expect(page.getByRole('heading', { name: '海外维权业务' })).toBeVisible()
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

test('system settings are the administrator’s: others are told so, by page and server', async ({
  request,
  signedIn,
}) => {
  const only = '只有管理员才能操作！'
  const staff = await signedIn('staff')
  await staff.goto('/admin.html')
  await openMenu(staff, 'staff', '系统设置')
  await expect(toastOf(staff, only)).toBeVisible()
  await expect(staff.getByRole('dialog')).toHaveCount(0)
  const headers = { authorization: await openSession(request, 'staff') }
  const reply = await request.get('/api/admin/settings', { headers })
  expect(reply.status()).toBe(403)
  expect(await reply.json()).toMatchObject({ status: 'U00403', msg: only })
})

test('the administrator chooses who may not change the password, and it holds', async ({
  request,
  signedIn,
  complaints,
}) => {
  const customer = await register(request)
  const admin = await signedIn('admin')
  await admin.goto('/admin.html')
  await openMenu(admin, 'admin', '系统设置')
  const dialog = admin.getByRole('dialog', { name: '系统设置' })
  await expect(dialog.getByRole('radio', { name: '多点登录' })).toBeChecked()
  await dialog.getByRole('searchbox', { name: '查找用户' }).fill(customer.username)
  await dialog.getByRole('button', { name: customer.username }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(toastOf(admin, '系统设置已保存')).toBeVisible()
  await expect(dialog).toBeHidden()

  const page = await signedIn(customer.username)
  const forbidden = '您的账号不允许自行修改密码，请联系管理员'
  await page.goto('/#/home/account')
  await page.getByRole('button', { name: '修改密码' }).click()
  const change = page.getByRole('dialog', { name: '修改密码' })
  await passwordField(change, '原密码').fill(password)
  await passwordField(change, '新密码').fill('gang-kou-ri-chu-2027')
  await passwordField(change, '确认新密码').fill('gang-kou-ri-chu-2027')
  complaints.expect(answered(403, '/api/updatePass'))
  await change.getByRole('button', { name: '保存' }).click()
  await expect(toastOf(page, forbidden)).toBeVisible()

  await openMenu(admin, 'admin', '系统设置')
  await dialog.getByRole('button', { name: `移除 ${customer.username}` }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await change.getByRole('button', { name: '保存' }).click()
  await expect(toastOf(page, '密码已修改，其他登录已结束')).toBeVisible()
})

test('changing the password asks for it twice and ends the other logins', async ({ page, request, picture }) => {
  const { username, token } = await register(request)
  const chosen = 'gang-kou-ri-chu-2027'
  await page.goto('/#/login?redirect=/home/account')
  await logIn(page, username)
  await page.getByRole('button', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await expect(dialog.getByRole('textbox', { name: '用户名' })).toHaveValue(username)
  await expect(dialog.getByRole('textbox', { name: '用户名' })).not.toBeEditable()
  await expect(dialog.getByRole('textbox', { name: '邮箱' })).not.toBeEditable()
  await passwordField(dialog, '原密码').fill(password)
  await passwordField(dialog, '新密码').fill(chosen)
  await passwordField(dialog, '确认新密码').fill('gang-kou-ri-luo-2027')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(toastOf(page, '两次输入密码不一致!')).toBeVisible()
  await expect(passwordField(dialog, '确认新密码')).toHaveAccessibleDescription(/两次输入密码不一致!/)
  await picture('password-mismatch', page)
  await passwordField(dialog, '确认新密码').fill(chosen)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  const old = await request.get('/api/privilege', { headers: { authorization: token } })
  expect(old.status()).toBe(401)
  const withOld = await request.post('/api/login', { data: { username, password } })
  expect(await withOld.json()).toMatchObject({ status: 'U00400', msg: '用户名或密码错误' })
  const withNew = await request.post('/api/login', { data: { username, password: chosen } })
  expect(withNew.status()).toBe(200)
})

test('a provider waits for approval, and staff approve it', async ({ request, signedIn }) => {
  const { username } = await register(request, { userType: 'provider', companyName: '旅程服务机构' })
  const provider = await signedIn(username)
  await provider.goto('/#/home/account')
  await expect(provider.getByText('待审核')).toBeVisible()
  const staff = await signedIn('staff')
  await staff.goto('/admin.html#/users')
  await staff.getByRole('searchbox', { name: '查找用户' }).fill(username)
  await staff.getByRole('button', { name: '查询' }).click()
  const row = staff.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText('待审核')
  await row.getByRole('button', { name: /^审核通过/ }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '审核通过' }).click()
  await expect(toastOf(staff, '审核通过：已完成')).toBeVisible()
  await expect(row).toContainText('正常')
  await expect(row.getByRole('button', { name: /^审核通过/ })).toHaveCount(0)
  await provider.reload()
  await expect(provider.getByText('已审核')).toBeVisible()
})

test('a forgotten password: staff give one that works once and must be replaced', async ({
  page,
  request,
  signedIn,
}) => {
  const { username } = await register(request)
  const staff = await signedIn('staff')
  await staff.goto(`/admin.html#/users?keyword=${encodeURIComponent(username)}`)
  const row = staff.getByRole('row').filter({ hasText: username })
  await row.getByRole('button', { name: /^重置密码/ }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '重置密码' }).click()
  const once = (await staff.getByRole('alertdialog').getByRole('code').textContent()) ?? ''
  expect(once.length).toBeGreaterThanOrEqual(12)
  await page.goto('/#/login?return_url=/home/account')
  await page.getByRole('textbox', { name: '账号' }).fill(username)
  await passwordField(page, '密码').fill(once)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { name: '设置新密码' })).toBeVisible()
  await passwordField(page, '新密码').fill('gang-kou-ri-chu-2027')
  await passwordField(page, '确认新密码').fill('gang-kou-ri-chu-2027')
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page.getByRole('heading', { name: '账号与安全' })).toBeVisible()
})

test('nobody but staff comes in, and nothing is asked for anybody else', async ({ signedIn, complaints }) => {
  for (const username of ['demo', 'agency']) {
    const page = await signedIn(username)
    const asked: string[] = []
    page.on('request', (call) => call.url().includes('/api/admin/') && asked.push(call.url()))
    await page.goto('/admin.html#/requests')
    await expect(page.getByText('只有工作人员可以进入管理后台')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '功能菜单' })).toHaveCount(0)
    expect(asked).toEqual([])
    complaints.expect(answered(403, '/api/admin/requests'))
    const status = await page.evaluate(async () => {
      const token = localStorage.getItem('onechain_token') ?? ''
      return (await fetch('/api/admin/requests', { headers: { Authorization: token } })).status
    })
    expect(status).toBe(403)
  }
})

test('a call that the server does not know leads out, and says so', async ({ request, signedIn, complaints }) => {
  const headers = { authorization: await openSession(request, 'staff') }
  const unknown = await (await request.get('/api/admin/nowhere', { headers })).json()
  expect(unknown).toMatchObject({ status: 'U00404', code: 'no-route' })
  const page = await signedIn('staff')
  complaints.expect(answered(404, '/api/admin/requests'))
  await page.route('**/api/admin/requests?*', (route) => route.fulfill({ status: 404, json: unknown }))
  await page.goto('/admin.html')
  await expect(toastOf(page, '登录已失效，请重新登录')).toBeVisible()
  await expect(page).toHaveURL(/admin\.html#\/login/)
})

test('a login at the back office comes to its own first page', async ({ page }) => {
  await page.goto('/admin.html')
  await expect(page).toHaveURL(/admin\.html#\/login/)
  await logIn(page, 'staff')
  await expect(page.getByRole('heading', { name: '海外维权业务' })).toBeVisible()
  await expect(page).toHaveURL(/admin\.html#\/requests$/)
  await page.goto('/#/login')
  await expect(page).toHaveURL(/admin\.html#\/requests$/)
  await page.getByRole('button', { name: 'staff' }).click()
  await page.getByRole('menuitem', { name: '退出' }).click()
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/admin\.html#\/login/)
})
