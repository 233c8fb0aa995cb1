import type { Page } from '@playwright/test'
import { stress } from '@portal/platform/testing/stress'
import { arriveAt } from './arrival.ts'
import { expectTrapped, tab, tabTo, typeInto, walkThrough } from './keyboard.ts'
import { newName, password, passwordField, register } from './people.ts'
import { expect, test } from './portal.ts'
import { requiredFields, seizureForm, submitCase } from './seizure-form.ts'

const filings = '/home/exhibition'

/** The pages that are walked through by Tab: in the gate one list, one form and one editor. */
const walked = stress(import.meta, {
  what: '用 Tab 走完 17 个页面（本次 3 个）',
  full: {
    open: [
      ...['/home/newList', '/home/help', '/home/filingInquiry?active=1'],
      ...['/home/leavingAMessage', '/home/earlyWarningAnalysis'],
    ],
    own: [
      ...[`${filings}/zjfzba`, '/home/eCommerceInfringement', '/home/exhibitionInfringement'],
      ...['/home/tradeDisputes', '/home/riskAversion', '/home/curriculum'],
      ...['/home/exhibitionCertificate?active=2', '/home/savedSearches'],
    ],
    desk: ['/requests', '/articles/new', '/users', '/audit'],
  },
  gate: {
    open: ['/home/filingInquiry?active=1'],
    own: [`${filings}/zjfzba`],
    desk: ['/articles/new'],
  },
})

test('a request is made with the keyboard alone, from registration to detail', async ({ page }) => {
  const username = newName()
  const form = seizureForm(page)

  await test.step('the first stop is the way past the header', async () => {
    await page.goto('/')
    await tab(page)
    const skip = page.getByRole('button', { name: '跳到主要内容' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tab(page)
    expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)
  })

  await test.step('the carousel rests at a press, and its slides out of sight are out of reach', async () => {
    await tabTo(page, page.getByRole('button', { name: '暂停轮播' }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: '播放轮播' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: '下一张' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^2 \/ \d$/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    await expect(page.getByRole('group', { name: /^1 \/ / })).toHaveAttribute('inert')
  })

  await test.step('registers, with arrows between the kinds of user', async () => {
    await page.goto('/#/oneChains')
    await page.reload()
    await tabTo(page, page.getByRole('link', { name: '免费注册' }).first())
    await page.keyboard.press('Enter')
    const customer = page.getByRole('radio', { name: '企业或个人用户' })
    const provider = page.getByRole('radio', { name: '服务机构' })
    await tabTo(page, customer)
    await page.keyboard.press('ArrowRight')
    await expect(provider).toBeFocused()
    await expect(provider).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(customer).toBeChecked()
    await typeInto(page, page.getByRole('textbox', { name: '用户名' }), username)
    await typeInto(page, passwordField(page, '密码'), password)
    await typeInto(page, passwordField(page, '确认密码'), password)
    await typeInto(page, page.getByRole('textbox', { name: '手机号' }), '13912345678')
    const agrees = page.getByRole('checkbox', { name: '我已阅读并同意' })
    await tabTo(page, page.getByRole('button', { name: '查看全文' }))
    await page.keyboard.press('Enter')
    await expectTrapped(page, page.getByRole('dialog', { name: '用户协议和隐私政策' }))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '查看全文' })).toBeFocused()
    await tabTo(page, agrees)
    await page.keyboard.press('Space')
    await expect(agrees).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/oneChains$/)
  })

  await test.step('logs out and in again', async () => {
    // The focus stands on the heading of the new page, and the way out before it: a fresh document begins at its top.
    await page.reload()
    await tabTo(page, page.getByRole('button', { name: '退出' }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()
    await typeInto(page, page.getByRole('textbox', { name: '账号' }), username)
    await typeInto(page, passwordField(page, '密码'), password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/oneChains$/)
  })

  await test.step('fills in the form; a refused submit brings the focus to the field', async () => {
    const menu = page.getByRole('navigation', { name: '主导航' })
    await page.reload()
    await tabTo(page, menu.getByRole('button', { name: '应对查扣投诉' }))
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: '海关查扣应对' }))
    await page.keyboard.press('Enter')
    await expect(form.form).toBeVisible()
    await tabTo(page, form.submit)
    await page.keyboard.press('Enter')
    await expect(form.field('企业名称')).toBeFocused()
    for (const { label, text } of requiredFields) {
      if (label === '联系人姓名') await tabTo(page, form.picker)
      await typeInto(page, form.field(label), text)
    }
    await tabTo(page, form.submit)
    await page.keyboard.press('Space')
  })

  await test.step('the success dialog holds the focus and leads on', async () => {
    await expectTrapped(page, form.success)
    await tabTo(page, form.success.getByRole('link', { name: '查看进度' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '您填的内容' })).toBeVisible()
  })

  await test.step('filters the list and opens the record', async () => {
    await tabTo(page, page.getByRole('link', { name: '返回列表' }))
    await page.keyboard.press('Enter')
    const waiting = page.getByRole('button', { name: '待受理' })
    await tabTo(page, waiting)
    await page.keyboard.press('Space')
    await expect(waiting).toHaveAttribute('aria-pressed', 'true')
    await expect(waiting).toBeFocused()
    const record = page.getByRole('list', { name: '海关查扣应对列表' }).getByRole('link').first()
    await tabTo(page, record)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '您填的内容' })).toBeVisible()
  })
})

