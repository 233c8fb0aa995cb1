import { register } from './people.ts'
import { expect, serviceLink, test } from './portal.ts'
import { openRecord, requestForm } from './request-form.ts'
import { bitmapOf } from './sample-files.ts'
import { scanCode } from './scan-code.ts'

const filings = '/home/exhibition'
const result = '已出具意见，详见附件说明。'

test('an expert-assisted filing: from the choice to the result, its proof photographed, its ID number shown to nobody @all', async ({
  request,
  signedIn,
  newVisitor,
  picture,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = requestForm(page, { address: `${filings}/zjfzba`, name: '专家辅助备案' })

  await test.step('by the landing page and the choice', async () => {
    await page.goto('/')
    await serviceLink(page, '海关在线备案').click()
    await page.getByRole('link', { name: '提交备案材料：专家辅助备案' }).click()
    await expect(form.form.getByRole('combobox', { name: '注册国籍' })).toBeVisible()
  })

  await test.step('filled in: place, country and a right of one’s own word', async () => {
    await form.fill({ '权利人名称/姓名': '周海', 身份证号: '330203199001010014', 详细地址: '演示路 1 号' })
    await form.chooseCountry('注册国籍', '中国')
    await form.choosePlace('浙江省', '宁波市', '海曙区')
    await form.tick('权利类型', '商标', '其他')
    await expect(form.form.getByRole('textbox', { name: '其他权利类型' })).toBeFocused()
    await form.form.getByRole('textbox', { name: '其他权利类型' }).fill('域名')
    await form.fill({ 联系人姓名: '林晓', 联系人电话: '0574-555001', 联系人邮箱: 'lin@example.com' })
  })

  await test.step('the field takes documents alone: the photo of a phone arrives as one', async () => {
    await page.getByRole('button', { name: '用手机上传' }).click()
    const ticket = await scanCode(page.getByRole('img', { name: '手机上传二维码' }))
    const phone = await newVisitor({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await phone.goto(ticket)
    await expect(phone.getByText('海关在线备案 · 权利证明')).toBeVisible()
    const arrival = page.waitForResponse(/\/phone-tickets\/[\w-]+\/take$/)
    await phone.locator('input[type=file]').setInputFiles(bitmapOf(3000, '注册证.bmp'))
    await expect(form.fileRow('注册证.pdf')).toContainText('已上传')
    const { url } = (await (await arrival).json()) as { url: string }
    const firstPage = await request.get(url.replace('?', '/view?'))
    expect([firstPage.status(), firstPage.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  })

  const businessSn = await form.sendOff()
  expect(businessSn).toMatch(/^HG\d{14}$/)
  const facts = await openRecord(page, businessSn)
  for (const text of ['自然人', '330***********0014', '浙江省宁波市海曙区', '商标、域名', '服装及衣着附件'])
    await expect(facts.getByText(text, { exact: true })).toBeVisible()

  const desk = await signedIn('staff')
  await test.step('the desk sees the number whole by saying why', async () => {
    await desk.goto(`/admin.html#/requests/${businessSn}`)
    await desk.getByRole('button', { name: '查看完整号码' }).click()
    const dialog = desk.getByRole('dialog', { name: '查看完整身份证号' })
    await dialog.getByRole('textbox', { name: '查看原因' }).fill('与证书核对')
    await dialog.getByRole('button', { name: '查看', exact: true }).click()
    await expect(dialog.getByText('330203199001010014')).toBeVisible()
    await picture('filing-reveal', desk)
    await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()
    await expect(desk.getByText('330203199001010014')).toHaveCount(0)
  })

  await test.step('the desk accepts and completes it; the customer reads the result, and who looked', async () => {
    await desk.getByRole('button', { name: '受理', exact: true }).click()
    await desk.getByRole('dialog').getByRole('button', { name: '受理', exact: true }).click()
    await desk.getByRole('button', { name: '完成', exact: true }).click()
    await desk.getByRole('dialog').getByRole('textbox', { name: '处理结果' }).fill(result)
    await desk.getByRole('dialog').getByRole('button', { name: '完成', exact: true }).click()
    await expect(desk.getByText('服务中 → 已完成')).toBeVisible()
    await page.reload()
    await expect(page.getByText(result)).toBeVisible()
    await expect(page.locator('details', { hasText: '谁看过身份证号' })).toContainText('与证书核对')
  })
})
