import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectNoSidewaysScroll } from './arrival.ts'
import { expect, test } from './portal.ts'

const address = '/#/home/leavingAMessage'
type Picture = (name: string, of?: Page) => Promise<void>

const look = async (page: Page, picture: Picture, name: string): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await picture(name, page)
}

const formOf = (page: Page) => {
  const form = page.getByRole('form', { name: '留言' })
  const field = (name: RegExp) => form.getByRole('textbox', { name })
  return { form, title: field(/^标题/), name: field(/^姓名/), email: field(/^邮箱/), content: field(/^内容/) }
}

test('a visitor’s message, from the question to the published answer and what is left of it @all', async ({
  page,
  signedIn,
  picture,
}) => {
  test.slow()
  const title = `外观设计专利可以备案吗 ${Date.now()}`
  const form = formOf(page)
  const success = page.getByRole('alertdialog', { name: '提交成功!' })
  let number = ''
  let link = ''

  await test.step('the form says what to keep out, by when an answer comes, and what is missing', async () => {
    await page.goto(address)
    await expect(page.getByText('现在提交，最迟答复时间')).toBeVisible()
    await expect(page.getByText(/自收到后的下一班次开始起连续计算/)).toBeVisible()
    await page.getByRole('button', { name: '提交留言' }).click()
    await expect(form.form.getByRole('button', { name: '请填写内容' })).toBeVisible()
    await look(page, picture, 'message-errors')
  })

  await test.step('what others were answered comes while one types, and a phone number is warned of', async () => {
    await form.title.fill(title)
    await form.name.fill('司马相如')
    await form.email.fill('sima@example.com')
    await form.content.pressSequentially('外观设计专利能不能在海关备案？请打 13800001234')
    await expect(page.getByText(/好像有手机号，建议删去；不影响提交/)).toBeVisible()
    const similar = page.getByRole('region', { name: '这些问题已有答复' })
    await similar.locator('summary').first().click()
    await expect(similar.getByText(/^演示答复：/).first()).toBeVisible()
    await look(page, picture, 'message-similar')
  })

  await test.step('it is taken, with number, promise and a link for whoever has no account', async () => {
    await page.getByRole('button', { name: '提交留言' }).click()
    await expect(success).toContainText(/留言编号 LY\d{14}/)
    await expect(success).toContainText(/最迟 (\d{4} 年 )?\d+ 月 \d+ 日 \d{2}:\d{2} 前答复/)
    number = /LY\d{14}/.exec((await success.textContent()) ?? '')?.[0] ?? ''
    await look(page, picture, 'message-sent')
    await success.getByRole('link', { name: '查看这条留言' }).click()
    await expect(success).toBeHidden()
    await expect(page.getByText('等待答复')).toBeVisible()
    link = page.url()
    await picture('message-own', page)
  })

  const desk = await signedIn('staff')
  await test.step('the desk finds it in its lane, past the check by work, and edits the number out of it', async () => {
    await desk.goto('/admin.html#/messages')
    await desk.getByRole('searchbox', { name: '关键词' }).fill(number)
    await desk.getByRole('button', { name: '查询' }).click()
    await expect(desk.getByRole('row').filter({ hasText: number })).toContainText('待答复')
    await picture('message-desk', desk)
    await desk.getByRole('link', { name: title, exact: true }).click()
    await expect(desk.getByText(/好像有手机号，公开前请先修改/)).toBeVisible()
    await desk.getByRole('button', { name: '修改', exact: true }).click()
    const dialog = desk.getByRole('dialog', { name: '修改留言' })
    await dialog.getByRole('textbox', { name: /^内容/ }).fill('外观设计专利能不能在海关备案？')
    await dialog.getByRole('textbox', { name: /^修改原因/ }).fill('隐去电话号码')
    await dialog.getByRole('button', { name: '保存修改' }).click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByText('查看改动：内容')).toBeVisible()
  })

  await test.step('the desk answers and publishes', async () => {
    await desk.getByRole('textbox', { name: /^答复内容/ }).fill('可以，外观设计属于专利权。')
    await desk.getByText('同时公开问答（隐去姓名）').click()
    await desk.getByRole('button', { name: '发送答复' }).click()
    await expect(desk.getByText('已公开', { exact: true }).first()).toBeVisible()
    await expect(desk.getByText('待答复 → 已答复')).toBeVisible()
    await picture('message-desk-answered', desk)
  })

  await test.step('its writer reads the answer by his link, and everybody in the list, without name or address', async () => {
    await page.goto('/#/oneChains')
    await page.goto(link)
    await expect(page.getByText('可以，外观设计属于专利权。')).toBeVisible()
    await page.getByRole('tab', { name: '已答复留言' }).click()
    await page.getByRole('searchbox', { name: '关键词' }).fill(title)
    await page.getByRole('button', { name: '查询' }).click()
    const entry = page.getByRole('list', { name: '已答复留言' }).getByRole('listitem')
    await expect(entry).toHaveCount(1)
    await entry.locator('summary').click()
    await expect(entry).toContainText('司**')
    await expect(entry).toContainText('修改过这条留言：隐去电话号码')
    await expect(page.getByText(/司马|sima@|13800001234/)).toHaveCount(0)
    await picture('message-answered', page)
  })

  await test.step('removed, it leaves a note with the reason', async () => {
    await desk.getByRole('button', { name: '删除', exact: true }).click()
    const dialog = desk.getByRole('dialog', { name: `删除留言 ${number}` })
    await dialog.getByRole('textbox', { name: /^删除原因/ }).fill('应留言人要求')
    await dialog.getByRole('button', { name: '删除留言' }).click()
    await expect(desk.getByText('已删除', { exact: true }).first()).toBeVisible()
    await page.goto('/#/oneChains')
    await page.goto(`${address}?activeName=name2`)
    await expect(page.getByText('运营方删除了这条留言：应留言人要求').first()).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    await page.goto(link)
    await expect(page.getByText('运营方删除了这条留言：应留言人要求')).toBeVisible()
  })
})
