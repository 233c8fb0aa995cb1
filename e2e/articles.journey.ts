import type { Locator, Page } from '@playwright/test'
import { platePng, wechatHtml, wordHtml, wordRtf } from '@portal/news/testing'
import { expectAccessible } from './accessibility.ts'
import { tabTo } from './keyboard.ts'
import { answered, expect, test } from './portal.ts'

type Formats = Record<string, string>

/** Pastes through the real clipboard, which keeps the formats of another program unaltered. */
const pasteByKeys = async (page: Page, formats: Formats): Promise<void> => {
  await page.evaluate((data) => {
    const onCopy = (event: ClipboardEvent) => {
      for (const [type, text] of Object.entries(data)) event.clipboardData?.setData(type, text)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('copy', onCopy, { once: true, capture: true })
  }, formats)
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
}

/** Pastes with a script: the clipboard of Chromium accepts rich text (RTF) from other programs, but never from a page. */
const pasteFromWord = (text: Locator): Promise<void> =>
  text.evaluate(
    (element, { html, rtf }) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/rtf', rtf)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html: wordHtml, rtf: wordRtf },
  )

/** The time in an hour by China's clocks, in the form of a date field: UTC plus eight hours, plus one. */
const inAnHour = (): string => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 16)

const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

test('an editor writes an article, pastes from Word and WeChat, plans, publishes, changes and restores it @all', async ({
  signedIn,
  newVisitor,
  complaints,
  picture,
}) => {
  const title = `演示·展会前的准备 ${Date.now()}`
  const page = await signedIn('staff')
  await page.goto('/admin.html#/articles')
  await page.getByRole('link', { name: '新建文章' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '新建文章' })).toBeVisible()
  await page.getByRole('combobox', { name: /栏目/ }).selectOption({ label: '政策资讯' })
  await page.getByRole('textbox', { name: /标题/ }).fill(title)
  await page.getByRole('checkbox', { name: '海关查扣应对' }).check()
  const text = page.getByRole('textbox', { name: '正文内容' })

  await test.step('what Word had is there: headings, lists, a table, the picture', async () => {
    await text.click()
    await pasteFromWord(text)
    await expect(text.getByRole('heading', { level: 3, name: '一、参展前' })).toBeVisible()
    await expect(text.locator('ol > li > ul > li')).toHaveText(['外观设计', '实用新型'])
    await expect(text.locator('td[colspan="2"]')).toHaveText('安排')
    await expect(text.locator('img[src^="/api/picture/"]')).toHaveAttribute('alt', '展位示意')
  })

  await test.step('what WeChat had is there; its picture is not reached from here and replaced by a file', async () => {
    complaints.expect(answered(502, '/api/admin/articles/pictures'))
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await pasteByKeys(page, { 'text/html': wechatHtml })
    await expect(text.locator('p[data-align=center]', { hasText: '海关查扣后的七日' })).toBeVisible()
    await expect(text.locator('blockquote')).toHaveText('引自公告原文')
    const failed = text.getByRole('alert')
    await expect(failed).toContainText('没有从来源取到图片')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(page.getByText('还有图片没有存入本站').first()).toBeVisible()
    const chosen = page.waitForEvent('filechooser')
    await failed.getByRole('button', { name: '选择文件' }).click()
    const buffer = Buffer.from(platePng, 'hex')
    await (await chosen).setFiles({ name: 'plate.png', mimeType: 'image/png', buffer })
    await expect(text.locator('img[src^="/api/picture/"]')).toHaveCount(2)
    await text.getByRole('textbox', { name: '图片说明' }).nth(1).fill('通知书样式')
  })

  await test.step('by keyboard: to the toolbar, along it, and back into the text', async () => {
    await tabTo(page, page.getByRole('button', { name: '保存草稿' }))
    await text.press('ControlOrMeta+End')
    await page.keyboard.press('Alt+F10')
    await expect(page.getByRole('button', { name: '撤销' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('button', { name: '插入表格' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(text).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+b')
    await expect(page.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('最后一段')
  })

  await test.step('previewed it is what the public would read, before anything is saved', async () => {
    await page.getByRole('button', { name: '预览' }).click()
    const view = page.getByRole('article')
    await expect(view.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(view.getByText('最后一段')).toBeVisible()
    await expect(view.getByRole('link', { name: '海关查扣应对' })).toBeVisible()
    await picture('article-preview', page)
    await page.getByRole('button', { name: '返回编辑' }).click()
    await expect(text.getByText('最后一段')).toBeVisible()
  })

  await test.step('saved and loaded again it is the same', async () => {
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/#\/articles\/[0-9a-f-]{36}$/)
    await page.reload()
    await expect(text.getByText('最后一段')).toBeVisible()
    await expect(text.locator('p[data-align=center]', { hasText: '海关查扣后的七日' })).toBeVisible()
    await expect(text.locator('img[src^="/api/picture/"]')).toHaveCount(2)
    await picture('article-desk', page)
  })

  const id = page.url().split('/').at(-1) ?? ''
  const visitor = await newVisitor()
  const isPublic = async () => (await visitor.request.get(`/cms/api/directive/contentAttribute?id=${id}`)).ok()

  await test.step('planned it cannot be changed, and is cancelled', async () => {
    await page.getByRole('button', { name: '定时发布' }).click()
    await page.getByLabel(/发布时间/).fill(inAnHour())
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(page.getByText(/将于 .*（北京时间）发布/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /标题/ })).toBeDisabled()
    expect(await isPublic()).toBe(false)
    await page.getByRole('button', { name: '取消定时' }).click()
    await confirm(page, '取消定时')
    await expect(page.getByRole('textbox', { name: /标题/ })).toBeEnabled()
  })

  await test.step('published it is there for everybody', async () => {
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await confirm(page, '发布')
    await expect(page.getByText('已发布', { exact: true })).toBeVisible()
    expect(await isPublic()).toBe(true)
    await visitor.goto(`/#/home/newList?activeName=39&isdetail=${id}`)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor.locator('ol > li > ul > li')).toHaveText(['外观设计', '实用新型'])
    await expect(visitor.locator('td[colspan="2"]')).toHaveText('安排')
    await expect(visitor.getByRole('img', { name: '通知书样式' })).toBeVisible()
    await expect(visitor.locator('[data-align=center]', { hasText: '海关查扣后的七日' })).toBeVisible()
    await picture('article-public', visitor)
  })

  await test.step('a change is a version: compared in words, and the old one comes back', async () => {
    await text.getByText('最后一段').click()
    await page.keyboard.press('End')
    await page.keyboard.type('改过了')
    await page.getByRole('button', { name: '保存修改' }).click()
    await expect(page.getByText(/第 2 版尚未发布/)).toBeVisible()
    await page.getByRole('link', { name: '版本记录' }).first().click()
    await page.getByRole('button', { name: '本次改动 第 2 版' }).click()
    const changes = page.getByRole('region', { name: '第 1 版到第 2 版的变化' })
    await expect(changes.locator('p ins', { hasText: '改过了' })).toBeVisible()
    await expectAccessible(page)
    await picture('article-versions', page)
    await page.getByRole('button', { name: '更多操作 第 1 版' }).click()
    await page.getByRole('menuitem', { name: '恢复' }).click()
    await confirm(page, '恢复')
    await expect(page.getByText('恢复自第 1 版')).toBeVisible()
    await page.getByRole('link', { name: '返回文章' }).click()
    await expect(text.getByText('最后一段')).toBeVisible()
    await expect(text.getByText('改过了')).toHaveCount(0)
  })

  await test.step('withdrawn with a reason it is gone', async () => {
    await page.getByRole('button', { name: '撤下' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('演示结束')
    await page.getByRole('dialog').getByRole('button', { name: '撤下' }).click()
    await expect(page.getByText('已撤下', { exact: true })).toBeVisible()
  })
})
