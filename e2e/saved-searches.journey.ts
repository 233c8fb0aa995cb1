import { expectAccessible } from './accessibility.ts'
import { mailsTo } from './mail-sink.ts'
import { openSession, register } from './people.ts'
import { expect, test } from './portal.ts'
import { portalPort } from './portal-port.ts'
import { handIn, listOf, newRecordNum, startImport } from './recordal-list.ts'
import { toastOf } from './seizure-form.ts'

test('a saved search: an import brings a new recordal, a mail says so and leads to it, and the search is ended @phone', async ({
  request,
  signedIn,
  picture,
}, { parallelIndex }) => {
  const recordNum = newRecordNum()
  const word = `帆影${recordNum.slice(-6)}`
  const email = `saved-${recordNum.toLowerCase()}@example.com`
  const customer = await register(request, { email })
  const page = await signedIn(customer.username)

  await test.step('what was looked for is kept, with a name', async () => {
    await page.goto(`/#/home/filingInquiry?active=1&q=${encodeURIComponent(word)}`)
    await page.getByRole('button', { name: '保存此查询' }).click()
    const dialog = page.getByRole('dialog', { name: '保存查询' })
    await expect(dialog.getByText(/通知将发给：.*邮件/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /给它起个名字/ })).toHaveValue(word)
    await picture('saved-dialog', page)
    await dialog.getByRole('textbox', { name: /给它起个名字/ }).fill('盯住帆影')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(toastOf(page, '已保存，可在“我的查询”查看')).toBeVisible()
    await page.goto('/#/home/savedSearches')
    await expect(page.getByRole('row').filter({ hasText: '盯住帆影' })).toContainText('还没有')
  })

  await test.step('an import brings two that fit and one that does not', async () => {
    const desk = await signedIn('staff')
    const rows = [
      { recordNum, recordName: `演示${word}` },
      { recordNum: newRecordNum(), recordName: `演示${word}二号` },
      { recordNum: newRecordNum(), recordName: '演示无关' },
    ]
    await handIn(desk, `${word}.csv`, listOf(rows))
    await startImport(desk)
  })

  const mails = () => mailsTo(portalPort(parallelIndex), email)
  await test.step('one mail comes: without particulars, with the way there and the way out', async () => {
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(1)
    const text = mails()[0]?.text ?? ''
    expect(text).not.toContain(word)
    expect(text).toContain('可在“我的查询”中暂停或删除')
    const link = /https?:\/\/\S+hit=\S+/.exec(text)?.[0] ?? ''
    await page.goto(new URL(link).hash.replace('#', '/#'))
    await expect(page.getByText('2 条', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: `演示${word}`, exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: '演示无关' })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await picture('saved-hit', page)
    await expectAccessible(page)
  })

  await test.step('the row leads to the recordal', async () => {
    await page.getByRole('link', { name: `演示${word}`, exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText(recordNum)
    await page.goBack()
    await expect(page.getByText('2 条', { exact: true })).toBeVisible()
  })

  await test.step('it is paused and deleted where the mail said', async () => {
    await page.goto('/#/home/savedSearches')
    await expect(page.getByRole('row').filter({ hasText: '盯住帆影' })).toContainText('2 条')
    await picture('saved-list', page)
    await expectAccessible(page)
    await page.getByRole('button', { name: '暂停 盯住帆影' }).click()
    await expect(page.getByRole('row').filter({ hasText: '盯住帆影' })).toContainText('已暂停')
    await page.getByRole('button', { name: '删除 盯住帆影' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('还没有保存的查询')).toBeVisible()
    await picture('saved-empty', page)
  })
})

test('a recordal of one’s own is watched with the keyboard alone @phone', async ({ request, signedIn, picture }) => {
  const customer = await register(request)
  const page = await signedIn(customer.username)
  const headers = { authorization: await openSession(request, 'demo') }
  const { elements } = await (await request.get('/api/serchCustoms?recordState=1&pgCount=1', { headers })).json()
  const [{ recordNum }] = elements as [{ recordNum: string }]
  await page.goto('/#/home/savedSearches')
  await page.getByRole('button', { name: '关注我的备案' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '保存查询' })
  await dialog.getByRole('textbox', { name: /^备案号/ }).fill(recordNum)
  await dialog.getByRole('textbox', { name: /给它起个名字/ }).fill('我的商标')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '关注我的备案' })).toBeFocused()
  await page.getByRole('link', { name: '我的商标' }).press('Enter')
  await expect(page.getByRole('region', { name: '我的备案' })).toContainText(recordNum)
  await expect(page.getByText('截止日期前 180、90、30 天各提醒一次')).toBeVisible()
  await picture('saved-own', page)
  await expectAccessible(page)
})
