import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { plain, wordsOf } from './read-paper.ts'
import { takeCountry } from './request-form.ts'
import { pdfOf, type SampleFile } from './sample-files.ts'

const filings = '/home/exhibition'
const sheets = `${filings}/zzba`

/** A page that a scanner could have made: legible, and different from every other. */
const scanOf = async (name: string, shade: number): Promise<SampleFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: 300, height: 200, channels: 3, background: { r: shade, g: 40, b: 90 } } },
        left: 60,
        top: 80,
      },
    ])
    .jpeg()
    .toBuffer(),
})

/** A filing sheet on the page, with the actions of its owner. */
const sheetOn = (page: Page) => {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const step = (name: string) =>
    page
      .getByRole('navigation', { name: '填写步骤' })
      .getByRole('button', { name: new RegExp(`^${name}\\s*(还有|已填好|生成)`) })
  return {
    box,
    step,
    fill: async (texts: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(texts)) await box(name).fill(text)
    },
    next: async (heading: string) => {
      await page.getByRole('button', { name: '保存，下一步' }).click()
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    },
    attach: async (paper: string, file: SampleFile) => {
      const group = page.locator('[id$="files"]').filter({ hasText: paper })
      await group.locator('input[type=file]').setInputFiles(file)
      await expect(group.getByRole('listitem').filter({ hasText: file.name })).toContainText('已上传')
    },
  }
}

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible()

const goods = {
  货物名称: '太阳镜',
  产地: '浙江台州',
  进出境地海关: '宁波海关',
  进出口商: '宁波海帆',
  主要特征: '镜腿内侧凹刻商标',
  价格: '每副 12 美元',
}

