import { expectAccessible } from './accessibility.ts'
import { sealByCall } from './evidence-form.ts'
import { register } from './people.ts'
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
  const log = desk.getByRole('region', { name: '日志' })
  await expect(log).toContainText(/已签署到\s*第 \d+ 条/)
  await expect(desk.getByRole('region', { name: '时间戳机构' })).toContainText('时间戳未配置')
  await expect(desk.getByRole('region', { name: '原件核查' })).toContainText('没有发现异常的原件')
  await desk.getByRole('button', { name: '立即审计' }).click()
  await expect(toastOf(desk, '全部一致')).toBeVisible()
  await expect(desk.getByRole('region', { name: '审计记录' })).toContainText('全部一致')
  await picture('desk-evidence-log', desk)
  await expectAccessible(desk)
})
