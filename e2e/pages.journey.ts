import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openSession, password, passwordField, register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { pdfOf } from './sample-files.ts'
import { seizureForm, submitCase, toastOf } from './seizure-form.ts'

type Look = (name: string, page: Page) => Promise<void>

/** Nothing for axe to find, nothing that sticks out sideways, and a picture for the eye. */
const lookWith =
  (picture: (name: string, of?: Page) => Promise<void>): Look =>
  async (name, page) =>
    test.step(name, async () => {
      await expectAccessible(page)
      const { content, view } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        view: document.documentElement.clientWidth,
      }))
      expect(content).toBeLessThanOrEqual(view)
      await picture(name, page)
    })

test('what a visitor sees @phone', async ({ page, picture, complaints, isMobile }) => {
  const look = lookWith(picture)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: '暂停轮播' }).click()
  await page.waitForLoadState('networkidle')
  await look('landing', page)
  if (isMobile) {
    await page.getByRole('button', { name: '打开菜单' }).click()
    await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' })).toBeVisible()
    await look('landing-menu', page)
  }

  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await look('not-found', page)

  await page.goto('/#/login')
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
  await look('login', page)
  complaints.expect(answered(400, '/api/login'))
  await page.getByRole('textbox', { name: '账号' }).fill('nobody-of-that-name')
  await passwordField(page, '密码').fill('not-the-password')
  await page.getByRole('button', { name: '忘记密码？' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('form').getByText('用户名或密码错误')).toBeVisible()
  await look('login-refused', page)

  await page.goto('/#/register')
  await expect(page.getByRole('heading', { name: '注册' })).toBeVisible()
  await look('register', page)
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(toastOf(page, '请输入用户名')).toBeVisible()
  await look('register-errors', page)
  await page.getByRole('button', { name: '查看全文' }).click()
  await expect(page.getByRole('dialog', { name: '用户协议和隐私政策' })).toBeVisible()
  await look('register-terms', page)
})

test('the form in its states @phone', async ({ request, signedIn, picture }) => {
  const look = lookWith(picture)
  const { username } = await register(request, { companyName: '宁波远帆进出口有限公司' })
  const page = await signedIn(username)
  const form = seizureForm(page)
  const file = pdfOf()
  await form.open()
  await expect(form.submit).toBeVisible()
  await look('form-empty', page)
  await form.field('联系人姓名').fill('')
  await form.submit.click()
  await expect(toastOf(page, '请输入被查扣货物')).toBeVisible()
  await look('form-errors', page)
  await form.fill()
  await form.attach(file)
  await expect(form.fileRow(file.name)).toContainText('已上传')
  await look('form-filled', page)
  await page.getByRole('link', { name: '一链维权 国际服务平台 首页' }).click()
  await expect(page.getByRole('alertdialog', { name: '离开此页？' })).toBeVisible()
  await look('form-leave', page)
  await page.getByRole('button', { name: '继续填写' }).click()
  await form.submit.click()
  await expect(form.success).toBeVisible()
  await look('form-success', page)
})

