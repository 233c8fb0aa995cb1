import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { detailAddress, photoOf, sealByCall } from './evidence-form.ts'
import { openSession, register } from './people.ts'
import { expect, test } from './portal.ts'
import { pagesOf } from './read-paper.ts'
import { pdfOf } from './sample-files.ts'
import { toastOf } from './seizure-form.ts'

const itemOf = (page: Page, name: string): Locator => page.getByRole('listitem', { name, exact: true })

test('the papers of a fair become a numbered PDF for a claim of subsidy @all', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username, token } = await register(request)
  const { id, evidenceNo } = await sealByCall(request, token)
  const page = await signedIn(username)

  await test.step('sees in the record what a claim still lacks', async () => {
    await page.goto(detailAddress(id))
    const card = page.getByRole('region', { name: '补贴申报材料' })
    await expect(card).toContainText('必交 11 项，已有 6 项，还缺 5 项')
    await picture('subsidy-card', page)
    await card.getByRole('link', { name: '生成补贴申报材料' }).click()
    await expect(page.getByText('申请表（按当年通知的附件填写，加盖公章）')).toBeVisible()
  })

  await test.step('adds what comes from elsewhere, and is told how it goes in', async () => {
    await expect(itemOf(page, '参展总结')).toContainText('缺少')
    const add = async (item: string, file: Awaited<ReturnType<typeof photoOf>>) => {
      await page.getByRole('button', { name: `添加材料 ${item}` }).click()
      const dialog = page.getByRole('dialog', { name: `添加材料：${item}` })
      await dialog.locator('input[type=file]').first().setInputFiles(file)
      await expect(dialog).toBeHidden()
      await expect(itemOf(page, item)).toContainText(file.name)
      await expect(itemOf(page, item)).toContainText('已有')
    }
    await add('参展总结', pdfOf('参展总结.pdf'))
    await expect(itemOf(page, '参展总结')).toContainText('PDF，逐页并入')
    await add('营业执照', await photoOf('营业执照'))
    await expect(page.getByText('必交 11 项，已有 8 项')).toBeVisible()
    await page.getByRole('checkbox', { name: /^放入护照首页/ }).check()
    await expect(page.getByText('本次放入的出入境材料：护照首页')).toBeVisible()
    await expectAccessible(page)
    await picture('subsidy-pack', page)
  })

  await test.step('takes the PDF, whose numbers, table and pages are right', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载合订本（PDF）' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`补贴申报材料-${evidenceNo}.pdf`)
    if (process.env.E2E_PICTURES) await download.saveAs('.cache/e2e/pictures/subsidy-pack.pdf')
    const pages = await pagesOf(download)
    // The pages are: cover and table, eight papers and the passport page, the licence and the summary.
    expect(pages).toHaveLength(2 + 8 + 1 + 2)
    for (const [index, words] of pages.entries()) expect(words).toContain(`${index + 1}/13`)
    expect(pages[0]).toContain(evidenceNo)
    expect(pages[0]).toContain('缺少申请表、承诺书、社保或完税证明')
    expect(pages[1]).toContain('参展总结13另附：参展总结.pdf')
    expect(pages[1]).toContain('存证：签证页本次未放入')
  })

  await test.step('finds in the record that the passport page went in', async () => {
    await page.goto(detailAddress(id))
    await page.locator('summary', { hasText: '谁看过' }).click()
    await expect(page.getByText('放入补贴申报材料：护照首页')).toBeVisible()
    await expect(page.getByText('放入补贴申报材料：签证页')).toHaveCount(0)
  })

  await test.step('takes a paper out again', async () => {
    await page.getByRole('link', { name: '生成补贴申报材料' }).click()
    await page.getByRole('button', { name: '移除 参展总结.pdf' }).click()
    await expect(itemOf(page, '参展总结')).toContainText('缺少')
  })

  await test.step('nobody else finds the record', async () => {
    const other = { authorization: await openSession(request, 'demo2') }
    const { list } = await (await request.get('/api/evidence/subsidy/templates')).json()
    const params = { id, template: (list as { id: string }[])[0]?.id ?? '' }
    const reply = await request.get('/api/evidence/subsidy/pack', { headers: other, params })
    expect(reply.status()).toBe(404)
  })
})

