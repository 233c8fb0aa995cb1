import { logIn, register, stateOf } from './people.ts'
import { expect, test } from './portal.ts'
import { formAddress, seizureForm, submitCase } from './seizure-form.ts'

test('a link that WeChat has passed on leads through the login to its tab; back and forward walk through the list’s filters', async ({
  page,
}) => {
  const tab = page.getByRole('navigation', { name: '事项分类' }).getByRole('link', { name: '海关查扣应对' })
  const rows = page.getByRole('list', { name: '海关查扣应对列表' }).getByRole('heading')
  const isPressed = (name: string) =>
    expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/?from=singlemessage#/home/speedOfProgress?active=7&state=3')
  await expect(page).toHaveURL(/#\/login\?return_url=/)
  await logIn(page, 'demo')
  await expect(page).toHaveURL(/#\/home\/speedOfProgress\?active=7&state=3$/)
  await isPressed('已完成')
  for (const before of ['?code=abc&state=1', '?active=3']) {
    await page.goto(`/${before}#/home/speedOfProgress?active=7`)
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await isPressed('全部')
    expect(new URL(page.url()).hash).toBe('#/home/speedOfProgress?active=7')
  }
  await page.getByRole('button', { name: '不予受理' }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  await expect(page.getByRole('heading', { name: '您填的内容' })).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(1)
  await isPressed('不予受理')
  await page.goBack()
  await isPressed('全部')
  await page.goForward()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('after the logout the back button shows nothing of the user, and another tab is signed out, too', async ({
  signedIn,
  request,
}) => {
  const { username, token } = await register(request)
  const businessSn = await submitCase(request, token)
  const page = await signedIn(username)
  const other = await page.context().newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: '退出' })).toBeVisible()
  await page.goto('/#/home/speedOfProgress?active=7')
  // What the page still asks for when its user leaves would be answered 401.
  const asked = ['**/api/requestTrail*', '**/precheck'].map((call) => page.waitForResponse(call))
  await page.getByRole('listitem').filter({ hasText: businessSn }).getByRole('link').click()
  await expect(page.getByText('谁看过、改过这件事')).toBeVisible()
  await Promise.all(asked)
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()
  await expect(other.getByRole('link', { name: '请登录' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/#\/login\?return_url=/)
  await expect(page.getByText(businessSn)).toHaveCount(0)
})

test('an English browser gets the same Chinese pages', async ({ newVisitor, request, baseURL }) => {
  const { username, token } = await register(request)
  const abroad = { locale: 'en-US', timezoneId: 'America/New_York' }
  const page = await newVisitor({ ...abroad, storageState: await stateOf(request, username, baseURL ?? '') })
  const form = seizureForm(page)
  await page.goto(`/#${formAddress}`)
  await form.field('诉求').focus()
  await form.field('诉求').blur()
  await expect(form.form.getByText('请输入您的诉求', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')

  const desk = await newVisitor({ ...abroad, storageState: await stateOf(request, 'staff', baseURL ?? '') })
  // Pages show the time of Shanghai, whatever the time zone of the browser is.
  const minute = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' })
  const before = minute.format(Date.now())
  const businessSn = await submitCase(request, token)
  const after = minute.format(Date.now())
  await desk.goto(`/admin.html#/requests?keyword=${businessSn}`)
  await expect(desk.getByRole('row').filter({ hasText: businessSn })).toContainText(
    new RegExp(`${before.slice(5)}|${after.slice(5)}`),
  )
  await desk.getByRole('button', { name: 'staff' }).click()
  await expect(desk.getByRole('menuitem')).toHaveText([
    '个人信息',
    '修改密码',
    '动态验证码',
    '快捷键',
    '系统设置',
    '退出',
  ])
})
