import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './portal.ts'
import { handIn, listOf, newRecordNum, startImport } from './recordal-list.ts'
import { toastOf } from './seizure-form.ts'

test('a list goes from a file to the search: looked at, put right, imported, and what it refused is taken along', async ({
  signedIn,
  picture,
  request,
}) => {
  const desk = await signedIn('staff')
  const [good, twice, other] = [newRecordNum(), newRecordNum(), newRecordNum()]
  const csv = listOf([
    { recordNum: good, recordName: `演示旅程${good}` },
    { recordNum: 'T49-1', recordName: '演示错号' },
    { recordNum: twice, recordName: '演示重复' },
    { recordNum: twice, recordName: '演示重复后者' },
    { recordNum: other, recordName: '演示其他' },
  ])
  const fileName = `旅程-${good}.csv`

  await test.step('the first rows say what would be refused, and columns may be chosen otherwise', async () => {
    await handIn(desk, fileName, csv)
    await expect(desk.getByText(/^前 5 行，其中 1 行会被拒绝/)).toBeVisible()
    const country = desk.getByRole('combobox', { name: /^权利人国别/ })
    await expect(country).toHaveValue('2')
    await country.selectOption('文件中没有')
    await expect(desk.getByRole('columnheader', { name: '权利人国别' })).toHaveCount(0)
    await country.selectOption('第 3 列：权利人国别')
    await expect(desk.getByRole('columnheader', { name: '权利人国别' })).toBeVisible()
    await picture('desk-import-preview', desk)
    await expectAccessible(desk)
  })

  await test.step('without the day of its data it does not start', async () => {
    await desk.getByRole('button', { name: '开始导入' }).click()
    await expect(toastOf(desk, '请选择数据截至日期')).toBeVisible()
  })

  await test.step('it runs, and says what came of every line', async () => {
    const result = await startImport(desk)
    await expect(result).toContainText(/新增备案\s*3/)
    await expect(result).toContainText(/同号重复\s*1/)
    const row = desk.getByRole('row').filter({ hasText: '第 3 行' })
    await expect(row).toContainText(/拒绝.*备案号.*T49-1/)
    await picture('desk-import-result', desk)
    await expectAccessible(desk)
  })

  await test.step('the report is a file for whoever made the list', async () => {
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: '下载报告' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`核对报告-${fileName}.csv`)
    expect(await readFile(await download.path(), 'utf8')).toContain('T49-1')
  })

  await test.step('it stands among the imports, and its rows are found', async () => {
    await desk.getByRole('link', { name: '返回列表' }).click()
    await expect(desk.getByRole('row').filter({ hasText: fileName })).toContainText(/已完成.*新增 3.*拒绝 1/)
    await picture('desk-imports', desk)
    await expectAccessible(desk)
    const found = await (await request.get(`/api/serchCustoms?recordNum=${good}`)).json()
    expect(found.elements).toMatchObject([{ recordNum: good, recordName: `演示旅程${good}` }])
  })
})

test('a list is taken back before it starts @phone', async ({ signedIn, picture }) => {
  const desk = await signedIn('staff')
  const fileName = `撤回-${newRecordNum()}.csv`
  await handIn(desk, fileName, listOf([{ recordNum: newRecordNum(), recordName: '演示撤回' }]))
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await picture('desk-import-phone', desk)
  await desk.getByRole('button', { name: '取消导入' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '取消导入' }).click()
  await expect(desk.getByText('这次导入已取消，上传的文件已删除。')).toBeVisible()
  await expect(desk.getByRole('button', { name: '开始导入' })).toHaveCount(0)
})
