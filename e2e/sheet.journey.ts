import { readFile } from 'node:fs/promises'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { submitCase } from './seizure-form.ts'

test('what was sent is printed without the page around it, and saved as PDF', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username, token } = await register(request)
  const businessSn = await submitCase(request, token)
  const page = await signedIn(username)
  await page.goto(`/#/home/speedOfProgress?active=7&businessSn=${businessSn}`)
  await expect(page.getByRole('heading', { name: new RegExp(businessSn) })).toBeVisible()

  await test.step('PDF', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 PDF' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe(`${businessSn}.pdf`)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('print', async () => {
    await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
    await page.getByRole('button', { name: '打印' }).click()
    expect(await page.evaluate(() => 'printed' in window)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    for (const gone of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('region', { name: '站点信息' }),
      page.getByRole('button', { name: '打印' }),
    ]) {
      await expect(gone).toBeHidden()
    }
    await expect(page.getByRole('heading', { name: new RegExp(businessSn) })).toBeVisible()
    await expect(page.getByText(/^提交时间 20/)).toBeVisible()
    await expect(page.getByText('请判断是否构成近似，并准备答复海关的材料')).toBeVisible()
    await picture('request-printed', page)
  })
})
