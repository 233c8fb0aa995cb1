import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { mailsTo } from './mail-sink.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { portalPort } from './portal-port.ts'
import { handIn, listOf, newRecordNum, startImport } from './recordal-list.ts'
import { toastOf } from './seizure-form.ts'

test('a saved search: an import brings a new recordal, a mail says so and leads to it, and the search is ended @all', async ({
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

  const desk = await signedIn('staff')
  await test.step('the desk hands a list in: its first rows say what would be refused, and it needs the day of its data', async () => {
    const rows = [
      { recordNum, recordName: `演示${word}` },
      { recordNum: 'T49-1', recordName: '演示错号' },
      { recordNum: newRecordNum(), recordName: `演示${word}二号` },
      { recordNum: newRecordNum(), recordName: '演示无关' },
    ]
    await handIn(desk, `${word}.csv`, listOf(rows))
    await expect(desk.getByText(/^前 4 行，其中 1 行会被拒绝/)).toBeVisible()
    await expectAccessible(desk)
    await picture('desk-import-preview', desk)
    await desk.getByRole('button', { name: '开始导入' }).click()
    await expect(toastOf(desk, '请选择数据截至日期')).toBeVisible()
  })

  await test.step('it is imported; what it refused is taken along as a file', async () => {
    const outcome = await startImport(desk)
    await expect(outcome).toContainText(/新增备案\s*3/)
    await expect(desk.getByRole('row').filter({ hasText: '第 3 行' })).toContainText(/拒绝.*备案号.*T49-1/)
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: '下载报告' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`核对报告-${word}.csv.csv`)
    expect(await readFile(await download.path(), 'utf8')).toContain('T49-1')
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
    await page.getByRole('button', { name: '暂停 盯住帆影' }).click()
    await expect(page.getByRole('row').filter({ hasText: '盯住帆影' })).toContainText('已暂停')
    await page.getByRole('button', { name: '删除 盯住帆影' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('还没有保存的查询')).toBeVisible()
    await picture('saved-empty', page)
  })
})