test('two certificates by oneself: what is missing, both files, and the recorded right', async ({
  request,
  signedIn,
  picture,
}) => {
  // Slow: the journey has seven steps, two of them with uploads, and reads two files.
  test.slow()
  const { username } = await register(request)
  const page = await signedIn(username)
  const sheet = sheetOn(page)

  await test.step('by the choice, and the sub-route wins', async () => {
    await page.goto(`/#${filings}?iszjfz=0`)
    await expect(page).toHaveURL(/exhibition\/zzba$/)
    await page.goto(`/#${sheets}?iszjfz=1`)
    await expect(page.getByText('还没有信息表')).toBeVisible()
    await picture('filing-sheets-empty', page)
  })

  await test.step('the facts of article 7, step by step', async () => {
    await page.getByRole('button', { name: '新填一份' }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: '权利人', exact: true })).toBeVisible()
    await page.getByRole('radio', { name: '法人' }).check()
    await sheet.fill({ '权利人名称/姓名': '宁波海帆进出口有限公司', 详细地址: '浙江省宁波市海曙区演示路 1 号' })
    await takeCountry(page, page.getByRole('combobox', { name: '注册地/国籍' }), '中国')
    await sheet.next('权利')
    await page.getByRole('combobox', { name: '权利类型' }).selectOption({ label: '商标（国内注册）' })
    await sheet.fill({ 商标注册号: '7654321', 权利名称: '海帆 HAIFAN', 权利内容: '文字与图形组合；第 9 类：太阳镜' })
    await page.getByLabel('权利届满日').fill('2040-03-20')
    await sheet.next('许可使用')
    await page.getByRole('radio', { name: '没有许可他人使用' }).check()
    await sheet.next('合法货物')
    await sheet.fill(goods)
    await picture('filing-sheet-goods', page)
    await sheet.next('侵权货物')
    await page.getByRole('radio', { name: '目前没有发现' }).check()
    await sheet.next('材料')
  })

  await test.step('the papers: what is missing, blank, and in order', async () => {
    await page.getByRole('radio', { name: '自己办理' }).check()
    const open = page.getByRole('list', { name: '还缺什么' })
    await expect(open.getByRole('listitem')).toHaveCount(3)
    await expect(open).toContainText('权利证书')
    await sheet.attach('权利人身份证明', await scanOf('营业执照.jpg', 10))
    await sheet.attach('权利证书', pdfOf('空白.pdf'))
    await sheet.attach('货物及包装照片', await scanOf('正品.jpg', 200))
    await saved(page)
    await expect(page.getByRole('list', { name: '权利证书的检查结果' })).toContainText('看起来是空白页')
    await expectAccessible(page)
    await picture('filing-sheet-papers', page)
    await page.getByRole('button', { name: '删除 空白.pdf' }).click()
    await expect(open.getByRole('listitem')).toHaveCount(1)
    await sheet.attach('权利证书', await scanOf('商标注册证.jpg', 120))
    await sheet.next('核对取走')
    await expect(page.getByText('各项都填好了，材料也齐了').first()).toBeVisible()
  })

  await test.step('both files say what was filled in', async () => {
    await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
    await picture('filing-sheet-take', page)
    for (const button of ['下载 PDF', '下载 Word（DOCX）']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^备案信息表-海帆_HAIFAN\.(pdf|docx)$/)
      const words = await wordsOf(download)
      for (const text of [
        '权利人名称/姓名宁波海帆进出口有限公司',
        '商标注册号7654321',
        '没有许可他人使用',
        ...Object.values(goods),
        '商标注册证.jpg',
        '只有人能核对的事项',
      ])
        expect(words).toContain(plain(text))
    }
  })

  await test.step('a second certificate begins with the same holder', async () => {
    await page.goto(`/#${sheets}`)
    await expect(page.getByRole('row').filter({ hasText: '海帆 HAIFAN' })).toContainText('已取走')
    await page.getByRole('button', { name: '沿用 海帆 HAIFAN 的权利人再填一份' }).click()
    await expect(sheet.box('权利人名称/姓名')).toHaveValue('宁波海帆进出口有限公司')
    await sheet.step('权利').click()
    await expect(page.getByRole('heading', { level: 2, name: '权利', exact: true })).toBeVisible()
    await sheet.step('材料').click()
    await expect(page.getByRole('listitem').filter({ hasText: '营业执照.jpg' })).toBeVisible()
    await sheet.step('核对取走').click()
    await page.getByRole('button', { name: '请专家代办' }).click()
    await expect(page).toHaveURL(/zjfzba$/)
    await expect(page.getByRole('textbox', { name: '权利人名称/姓名' })).toHaveValue('宁波海帆进出口有限公司')
    await expect(page.getByText('已按“自助备案”的结果填入部分内容')).toBeVisible()
    await page.goto(`/#${sheets}`)
    await expect(page.getByRole('rowgroup').nth(1).getByRole('row')).toHaveCount(2)
    await picture('filing-sheets', page)
  })

  await test.step('recorded: number, term, renewal; and still there after a reload', async () => {
    await page.getByRole('link', { name: '填写 海帆 HAIFAN' }).click()
    await sheet.step('核对取走').click()
    await page.getByRole('button', { name: '我已备案' }).click()
    const dialog = page.getByRole('dialog', { name: '登记备案' })
    await dialog.getByRole('button', { name: '登记', exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: '备案号' })).toHaveAccessibleDescription(/请输入备案号/)
    await dialog.getByRole('textbox', { name: '备案号' }).fill('T2026-00001')
    await dialog.getByLabel('备案起始日').fill('2025-11-01')
    await dialog.getByLabel('备案届满日').fill('2035-11-02')
    await dialog.getByRole('button', { name: '登记', exact: true }).click()
    await expect(dialog.getByLabel('备案届满日')).toHaveAccessibleDescription(/最长10年/)
    await expectAccessible(page)
    await dialog.getByLabel('备案届满日').fill('2035-10-31')
    await dialog.getByRole('button', { name: '登记', exact: true }).click()
    await expect(page.getByText('2035-04-30 至 2035-10-31')).toBeVisible()
    await page.reload()
    const facts = page.getByRole('region', { name: '备案信息' })
    for (const text of ['T2026-00001', '备案有效', '2025-11-01 至 2035-10-31', '2035-04-30 至 2035-10-31'])
      await expect(facts.getByText(text, { exact: true })).toBeVisible()
    await picture('filing-sheet-recorded', page)
  })

  await test.step('in my progress, and gone when it is deleted', async () => {
    await page.goto('/#/home/speedOfProgress?active=1')
    const part = page.getByRole('region', { name: '自助备案' })
    await expect(part).toContainText('填写中 1 · 已备案 1')
    await expect(part).toContainText('2035-04-30 起可续展')
    await picture('filing-sheets-progress', page)
    await part.getByRole('link', { name: '我的信息表' }).click()
    await page.getByRole('button', { name: '删除 未填权利名称' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
    await expect(page.getByRole('rowgroup').nth(1).getByRole('row')).toHaveCount(1)
  })
})
