import { expectAccessible } from './accessibility.ts'
import { register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { requiredFields, submitCase } from './seizure-form.ts'

const tabs = {
  6: '风险预警防范指引',
  1: '海关在线备案',
  2: '展会投诉应对',
  3: '跨境电商侵权应对',
  4: '贸易救济纠纷应对',
}

test('each tab shows its kind and who acts next, and on a phone the tab one is at is in sight @phone', async ({
  signedIn,
}) => {
  const page = await signedIn('demo')
  for (const [active, label] of Object.entries(tabs)) {
    await page.goto(`/#/home/speedOfProgress?active=${active}`)
    const tab = page.getByRole('navigation', { name: '进度分类' }).getByRole('link', { name: label })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(tab).toBeInViewport({ ratio: 0.9 })
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText(/[A-Z]{2}\d{14}/)
    await expect(row).toContainText(/由受理台处理|请您在.+前补正|已结束/)
  }
})

test('a case whose number is passed on shows a stranger nothing @phone', async ({
  request,
  signedIn,
  complaints,
  picture,
}) => {
  const owner = await register(request)
  const businessSn = await submitCase(request, owner.token)
  const stranger = await register(request)
  complaints.expect(answered(404, '/api/serchUserIpForeignInfoDetail'))
  const page = await signedIn(stranger.username)
  await page.goto(`/#/home/speedOfProgress?active=7&businessSn=${businessSn}`)
  await expect(page.getByText('没有查到这笔业务，请核对编号，并用提交时的账号登录')).toBeVisible()
  for (const { text } of requiredFields) await expect(page.getByText(text)).toHaveCount(0)
  await expectAccessible(page)
  await picture('progress-stranger', page)
  await page.getByRole('link', { name: '返回列表' }).click()
  await expect(page.getByText('暂无数据')).toBeVisible()
})