test('an editor writes the list of a city, compares it with its source, and customers may choose it @all', async ({
  request,
  signedIn,
  picture,
}) => {
  const city = `演示${Date.now().toString(36)}市`
  const name = `${city} 2027 演示·参展补贴`
  const desk = await signedIn('staff')
  await desk.goto('/admin.html#/subsidy-templates')
  await expect(desk.getByRole('row').filter({ hasText: '通用材料清单（示例）' })).toContainText('随程序提供的示例')
  await picture('desk-subsidy-lists', desk)
  await desk.getByRole('button', { name: '新增清单' }).click()
  const head = desk.getByRole('dialog', { name: '新增清单' })
  await head.getByRole('textbox', { name: '城市' }).fill(city)
  await head.getByRole('textbox', { name: '年份' }).fill('2027')
  await head.getByRole('textbox', { name: '名称' }).fill('演示·参展补贴')
  await head.getByRole('textbox', { name: '来源', exact: true }).fill('演示通知，不对应任何城市')
  await head.getByRole('textbox', { name: '来源网址' }).fill('https://example.com/notice')
  await expectAccessible(desk)
  await head.getByRole('button', { name: '保存' }).click()
  await expect(desk.getByRole('heading', { name })).toBeVisible()

  const addItem = async (title: string, fill: (dialog: Locator) => Promise<void>) => {
    await desk.getByRole('button', { name: '新增材料' }).click()
    const dialog = desk.getByRole('dialog', { name: '新增材料' })
    await dialog.getByRole('textbox', { name: '材料名称' }).fill(title)
    await fill(dialog)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByRole('button', { name: `修改 ${title}` })).toBeVisible()
  }
  await addItem('发票', (dialog) => dialog.getByRole('checkbox', { name: '发票复印件' }).check())
  await addItem('申请表', (dialog) => dialog.getByRole('textbox', { name: '到哪里取得' }).fill('通知附件一'))
  await desk.getByRole('button', { name: '上移 申请表' }).press('Enter')
  await expect(desk.getByRole('listitem').filter({ hasText: '通知附件一' })).toContainText(/^1申请表/)
  await picture('desk-subsidy-list', desk)

  const offered = async (): Promise<boolean> => {
    const { list } = await (await request.get('/api/evidence/subsidy/templates')).json()
    return (list as { city: string }[]).some((one) => one.city === city)
  }
  expect(await offered()).toBe(false)
  await desk.getByRole('button', { name: '核对', exact: true }).click()
  await desk.getByRole('button', { name: '逐项对照过，一致' }).click()
  await expect(toastOf(desk, '已标记为与来源一致')).toBeVisible()
  await expect(desk.getByText('客户可选')).toBeVisible()
  expect(await offered()).toBe(true)
  await desk.getByRole('button', { name: '更多操作', exact: true }).click()
  await desk.getByRole('menuitem', { name: '变更记录' }).click()
  await expect(desk.getByRole('dialog').getByText('标记为已核对')).toBeVisible()
  await desk.keyboard.press('Escape')

  const { username, token } = await register(request)
  const { id } = await sealByCall(request, token)
  const page = await signedIn(username)
  await page.goto(`/#/home/subsidyPack?id=${id}`)
  await page.getByRole('combobox', { name: '材料清单' }).selectOption(name)
  await expect(itemOf(page, '申请表')).toContainText('取得方式：通知附件一')
  await expect(page.getByText('由平台工作人员与来源核对')).toBeVisible()
  await expect(page.getByText('必交 2 项，已有 1 项')).toBeVisible()
})
