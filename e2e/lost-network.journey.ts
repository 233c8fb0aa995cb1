import { expect, test } from './portal.ts'
import { seizureForm } from './seizure-form.ts'

declare global {
  interface Window {
    /** Stands for as long as the document is the same. */
    sameDocument?: true
  }
}

test('with the network gone, links under the pointer load no page anew, and all that was typed is still there', async ({
  signedIn,
  complaints,
}) => {
  complaints.expect(/net::ERR_INTERNET_DISCONNECTED/)
  const page = await signedIn('demo')
  const form = seizureForm(page)
  await form.open()
  await form.fill()
  await page.evaluate(() => {
    window.sameDocument = true
  })
  await page.context().setOffline(true)
  const lost: string[] = []
  page.on('requestfailed', (one) => lost.push(new URL(one.url()).pathname))
  for (const name of ['帮助中心', '我的收藏', '培训课程', '留言咨询']) {
    const link = page.getByRole('link', { name, exact: true }).first()
    await link.hover()
    await link.focus()
  }
  await expect.poll(() => lost.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(0)
  // A page that reloads itself does so within a moment of the failure.
  await page.waitForTimeout(1_500)
  expect(await page.evaluate(() => window.sameDocument)).toBe(true)
  await form.expectTyped()
  await page.context().setOffline(false)
  await form.field('诉求').fill('网络回来以后还能接着写')
  await expect(form.field('诉求')).toHaveValue('网络回来以后还能接着写')
})