test('the desk works without a mouse, and dialogs give the focus back', async ({ request, signedIn }) => {
  const customer = await register(request)
  const businessSn = await submitCase(request, customer.token)
  const desk = await signedIn('staff')
  // Sorted by newest first: by default the queue begins with what is due, and other journeys leave requests in it.
  await desk.goto('/admin.html#/requests?sort=newest')
  const row = desk.getByRole('row').filter({ hasText: businessSn })
  await expect(row).toBeVisible()
  await tab(desk)
  await expect(desk.getByRole('button', { name: '跳到主要内容' })).toBeFocused()

  const account = desk.getByRole('button', { name: 'staff' })
  await tabTo(desk, account)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('menuitem', { name: '个人信息' })).toBeFocused()
  await desk.keyboard.press('ArrowDown')
  await expect(desk.getByRole('menuitem', { name: '修改密码' })).toBeFocused()
  await desk.keyboard.press('Enter')
  const change = desk.getByRole('dialog', { name: '修改密码' })
  await expectTrapped(desk, change)
  await desk.keyboard.press('Escape')
  await expect(change).toBeHidden()
  await expect(account).toBeFocused()

  await tabTo(desk, row.getByRole('button', { name: /^领取 / }), 90)
  await desk.keyboard.press('Enter')
  const accept = row.getByRole('button', { name: /^受理 / })
  await expect(accept).toBeFocused()
  await desk.keyboard.press('Enter')
  const dialog = desk.getByRole('dialog', { name: '受理该业务' })
  await expectTrapped(desk, dialog)
  await desk.keyboard.press('Escape')
  await expect(accept).toBeFocused()
  await desk.keyboard.press('Enter')
  await tabTo(desk, dialog.getByRole('button', { name: '受理', exact: true }))
  await desk.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('服务中')
  // The button that opened the dialog is gone after this step; the focus must then be elsewhere in sight.
  await tab(desk)
})

test('every form and list can be walked through by Tab, and one always sees where one is', async ({
  page,
  signedIn,
}) => {
  test.slow()
  const customer = await signedIn('demo')
  const desk = await signedIn('admin')
  const walks: [Page, string][] = [
    ...walked.open.map((address): [Page, string] => [page, `/#${address}`]),
    ...walked.own.map((address): [Page, string] => [customer, `/#${address}`]),
    ...walked.desk.map((address): [Page, string] => [desk, `/admin.html#${address}`]),
  ]
  for (const [visitor, address] of walks) {
    await test.step(address, async () => {
      await arriveAt(visitor, address)
      expect(await walkThrough(visitor), `stops of ${address}`).toBeGreaterThan(0)
    })
  }
})
