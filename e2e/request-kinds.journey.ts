import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { register } from './people.ts'
import { expect, serviceLink, test } from './portal.ts'
import { openRecord, requestForm } from './request-form.ts'
import { pdfOf } from './sample-files.ts'

const contact = { 联系人姓名: '林晓', 联系人电话: '0574-555001' }
const filings = '/home/exhibition'
const filingForm = `${filings}/zjfzba`
const result = '已出具意见，详见附件说明。'

/** The desk accepts a request and completes it, and its owner reads the result. Alike at every width: once is enough. */
const handle = async (page: Page, desk: Page, businessSn: string): Promise<void> => {
  await desk.goto(`/admin.html#/requests/${businessSn}`)
  await desk.getByRole('button', { name: '受理', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '受理', exact: true }).click()
  await desk.getByRole('button', { name: '办结', exact: true }).click()
  await desk.getByRole('dialog').getByRole('textbox', { name: '处理结果' }).fill(result)
  await desk.getByRole('dialog').getByRole('button', { name: '办结', exact: true }).click()
  await expect(desk.getByText('服务中 → 已完成')).toBeVisible()
  await page.reload()
  await expect(page.getByText(result)).toBeVisible()
}

test('an expert-assisted filing: from the choice to the result, its ID number shown to nobody @phone', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = requestForm(page, { address: filingForm, name: '专家辅助备案' })

  await test.step('by the landing page and the choice', async () => {
    await page.goto('/')
    await serviceLink(page, '海关在线备案').click()
    await expect(page.getByRole('heading', { level: 1, name: '海关在线备案' })).toBeVisible()
    await expectAccessible(page)
    await picture('filing-choice', page)
    await page.getByRole('link', { name: '提交备案材料：专家辅助备案' }).click()
    await expect(form.form.getByRole('combobox', { name: '注册国籍' })).toBeVisible()
    await expectAccessible(page)
    await picture('filing-empty', page)
  })

  await test.step('the address may name the way, and its own page wins', async () => {
    await page.goto(`/#${filings}?iszjfz=1`)
    await expect(page).toHaveURL(/#\/home\/exhibition\/zjfzba$/)
    await page.goto(`/#${filingForm}?iszjfz=0`)
    await expect(form.form).toBeVisible()
    await form.open()
  })

  await test.step('all that is missing, in order', async () => {
    await form.field('联系人姓名').fill('')
    await form.expectRefusal([
      '请输入您的权利人名称/姓名',
      '请选择注册国籍',
      '请输入您的身份证号',
      '请选择所在地区！',
      '请输入您的详细地址',
      '请至少选择一个类型',
      '请上传权利证明',
      '请输入联系人姓名',
      '请输入联系人电话',
      '请输入联系人邮箱',
    ])
    await expectAccessible(page)
    await picture('filing-errors', page)
  })

  await test.step('filled in', async () => {
    await form.fill({ '权利人名称/姓名': '周海', 身份证号: '330203199001010015', 详细地址: '演示路 1 号' })
    await form.chooseCountry('注册国籍', '中国')
    await form.field('身份证号').blur()
    await expect(form.field('身份证号')).toHaveAccessibleDescription(/身份证号有误，请核对/)
    await form.field('身份证号').fill('330203199001010014')
    await form.choosePlace('浙江省', '宁波市', '海曙区')
    await form.tick('权利类型', '商标', '其他')
    await expect(form.form.getByRole('textbox', { name: '其他权利类型' })).toBeFocused()
    await form.form.getByRole('textbox', { name: '其他权利类型' }).fill('域名')
    await form.attach(pdfOf('商标注册证.pdf'))
    await form.fill({ ...contact, 联系人邮箱: 'lin@example.com' })
    await picture('filing-filled', page)
  })

  const businessSn = await form.sendOff()
  expect(businessSn).toMatch(/^HG\d{14}$/)
  const facts = await openRecord(page, businessSn)
  for (const text of ['自然人', '330***********0014', '浙江省宁波市海曙区', '商标、域名', '服装及衣着附件'])
    await expect(facts.getByText(text, { exact: true })).toBeVisible()

  await test.step('the desk sees the number whole by saying why, and the customer reads that', async () => {
    const desk = await signedIn('staff')
    await desk.goto(`/admin.html#/requests/${businessSn}`)
    await expect(desk.getByText('330***********0014')).toBeVisible()
    await desk.getByRole('button', { name: '查看完整号码' }).click()
    const dialog = desk.getByRole('dialog', { name: '查看完整身份证号' })
    await dialog.getByRole('button', { name: '查看', exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: '查看原因' })).toHaveAccessibleDescription(/请填写查看原因/)
    await dialog.getByRole('textbox', { name: '查看原因' }).fill('与证书核对')
    await dialog.getByRole('button', { name: '查看', exact: true }).click()
    await expect(dialog.getByText('330203199001010014')).toBeVisible()
    await picture('filing-reveal', desk)
    await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()
    await expect(desk.getByText('330203199001010014')).toHaveCount(0)
    await handle(page, desk, businessSn)
    await expect(page.getByRole('region', { name: '身份证号查看记录' })).toContainText('与证书核对')
    await picture('filing-record', page)
  })
})

