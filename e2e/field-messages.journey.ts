import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { requiredFields, seizureForm, toastOf } from './seizure-form.ts'

test('leaving a field empty says so beside it, and nowhere else', async ({ request, signedIn }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await form.open()
  await form.field('联系人姓名').fill('')
  for (const { label, message } of requiredFields) {
    const field = form.field(label)
    await field.focus()
    await field.blur()
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
    await expect(form.form.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: '关闭提示' })).toHaveCount(0)
  await expect(form.form.getByText('需要填写或修改')).toHaveCount(0)

  await form.field('联系人电话').fill('12-3')
  await form.field('联系人电话').blur()
  await expect(form.field('联系人电话')).toHaveAccessibleDescription(/联系电话须为 5 至 11 位，只能包含数字、\+ 和 -/)
  await form.field('诉求').fill('字'.repeat(501))
  await form.field('诉求').blur()
  await expect(form.field('诉求')).toHaveAccessibleDescription(/最多输入500个字/)
  await expect(form.form.getByText('501 / 500')).toBeVisible()
})

test('submitting names the first failure, one after another, until it goes through @phone', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await form.open()
  await form.field('联系人姓名').fill('')

  await form.submit.click()
  const summary = form.form.getByRole('alert').filter({ hasText: '需要填写或修改' })
  await expect(summary).toContainText(`还有 ${requiredFields.length} 处需要填写或修改`)
  await expect(summary.getByRole('listitem')).toHaveText(requiredFields.map(({ message }) => message))
  await picture('form-errors', page)
  await summary.getByRole('button', { name: '请输入您的诉求' }).click()
  await expect(form.field('诉求')).toBeFocused()

  for (const [index, { label, message, text }] of requiredFields.entries()) {
    await form.submit.click()
    await expect(toastOf(page, message)).toBeVisible()
    await expect(form.field(label)).toBeFocused()
    await expect(form.field(label)).toBeInViewport()
    await form.field(label).fill(text)
    for (const earlier of requiredFields.slice(0, index + 1)) {
      await expect(form.field(earlier.label)).toHaveValue(earlier.text)
    }
  }
  await form.submit.click()
  await expect(form.success).toBeVisible()
})

test('the first click on submit counts, even when it leaves an empty field', async ({ request, signedIn }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await form.open()
  // A reserved line for each message keeps the button under the pointer between press and release.
  const before = await form.submit.boundingBox()
  await form.field('企业名称').focus()
  await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 20)
  await page.mouse.down()
  await expect(form.field('企业名称')).toHaveAccessibleDescription(/请输入企业名称/)
  await page.mouse.up()
  await expect(toastOf(page, '请输入企业名称')).toBeVisible()
})

test('what only the server knows stands beside its field too', async ({ page, complaints, request }) => {
  const { username } = await register(request)
  complaints.expect(/status of 400 .* @ \S*\/api\/register/)
  await page.goto('/#/register')
  await page.getByRole('textbox', { name: '用户名' }).fill(username)
  for (const label of ['密码', '确认密码'])
    await page.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).fill('Portal-demo-2026')
  await page.getByRole('textbox', { name: '手机号' }).fill('13900000001')
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  const name = page.getByRole('textbox', { name: '用户名' })
  await expect(name).toHaveAccessibleDescription(/用户名已/)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue(username)
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('13900000001')
})
