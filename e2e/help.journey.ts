import { expect, test } from './portal.ts'

test('somebody whose booth is complained of reads what to do and reaches the form', async ({ page, picture }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: '出事了，第一个小时' })
    .getByRole('link', { name: /展台被投诉/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '展台被投诉：第一个小时' })).toBeVisible()
  const now = page.getByRole('region', { name: '现在就做' })
  await expect(now.getByRole('listitem').first()).toBeVisible()
  await picture('help-first-hour')

  // Printed on A4, the page fits on one sheet.
  const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)

  // Other help pages open without a network too.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '帮助中心' }).click()
  await page.getByRole('link', { name: /^账户被冻结/ }).click()
  await expect(page.getByRole('region', { name: '不要做' })).toBeVisible()
  await page.context().setOffline(false)

  await page.goBack()
  await page.getByRole('link', { name: /^展台被投诉/ }).click()
  await page.getByRole('region', { name: '打开表单' }).getByRole('link', { name: '展会投诉应对' }).click()
  await expect(page).toHaveURL(/#\/login\?return_url=%2Fhome%2FexhibitionInfringement/)
})
