import { expect, type Locator, type Page } from '@playwright/test'

export type ListedRecordal = { recordNum: string; recordName: string; name?: string }

const headings = '权利名称,权利人名称,权利人国别,权利号,备案号,权利类别,商品分类,备案状态,备案开始日期,备案截止日期'

let numbered = 0

/** A recordal number that no other journey has, in a year from which there are no real ones. */
export const newRecordNum = (): string => {
  numbered += 1
  return `T1949-${String((Date.now() + numbered) % 1_000_000).padStart(6, '0')}`
}

/** A list with the column heads of the customs' own query; all its content is invented. */
export const listOf = (recordals: readonly ListedRecordal[]): string =>
  [
    headings,
    ...recordals.map(
      ({ recordNum, recordName, name = '演示远帆进出口有限公司' }) =>
        `${recordName},${name},中国,90000001,${recordNum},国内注册,9,生效,2024-03-01,2034-02-28`,
    ),
  ].join('\r\n')

/** Uploads a list at the desk and stops at the page where the columns are to be confirmed. */
export const handIn = async (desk: Page, fileName: string, csv: string): Promise<void> => {
  await desk.goto('/admin.html#/recordal-imports')
  await expect(desk.getByRole('heading', { name: '导入记录' })).toBeVisible()
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: fileName, mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(desk.getByRole('heading', { level: 1, name: fileName })).toBeVisible()
  await expect(desk.getByRole('region', { name: '文件的前几行' })).toBeVisible()
}

/** Enters today as the day of the list's data, and starts the import. */
export const startImport = async (desk: Page): Promise<Locator> => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
  await desk.getByLabel(/^数据截至/).fill(today)
  await desk.getByRole('button', { name: '开始导入' }).click()
  const result = desk.getByRole('region', { name: '导入结果' })
  await expect(result).toBeVisible({ timeout: 60_000 })
  return result
}