test('my progress, empty and full, and a request in each state @phone', async ({ request, signedIn, picture }) => {
  const look = lookWith(picture)
  const newcomer = await signedIn((await register(request)).username)
  await newcomer.goto('/#/home/speedOfProgress?active=7')
  await expect(newcomer.getByText('暂无数据')).toBeVisible()
  await look('progress-empty', newcomer)

  const page = await signedIn('demo')
  const rows = page.getByRole('rowgroup').nth(1).getByRole('row')
  await page.goto('/#/home/speedOfProgress?active=7')
  await expect(rows).toHaveCount(5)
  await look('progress-list', page)
  for (const [index, state] of ['待受理', '服务中', '已完成', '不予受理'].entries()) {
    await page.goto(`/#/home/speedOfProgress?active=7&state=${index + 1}`)
    await expect(page.getByRole('button', { name: state, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(rows.first()).toContainText(state)
    await rows.first().getByRole('link', { name: /^KL/ }).click()
    await expect(page.getByRole('heading', { name: '申请信息' })).toBeVisible()
    await expect(page.getByText(state, { exact: true }).first()).toBeVisible()
    await look(`progress-detail-state-${index + 1}`, page)
  }
  await page.goto('/#/home/speedOfProgress?active=7&state=3')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).getByRole('link', { name: /^KL/ }).click()
  await expect(page.getByRole('link', { name: '0574-555002' })).toBeVisible()
  await look('progress-detail-full-plan-asked', page)
  await page.goBack()
  await rows.first().getByRole('link', { name: /^KL/ }).click()
  await page.getByRole('button', { name: '申请全面解决方案' }).click()
  await expect(page.getByRole('dialog', { name: '申请全面解决方案' })).toBeVisible()
  await look('progress-full-plan-dialog', page)

  await page.goto('/#/home/account')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await look('account', page)
  await page.goto('/#/oneChains')
  await expect(page.getByRole('region', { name: '站点信息' }).getByRole('link', { name: 'demo' })).toBeVisible()
  await look('landing-signed-in', page)
})

test('the desk, its queue, a request and each question it asks @phone', async ({
  page: visitor,
  request,
  signedIn,
  picture,
}) => {
  const look = lookWith(picture)
  const customer = await register(request, { companyName: '宁波远帆进出口有限公司' })
  const businessSn = await submitCase(request, customer.token)
  const headers = { authorization: await openSession(request, 'staff') }
  await visitor.goto('/admin.html')
  await expect(visitor.getByRole('heading', { name: '登录' })).toBeVisible()
  await look('desk-login', visitor)
  const intruder = await signedIn('demo')
  await intruder.goto('/admin.html')
  await expect(intruder.getByText('只有工作人员可以进入管理后台')).toBeVisible()
  await look('desk-not-staff', intruder)

  const desk = await signedIn('staff')
  await desk.goto('/admin.html#/requests?sort=newest')
  await expect(desk.getByRole('row').filter({ hasText: businessSn })).toBeVisible()
  await look('desk-queue', desk)
  await desk.goto('/admin.html#/requests?keyword=没有这样的业务')
  await expect(desk.getByText('暂无数据')).toBeVisible()
  await look('desk-queue-empty', desk)

  await desk.goto(`/admin.html#/requests/${businessSn}`)
  await expect(desk.getByRole('heading', { name: '操作记录' })).toBeVisible()
  await look('desk-case-waiting', desk)
  for (const [action, name] of [
    ['受理', 'accept'],
    ['不予受理', 'reject'],
    ['办结', 'complete'],
  ] as const) {
    if (action === '办结') {
      await request.post(`/api/admin/requests/${businessSn}/accept`, { headers, data: { note: '等待提单' } })
      await desk.reload()
    }
    await desk.getByRole('button', { name: action, exact: true }).click()
    await expect(desk.getByRole('dialog')).toBeVisible()
    await look(`desk-${name}`, desk)
    await desk.keyboard.press('Escape')
  }
  await look('desk-case-in-service', desk)
})

test('users, settings and one’s own account at the desk @phone', async ({ request, signedIn, picture }) => {
  const look = lookWith(picture)
  const { username } = await register(request, { userType: 'provider', companyName: '旅程服务机构' })
  const admin = await signedIn('admin')
  await admin.goto('/admin.html#/users')
  const row = admin.getByRole('row').filter({ hasText: username })
  await expect(row).toBeVisible()
  await look('desk-users', admin)
  for (const [action, name] of [
    ['审核通过', 'approve'],
    ['停用', 'disable'],
    ['强制下线', 'end-sessions'],
    ['重置密码', 'reset-password'],
  ] as const) {
    await row.getByRole('button', { name: new RegExp(`^${action}`) }).click()
    await expect(admin.getByRole('alertdialog')).toBeVisible()
    await look(`desk-user-${name}`, admin)
    if (action === '重置密码') await admin.getByRole('alertdialog').getByRole('button', { name: action }).click()
    else await admin.getByRole('button', { name: '取消' }).click()
  }
  await expect(admin.getByRole('alertdialog', { name: `${username} 的一次性密码` })).toBeVisible()
  await look('desk-one-time-password', admin)
  await admin.getByRole('button', { name: '我已转告用户' }).click()

  for (const [item, name] of [
    ['个人信息', 'profile'],
    ['修改密码', 'password'],
    ['系统设置', 'settings'],
  ] as const) {
    await admin.getByRole('button', { name: 'admin' }).click()
    await expect(admin.getByRole('menu')).toBeVisible()
    if (item === '个人信息') await picture('desk-account-menu', admin)
    await admin.getByRole('menuitem', { name: item }).click()
    const dialog = admin.getByRole('dialog', { name: item })
    await expect(dialog.getByRole(item === '个人信息' ? 'table' : 'form')).toBeVisible()
    if (item === '系统设置') {
      await dialog.getByRole('searchbox', { name: '查找用户' }).fill('demo')
      await expect(dialog.getByRole('button', { name: /^demo2/ })).toBeVisible()
    }
    if (item === '修改密码') {
      await passwordField(dialog, '原密码').fill(password)
      await dialog.getByRole('button', { name: '保存' }).click()
      await expect(toastOf(admin, '请输入新密码')).toBeVisible()
    }
    await look(`desk-${name}`, admin)
    await admin.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
