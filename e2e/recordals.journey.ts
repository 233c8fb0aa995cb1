import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { arrivalOf, mostShift, watchArrival } from './arrival.ts'
import { logIn, register } from './people.ts'
import { expect, test } from './portal.ts'

type Row = { recordNum: string; recordName: string; name: string }

const searchAddress = '/#/home/filingInquiry?active=1'
const box = (page: Page) => page.getByRole('searchbox', { name: '查询海关备案' })
const table = (page: Page) => page.getByRole('table', { name: '海关备案' })
/** Waits until the rows on screen belong to the current page of results. */
const expectSettled = (page: Page) => expect(table(page)).not.toHaveAttribute('aria-busy')
const linkTo = (page: Page, { recordNum }: Row) =>
  table(page).getByRole('row').filter({ hasText: recordNum }).getByRole('link')

/** One of the demonstration's invented recordals, which are there as soon as the portal listens. */
const anyRecordal = async (request: APIRequestContext): Promise<Row> => {
  const reply = await request.get('/api/serchCustoms?recordType=T&registerType=4&recordState=1')
  const { elements } = (await reply.json()) as { elements: Row[] }
  const [first] = elements
  if (!first) throw new Error('The demonstration holds no recordal')
  return first
}

test('a visitor finds a recordal from the landing page, reads it, and takes the result along after the login', async ({
  page,
  request,
  picture,
}) => {
  const row = await anyRecordal(request)
  const { username } = await register(request)

  await test.step('the box of the landing page leads to the result', async () => {
    await page.goto('/')
    const landingBox = page.getByRole('searchbox', { name: '海关备案查询' })
    await landingBox.fill(row.recordName)
    await landingBox.press('Enter')
    await expect(page).toHaveURL(/#\/home\/filingInquiry\?active=1&q=/)
    await expect(page).toHaveTitle('海关备案查询 · 一链维权')
    await expect(box(page)).toHaveValue(row.recordName)
    await expect(linkTo(page, row)).toBeVisible()
    await expect(table(page).locator('mark').first()).toHaveText(row.recordName)
    await expect(page.getByText(/^数据截至 \d{4}-\d{2}-\d{2}$/)).toBeVisible()
    await expect(page.getByText('演示数据，均为虚构')).toBeVisible()
    await picture('recordals-found')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  await test.step('its detail lies beside the list and goes with a step back', async () => {
    await linkTo(page, row).click()
    const detail = page.getByRole('dialog', { name: row.recordName })
    await expect(detail.getByText(row.name).first()).toBeVisible()
    await expect(detail.getByRole('img', { name: /^备案期限/ })).toBeVisible()
    await expect(detail.getByRole('heading', { name: '变更记录' })).toBeVisible()
    await picture('recordal-detail')
    await page.goBack()
    await expect(detail).toBeHidden()
    await expect(linkTo(page, row)).toBeVisible()
  })

  await test.step('by its number it is the one that is found', async () => {
    await box(page).fill(row.recordNum)
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await expect(page.getByText('按备案号查询')).toBeVisible()
    await expectSettled(page)
    await expect(table(page).getByRole('row')).toHaveCount(2)
    await expect(linkTo(page, row)).toBeVisible()
  })

  await test.step('the export asks for a login and comes back to this very search', async () => {
    await page.getByRole('button', { name: '导出结果' }).click()
    await page.getByRole('dialog', { name: '登录后导出' }).getByRole('link', { name: '去登录' }).click()
    await logIn(page, username)
    await expect(linkTo(page, row)).toBeVisible()
    await page.getByRole('button', { name: '导出结果' }).click()
    const dialog = page.getByRole('dialog', { name: '导出查询结果' })
    await dialog.getByRole('radio', { name: 'CSV' }).check()
    await expect(dialog.getByRole('radio', { name: 'CSV' })).toBeChecked()
    await expectAccessible(page)
    await picture('recordals-export')
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '导出', exact: true }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^海关备案查询-\d{4}-\d{2}-\d{2}\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(row.recordNum)
    expect(text).toContain(row.name)
    await expect(dialog).toBeHidden()
  })
})

test('on a phone what was found comes into sight from below the fields, and a record leads to the next one @only-phone', async ({
  page,
}) => {
  await page.goto(searchAddress)
  await page.getByRole('button', { name: '按字段查询' }).click()
  await page.getByRole('combobox', { name: '备案状态' }).selectOption('生效')
  await page.getByRole('button', { name: '按以上条件查询' }).click()
  await expectSettled(page)
  await expect(page.getByRole('heading', { name: '查询结果' })).toBeInViewport()
  await table(page).getByRole('link').first().click()
  const others = page.getByRole('dialog').getByRole('listitem').getByRole('link')
  const name = (await others.last().textContent()) ?? ''
  await others.last().click()
  const next = page.getByRole('dialog', { name })
  await expect(next).toBeFocused()
  await expect(next.getByRole('heading', { name, exact: true })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: '查询结果' })).toBeVisible()
})

test('the address keeps query, page and record; going back finds the place again', async ({ page }) => {
  await watchArrival(page)
  await page.goto(searchAddress)
  await expect(table(page).getByRole('row')).toHaveCount(11)
  expect((await arrivalOf(page)).shift).toBeLessThanOrEqual(mostShift)
  const pager = page.getByRole('navigation', { name: '分页' })
  await pager.getByRole('button', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/pgIndex=2/)
  await expect(pager.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  await expectSettled(page)
  await expect(page.getByRole('heading', { name: '全部备案' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '全部备案' })).toBeInViewport()
  const last = table(page).getByRole('row').last().getByRole('link')
  const name = (await last.textContent()) ?? ''
  await last.click()
  const detail = page.getByRole('dialog', { name })
  await expect(detail.getByRole('heading', { name: '变更记录' })).toBeVisible()

  await page.reload()
  await expect(detail.getByRole('heading', { name: '变更记录' })).toBeVisible()
  await detail.getByRole('button', { name: '关闭' }).click()
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL(/pgIndex=2$/)
  await expect(table(page).getByRole('row').last().getByRole('link')).toHaveText(name)

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const place = await page.evaluate(() => scrollY)
  await pager.getByRole('button', { name: '第 3 页' }).click()
  await expect(page).toHaveURL(/pgIndex=3$/)
  await expectSettled(page)
  await page.goBack()
  await expect(pager.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  await expect(table(page).getByRole('row').last().getByRole('link')).toHaveText(name)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 120)

  const before = (await arrivalOf(page)).shift
  await pager
    .getByRole('button', { name: /^第 \d+ 页$/ })
    .last()
    .click()
  await expectSettled(page)
  expect((await arrivalOf(page)).shift - before).toBeLessThanOrEqual(mostShift)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^查询条件：全部备案；第 \d+ 页$/)).toBeVisible()
  await expect(box(page)).toBeHidden()
  await expect(pager).toBeHidden()
  await expect(table(page)).toBeVisible()
})
