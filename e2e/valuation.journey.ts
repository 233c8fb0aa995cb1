import { expectAccessible } from './accessibility.ts'
import { handsOn } from './hands.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'

test('a visitor asks what a patent is worth and sees why, by thumb on a phone and by keyboard at a desk @phone', async ({
  page,
  isMobile,
  picture,
}) => {
  const { press, write } = handsOn(page, isMobile)
  const box = page.getByRole('textbox', { name: /^专利公告号/ })

  await test.step('an example of form is real, and nothing is known of it', async () => {
    await page.goto('/#/home/earlyWarningAnalysis/assessment/setpone')
    await press(page.getByRole('button', { name: '公告号在哪里' }))
    const help = page.getByRole('dialog', { name: '公告号在哪里' })
    await expect(help).toContainText('演示数据（虚构的专利，可以评估）')
    await picture('valuation-help')
    await press(help.getByRole('button', { name: 'CN103150376B' }))
    await expect(box).toHaveValue('CN103150376B')
    await press(page.getByRole('button', { name: '下一步' }))
    await expect(page.getByText(/^评估失败，未检索到该公告号专利数据/)).toBeVisible()
    await picture('valuation-none')
    await press(page.getByRole('main').getByRole('link', { name: '重新输入' }))
    await expect(box).toHaveValue('CN103150376B')
  })

  await test.step('a wrong number is told, and stays in the box', async () => {
    await write(box, 'CN900000007B')
    await press(page.getByRole('button', { name: '下一步' }))
    const alert = page.getByRole('alertdialog', { name: '不能评估' })
    await expect(alert).toContainText('数据源未说明法律状态，暂不能评估')
    await press(alert.getByRole('button', { name: '确定' }))
    await expect(box).toHaveValue('CN900000007B')
  })

  await test.step('an invented patent has a score, a price, their ranges and reasons that add up', async () => {
    await write(box, 'CN900000001B')
    await expectAccessible(page)
    await press(page.getByRole('button', { name: '下一步' }))
    await expect(page.getByRole('img', { name: /^分值 [\d.]+，满分 100/ })).toBeVisible()
    await expect(page).toHaveURL(/setptwo\?pingguid=[\w-]{22}$/)
    await expect(page.getByText('演示数据：这是一件虚构的专利')).toBeVisible()
    await expect(page.getByText(/^合计 [+−]\d\.\d{3}/)).toBeVisible()
    await expect(page.getByText(/^本结果由公开数据和规则计算，仅供参考/)).toBeVisible()
    await expectAccessible(page)
    await picture('valuation-result')
    await page.reload()
    await expect(page.getByRole('img', { name: /^分值/ })).toBeVisible()
  })

  await test.step('several numbers stand side by side', async () => {
    await page.goto('/#/home/earlyWarningAnalysis/assessment/setpone')
    await write(box, 'CN900000001B,CN900000002U,CN900000003A')
    await press(page.getByRole('button', { name: '下一步' }))
    const table = page.getByRole('table', { name: '专利价值对比' })
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await expectAccessible(page)
    await picture('valuation-compare')
  })

  await test.step('the method is told, with what nobody has compared yet', async () => {
    await page.goto('/#/home/earlyWarningAnalysis/assessment/method')
    await expect(page.getByText('尚未核对').first()).toBeVisible()
    await expectAccessible(page)
    await picture('valuation-method')
  })
})

test('a user has a list of patents evaluated, takes the results along, and has one of them as a report @phone @all', async ({
  request,
  signedIn,
  isMobile,
  picture,
}) => {
  const page = await signedIn((await register(request)).username)
  const { press } = handsOn(page, isMobile)

  await test.step('a list is handed in and worked off', async () => {
    await page.goto('/#/home/earlyWarningAnalysis/assessment/setpone')
    await press(page.getByRole('main').getByRole('link', { name: '批量评估' }))
    await expect(page.getByLabel(/^公告号名单/)).toBeAttached()
    await expectAccessible(page)
    await page
      .getByLabel(/^公告号名单/)
      .first()
      .setInputFiles({
        name: '名单.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('公告号\nCN900000001B\nCN900000008B\nCN900000099B\n手机\n'),
      })
    await expect(page.getByText('已评估 4 / 4 件，其中 2 件没有结果，原因见表')).toBeVisible({ timeout: 15_000 })
    await expectAccessible(page)
    await picture('valuation-batch')
  })

  await test.step('the results come as a workbook, and are there after a reload', async () => {
    const download = page.waitForEvent('download')
    await press(page.getByRole('button', { name: '下载结果（XLSX）' }))
    expect((await download).suggestedFilename()).toMatch(/^专利价值参考分析-批量-.*\.xlsx$/)
    await page.reload()
    await press(page.getByRole('main').getByRole('link', { name: 'CN900000001B' }))
    await expect(page.getByRole('img', { name: /^分值/ })).toBeVisible()
  })

  await test.step('a result is had as a report', async () => {
    await press(page.getByRole('button', { name: '下载报告' }))
    const dialog = page.getByRole('dialog', { name: '报告已生成' })
    await expect(dialog.getByText(/报告编号 PG\d{14}/)).toBeVisible()
    await expectAccessible(page)
    await picture('valuation-report')
    const link = dialog.getByRole('link', { name: '下载 PDF' })
    const reply = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([reply.status(), (await reply.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })
})
