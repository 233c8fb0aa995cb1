import { expect, test } from './portal.ts'

test('somebody whose booth is complained of reads what to do and reaches the form', async ({ page, picture }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: /第一个小时/ })
    .getByRole('link', { name: /展台被投诉/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '展台被投诉：第一个小时' })).toBeVisible()
  await page.getByRole('radio', { name: /广交会/ }).check()
  await page.getByRole('radio', { name: /参展方/ }).check()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5)
  // Whoever gets the link sees the same.
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5)
  await picture('help-first-hour')

  // Printed on A4, the page fits on one sheet.
  const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)

  // The other cases open without a network too.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '第一个小时' }).click()
  await page.getByRole('link', { name: '账户被冻结' }).click()
  await page.getByRole('radio', { name: /境外法院/ }).check()
  await page.getByRole('radio', { name: /自己的品牌/ }).check()
  await expect(page.getByRole('region', { name: '别做这些' })).toBeVisible()
  await page.context().setOffline(false)

  await page.goto('/#/home/firstHour?case=boothComplained&place=canton&side=owner')
  await page.getByRole('link', { name: '提交申诉求助' }).click()
  await expect(page).toHaveURL(/#\/login\?return_url=%2Fhome%2FexhibitionInfringement/)
})