test('an appeal at a fair @phone', async ({ request, signedIn, picture, isMobile }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = requestForm(page, { address: '/home/exhibitionInfringement', name: '展会投诉应对' })
  await form.open()
  await form.field('联系人姓名').fill('')
  await form.expectRefusal(['请选择权利类型', '请输入您的诉求', '请输入联系人姓名', '请输入联系人手机号'])
  await expectAccessible(page)
  await picture('exhibition-errors', page)
  await form.form.getByRole('tab', { name: '申诉' }).click()
  await form.tick('被投诉的权利类型', '外观专利')
  await form.fill({ 诉求: '展品为自有设计，请协助申诉', 联系人姓名: '林晓', 联系人手机号: '13912345678' })
  await form.attach(pdfOf('投诉通知.pdf'))
  const businessSn = await form.sendOff()
  expect(businessSn).toMatch(/^ZH\d{14}$/)
  const facts = await openRecord(page, businessSn)
  await expect(facts.getByText('申诉', { exact: true })).toBeVisible()
  if (!isMobile) await handle(page, await signedIn('staff'), businessSn)
})

test('a complaint to platforms, one of them our own word @phone', async ({ request, signedIn, picture, isMobile }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = requestForm(page, { address: '/home/eCommerceInfringement', name: '跨境电商侵权应对' })
  await form.open()
  await form.field('联系人姓名').fill('')
  await form.expectRefusal([
    '请至少选择一个电商平台',
    '请至少选择一个投诉类型',
    '请输入您的诉求',
    '请输入联系人姓名',
    '请输入联系人电话',
  ])
  await expectAccessible(page)
  await picture('e-commerce-errors', page)
  await form.tick('电商平台', 'eBay', '其他平台')
  await page.keyboard.insertText('自建站')
  await form.tick('投诉类型', '盗图')
  await form.fill({ 诉求: '多家店铺使用我方图片', ...contact })
  const businessSn = await form.sendOff()
  expect(businessSn).toMatch(/^DS\d{14}$/)
  const facts = await openRecord(page, businessSn)
  await expect(facts.getByText('eBay、自建站', { exact: true })).toBeVisible()
  if (!isMobile) await handle(page, await signedIn('staff'), businessSn)
})

test('a trade dispute @phone', async ({ request, signedIn, picture, isMobile }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = requestForm(page, { address: '/home/tradeDisputes', name: '贸易救济纠纷应对' })
  await form.open()
  await form.field('联系人姓名').fill('')
  await form.expectRefusal(['请选择纠纷国家', '请输入您的诉求', '请输入联系人姓名', '请输入联系人电话'])
  await expectAccessible(page)
  await picture('trade-dispute-errors', page)
  await form.chooseCountry('纠纷国家', '美国')
  await form.fill({ 诉求: '收到律师函，请协助评估', ...contact })
  await form.attach(pdfOf('律师函.pdf'))
  const businessSn = await form.sendOff()
  expect(businessSn).toMatch(/^MY\d{14}$/)
  const facts = await openRecord(page, businessSn)
  await expect(facts.getByText('进口国贸易纠纷', { exact: true })).toBeVisible()
  if (!isMobile) await handle(page, await signedIn('staff'), businessSn)
})

test('guidance before the goods leave @phone', async ({ request, signedIn, picture, isMobile }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = requestForm(page, { address: '/home/riskAversion', name: '风险预警防范指引' })
  await form.open()
  await form.field('联系人姓名').fill('')
  await form.expectRefusal(['请输入企业名称', '请输入您的诉求', '请输入联系人姓名', '请输入联系人电话'])
  await expectAccessible(page)
  await picture('risk-aversion-errors', page)
  await form.form.getByRole('radio', { name: '出口转内销侵权风险规避' }).check()
  await form.fill({ 企业名称: '宁波远帆进出口有限公司', 诉求: '请提示商标方面的风险', ...contact })
  const businessSn = await form.sendOff()
  expect(businessSn).toMatch(/^FX\d{14}$/)
  const facts = await openRecord(page, businessSn)
  await expect(facts.getByText('出口转内销侵权风险规避', { exact: true })).toBeVisible()
  if (!isMobile) await handle(page, await signedIn('staff'), businessSn)
})
