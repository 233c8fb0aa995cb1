import { personalNumber, storedIn } from './browser-storage.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { openRecord, requestForm } from './request-form.ts'
import { bitmapOf, pdfOf } from './sample-files.ts'
import { scanCode } from './scan-code.ts'

type Form = ReturnType<typeof requestForm>
type Kind = {
  name: string
  address: string
  draft: string
  fill: (form: Form) => Promise<void>
  /** What the record says at the end. */
  shown: readonly string[]
}

const phone = '0574-555001'
const contact = { 联系人姓名: '林晓', 联系人电话: phone }
const idNumber = '330203199001010014'
const email = 'lin@example.com'
const filings = '/home/exhibition'
const filing = { name: '专家辅助备案', address: `${filings}/zjfzba` }

const kinds: readonly Kind[] = [
  {
    ...filing,
    draft: 'request-1',
    fill: async (form) => {
      await form.fill({ '权利人名称/姓名': '周海', 身份证号: idNumber, 详细地址: '演示路 1 号' })
      await form.chooseCountry('注册国籍', '中国')
      await form.choosePlace('浙江省', '宁波市', '海曙区')
      await form.tick('权利类型', '商标', '其他')
      await form.form.getByRole('textbox', { name: '其他权利类型' }).fill('域名')
      await form.attach(pdfOf('商标注册证.pdf'))
      await form.fill({ ...contact, 联系人邮箱: email })
    },
    shown: ['330***********0014', '浙江省宁波市海曙区', '商标、域名', email],
  },
  {
    name: '展会投诉应对',
    address: '/home/exhibitionInfringement',
    draft: 'request-2',
    fill: async (form) => {
      await form.form.getByRole('tab', { name: '申诉' }).click()
      await form.tick('被投诉的权利类型', '外观专利')
      await form.fill({ 诉求: '展品为自有设计', 联系人姓名: '林晓', 联系人手机号: '13912345678' })
    },
    shown: ['申诉', '外观专利', '13912345678'],
  },
  {
    name: '跨境电商侵权应对',
    address: '/home/eCommerceInfringement',
    draft: 'request-3',
    fill: async (form) => {
      await form.tick('电商平台', 'eBay', '其他平台')
      await form.form.getByRole('textbox', { name: '其他平台名称' }).fill('自建站')
      await form.tick('投诉类型', '盗图')
      await form.fill({ 诉求: '多家店铺使用我方图片', ...contact })
    },
    shown: ['eBay、自建站', '盗图', phone],
  },
  {
    name: '贸易救济纠纷应对',
    address: '/home/tradeDisputes',
    draft: 'request-4',
    fill: async (form) => {
      await form.chooseCountry('纠纷国家', '美国')
      await form.fill({ 诉求: '收到律师函', ...contact })
      await form.attach(pdfOf('律师函.pdf'))
    },
    shown: ['美国', phone],
  },
  {
    name: '风险预警防范指引',
    address: '/home/riskAversion',
    draft: 'request-6',
    fill: async (form) => {
      await form.form.getByRole('radio', { name: '出口转内销侵权风险规避' }).check()
      await form.fill({ 企业名称: '宁波远帆进出口有限公司', 诉求: '请提示商标方面的风险', ...contact })
    },
    shown: ['出口转内销侵权风险规避', phone],
  },
]

for (const kind of kinds) {
  test(`a draft of ${kind.name} goes from one browser to another, and nothing personal stays in the first`, async ({
    request,
    signedIn,
    newVisitor,
  }) => {
    const { username, token } = await register(request)
    const computer = await signedIn(username)
    const state = await computer.context().storageState()
    await computer.clock.install()
    const begun = requestForm(computer, kind)
    await begun.open()
    await kind.fill(begun)
    await computer.clock.runFor(30_000)
    await expect(computer.getByText(/草稿已保存到账号/)).toBeVisible()
    const { local } = await storedIn(computer)
    const kept = JSON.stringify(local)
    expect(Object.keys(local).some((key) => key.startsWith('draft:') && key.endsWith(kind.draft))).toBe(true)
    for (const personal of [idNumber, phone, email, '.pdf']) expect(kept).not.toContain(personal)
    expect(kept).not.toMatch(personalNumber)

    const mobile = await newVisitor({ storageState: state, viewport: { width: 390, height: 844 } })
    const finished = requestForm(mobile, kind)
    await finished.open()
    await mobile.getByRole('button', { name: '恢复草稿' }).click()
    await expect(mobile.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
    const facts = await openRecord(mobile, await finished.sendOff())
    for (const text of kind.shown) await expect(facts.getByText(text, { exact: true })).toBeVisible()
    const left = await request.get('/api/drafts', { headers: { authorization: token } })
    expect(await left.json()).toEqual({ elements: [] })
  })
}

test('a form that takes documents alone gets the photo of a phone as a document', async ({
  request,
  signedIn,
  newVisitor,
  picture,
}) => {
  const { username } = await register(request)
  const computer = await signedIn(username)
  const form = requestForm(computer, filing)
  await form.open()
  await computer.getByRole('button', { name: '用手机上传' }).click()
  const address = await scanCode(computer.getByRole('img', { name: '手机上传二维码' }))
  const mobile = await newVisitor({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await mobile.goto(address)
  await expect(mobile.getByText('海关在线备案 · 权利证明')).toBeVisible()
  await picture('phone-page-documents', mobile)
  const arrival = computer.waitForResponse(/\/phone-tickets\/[\w-]+\/take$/)
  await mobile.locator('input[capture]').setInputFiles(bitmapOf(3000, '注册证.bmp'))
  await expect(form.form.getByRole('listitem').filter({ hasText: '注册证.pdf' })).toContainText('已上传')
  const { url } = (await (await arrival).json()) as { url: string }
  const firstPage = await request.get(url.replace('?', '/view?'))
  expect([firstPage.status(), firstPage.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})
