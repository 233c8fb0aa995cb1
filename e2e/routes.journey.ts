import { logIn, register } from './people.ts'
import { expect, test } from './portal.ts'
import { formAddress, seizureForm, submitCase } from './seizure-form.ts'

const landingTitle = '一链维权 · 国际服务平台'

test('every address leads to a page', async ({ page }) => {
  for (const address of [
    '/',
    '/#',
    '/#/',
    '/#/home',
    '/#/nowhere',
    '/#/home/nowhere',
    '/#/%E4%B8%80',
    '/#//evil.example',
  ]) {
    await test.step(`${address} is the landing page`, async () => {
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page).toHaveURL(/#\/oneChains$/)
      await expect(page).toHaveTitle(landingTitle)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
  await page.goto('/#/index')
  await expect(page).toHaveURL(/#\/index$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(landingTitle)
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/#\/oneChains$/)
})

test('titles are those of the specification, and entrances stand without header and footer @phone', async ({
  page,
}) => {
  for (const title of ['login', 'register']) {
    await page.goto(`/#/${title}`)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
  await page.getByRole('link', { name: /首页/ }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle(landingTitle)
})

test('a page that needs a login leads there and back, with its query', async ({ page }) => {
  await page.goto('/?from=singlemessage#/home/speedOfProgress?active=7&state=3')
  await expect(page).toHaveURL(/#\/login\?return_url=/)
  await logIn(page, 'demo')
  await expect(page).toHaveURL(/#\/home\/speedOfProgress\?active=7&state=3$/)
  await expect(page.getByRole('button', { name: '已完成', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveTitle('我的进度 · 一链维权')
})

test('a link that WeChat has passed on keeps its tab; a tab that is none falls back', async ({ signedIn }) => {
  const page = await signedIn('demo')
  for (const before of ['?from=singlemessage', '?code=abc&state=1', '?active=3']) {
    await page.goto(`/${before}#/home/speedOfProgress?active=7`)
    const tab = page.getByRole('navigation', { name: '进度分类' }).getByRole('link', { name: '海关查扣应对' })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('row').nth(1)).toContainText(/KL\d{14}/)
    expect(new URL(page.url()).hash).toBe('#/home/speedOfProgress?active=7')
  }
  for (const active of ['99', '0', '-1', 'seven', '7.5', '']) {
    await page.goto(`/#/home/speedOfProgress?active=${active}`)
    await expect(page).toHaveURL(/#\/home\/speedOfProgress\?active=6$/)
    const first = page.getByRole('navigation', { name: '进度分类' }).getByRole('link', { name: '风险预警防范指引' })
    await expect(first).toHaveAttribute('aria-current', 'page')
  }
})

test('filters and pages of a list stand in the address, so that back and forward walk through them', async ({
  signedIn,
}) => {
  const page = await signedIn('demo')
  const rows = page.getByRole('rowgroup').nth(1).getByRole('row')
  await page.goto('/#/home/speedOfProgress?active=7')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: '不予受理' }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link', { name: /^KL/ }).click()
  await expect(page.getByRole('heading', { name: '申请信息' })).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: '不予受理' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('pages of five, with total, arrows and a jumper', async ({ request, signedIn }) => {
  const { username, token } = await register(request)
  for (let count = 0; count < 11; count += 1) await submitCase(request, token)
  const page = await signedIn(username)
  const rows = page.getByRole('rowgroup').nth(1).getByRole('row')
  const pager = page.getByRole('navigation', { name: '分页' })
  await page.goto('/#/home/speedOfProgress?active=7')
  await expect(pager).toContainText('共 11 条')
  await expect(rows).toHaveCount(5)
  await pager.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/page=2/)
  await pager.getByRole('textbox', { name: '前往页码' }).fill('99')
  await pager.getByRole('textbox', { name: '前往页码' }).press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(pager.getByRole('button', { name: '下一页' })).toBeDisabled()
})

test('after the logout the back button shows the login and nothing of the user', async ({ page }) => {
  await page.goto('/#/login')
  await logIn(page, 'demo')
  await expect(page).toHaveURL(/#\/oneChains$/)
  await page.getByRole('link', { name: '我的进度' }).first().click()
  await page.getByRole('navigation', { name: '进度分类' }).getByRole('link', { name: '海关查扣应对' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(/KL\d{14}/)
  await page.getByRole('row').nth(1).getByRole('link', { name: /^KL/ }).click()
  await expect(page.getByRole('heading', { name: '申请信息' })).toBeVisible()
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/#\/login\?return_url=/)
  await expect(page.getByText(/KL\d{14}/)).toHaveCount(0)
})

test('a logout in one tab signs the other one out, too', async ({ page }) => {
  await page.goto('/#/login')
  await logIn(page, 'demo')
  await expect(page).toHaveURL(/#\/oneChains$/)
  const other = await page.context().newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: '退出' })).toBeVisible()
  await page.getByRole('button', { name: '退出' }).click()
  await expect(other.getByRole('link', { name: '请登录' })).toBeVisible()
})

test('an English browser gets the same Chinese pages', async ({ newVisitor, request }) => {
  const { username, token } = await register(request)
  const page = await newVisitor({ locale: 'en-US', timezoneId: 'America/New_York' })
  const form = seizureForm(page)
  await page.goto(`/#/login?return_url=${formAddress}`)
  await logIn(page, username)
  await form.form.waitFor()
  await form.field('诉求').focus()
  await form.field('诉求').blur()
  await expect(form.form.getByText('请输入您的诉求', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await form.field('诉求').fill('请协助')
  await page.getByRole('link', { name: '一链维权 国际服务平台 首页' }).click()
  await page.getByRole('alertdialog', { name: '离开此页？' }).getByRole('button', { name: '离开' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一链维权，步步可查')

  const desk = await newVisitor({ locale: 'en-US', timezoneId: 'America/New_York' })
  await desk.goto('/admin.html')
  await logIn(desk, 'staff')
  await expect(desk.getByRole('heading', { name: '海外维权业务' })).toBeVisible()
  await desk.getByRole('button', { name: 'staff' }).click()
  await expect(desk.getByRole('menuitem')).toHaveText(['个人信息', '修改密码', '系统设置', '退出'])
  await desk.keyboard.press('Escape')
  // Times are those of Shanghai wherever the browser is.
  const minute = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' })
  const before = minute.format(Date.now())
  const businessSn = await submitCase(request, token)
  const after = minute.format(Date.now())
  await desk.goto(`/admin.html#/requests?keyword=${businessSn}`)
  await expect(desk.getByRole('row').filter({ hasText: businessSn })).toContainText(new RegExp(`${before}|${after}`))
})
