import { expectAccessible } from './accessibility.ts'
import { detailAddress, evidenceForm, photoOf, sealByCall } from './evidence-form.ts'
import { openSession, register } from './people.ts'
import { expect, test } from './portal.ts'
import { toastOf } from './seizure-form.ts'

test('staff see how the log of evidence stands and have it audited at once @phone', async ({
  signedIn,
  picture,
  request,
}) => {
  const { token } = await register(request)
  await sealByCall(request, token)
  const desk = await signedIn('staff')
  await desk.goto('/admin.html#/evidenceLog')
  await expect(desk.getByRole('region', { name: '日志' }).first()).toContainText(/前 \d+ 条/)
  await expect(desk.getByRole('region', { name: '时间戳机构' })).toContainText('时间戳未配置')
  await expect(desk.getByRole('region', { name: '原件核查' })).toContainText('没有发现异常的原件')
  await desk.getByRole('button', { name: '立即审计' }).click()
  await expect(desk.getByText(/^审计完成：\d+ 条全部一致$/)).toBeVisible()
  await expect(desk.getByRole('region', { name: '审计记录' }).getByText('全部一致').first()).toBeVisible()
  await picture('desk-evidence-log', desk)
  await expectAccessible(desk)
})

test('the desk finds a record, opens a travel document with a reason, and the owner reads who looked @phone', async ({
  signedIn,
  newVisitor,
  picture,
  request,
}) => {
  const { username, token } = await register(request)
  const { id, evidenceNo } = await sealByCall(request, token)
  const desk = await signedIn('staff')
  await desk.goto('/admin.html#/evidence')
  await desk.getByRole('searchbox').fill(evidenceNo)
  await desk.getByRole('button', { name: '查询', exact: true }).click()
  const found = desk.getByRole('link', { name: evidenceNo, exact: true })
  await expect(found).toHaveCount(1)
  await picture('desk-evidence', desk)
  await expectAccessible(desk)
  await found.click()
  await expect(desk.getByRole('heading', { name: evidenceNo })).toBeVisible()
  await expect(desk.getByText('91330200MA0000001X')).toHaveCount(0)
  await picture('desk-evidence-detail', desk)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: /^查看 护照/ }).click()
  const dialog = desk.getByRole('dialog', { name: /^查看护照/ })
  await dialog.getByRole('textbox').fill('核对姓名')
  await dialog.getByRole('button', { name: '查看', exact: true }).click()
  await expect(dialog.getByRole('img')).toBeVisible()
  await picture('desk-evidence-opened', desk)

  const owner = await signedIn(username)
  await owner.goto(detailAddress(id))
  const looks = owner.getByRole('region', { name: '查看记录' })
  await expect(looks).toContainText('原因：核对姓名')
  const stranger = await newVisitor()
  const session = await openSession(request, 'demo2')
  const refused = await stranger.request.get(`/api/admin/evidence/${evidenceNo}`, {
    headers: { authorization: session },
  })
  expect(refused.status()).toBe(403)
})

test('a consent is taken back where it was given, and no further travel document is taken @phone', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = evidenceForm(page)
  await page.goto('/#/home/exhibitionCertificate?active=2')
  await form.consent()
  await form.put('hzSy', await photoOf('护照'))
  await expect(form.fieldOf('hzSy').getByText('点击选择文件')).toBeHidden()
  await picture('evidence-slot-full', page)
  await form.form.getByRole('button', { name: '查看或撤回同意' }).click()
  const dialog = page.getByRole('dialog', { name: '出入境材料处理说明' })
  await expect(dialog).toContainText('您已于')
  await dialog.getByRole('button', { name: '撤回同意' }).click()
  await expect(toastOf(page, '已撤回同意')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(form.fieldOf('hzQz').getByRole('button', { name: '阅读并同意' })).toBeVisible()
  await expect(form.fieldOf('hzQz').locator('input[type=file]')).toHaveCount(0)
  await picture('evidence-consent-withdrawn', page)
  await expectAccessible(page)
})
