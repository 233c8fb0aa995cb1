import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type Customer, register } from './people.ts'
import { expect, test } from './portal.ts'
import { pdfOf, type SampleFile } from './sample-files.ts'

/** Uploads a paper through the API; answers its address. */
const upload = async (request: APIRequestContext, { token }: Customer, file: SampleFile): Promise<string> => {
  const reply = await request.post('/api/file/upload', {
    headers: { authorization: token },
    multipart: { purpose: 'trademark-paper', file },
  })
  if (!reply.ok()) throw new Error(`Uploading failed: ${await reply.text()}`)
  return ((await reply.json()) as { url: string }).url
}

/** Orders a registration in China through the API and pays it by the demonstration; answers its number. */
const orderPaid = async (request: APIRequestContext, customer: Customer): Promise<string> => {
  const headers = { authorization: customer.token }
  const post = async (path: string, data: object) => {
    const reply = await request.post(path, { headers, data })
    if (!reply.ok()) throw new Error(`${path} failed: ${await reply.text()}`)
    return (await reply.json()) as Record<string, string>
  }
  const { businessSn = '', orderNo } = await post('/api/submitTradeMarkInfo', {
    kind: 'sbzc',
    trademark: {
      ...{ trademark_type: 1, trademark_name: '演示长帆', trademark_desc: '演示：由汉字构成，无特定含义。' },
      ...{ contact_name: '演示·林晓', contactPhone: '13912345678' },
      proxy_url: await upload(request, customer, pdfOf('委托书.pdf')),
    },
    work_order_service: [
      { class_id: 9, service_nice_min: [{ min_id: 'D090201', min_name: '手机', group_id: '0902' }] },
    ],
    applicant: {
      ...{ subjectType: 2, name: '演示·宁波远帆进出口有限公司', idNo: '91330200MA0000000X' },
      address: '演示·浙江省宁波市某路 1 号',
    },
  })
  const { paymentNo } = await post(`/api/orders/${orderNo}/pay`, { way: 'demonstration' })
  await post('/api/demonstration/pay', { paymentNo })
  return businessSn
}

type Filled = { paper?: string; fields?: Record<string, string> }

/** Takes an act at the page of a case, with the paper and the fields that belong to it. */
const takeAct = async (page: Page, act: string, { paper, fields = {} }: Filled = {}): Promise<void> => {
  await page.getByRole('button', { name: act, exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: act })
  if (paper !== undefined) {
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(pdfOf(`${paper}.pdf`))
    await expect(dialog.getByText(`${paper}.pdf`)).toBeVisible()
  }
  for (const [name, text] of Object.entries(fields))
    await dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text)
  await dialog.getByRole('button', { name: act, exact: true }).click()
  await expect(dialog).toBeHidden()
}

const timeline = (page: Page): Locator => page.getByRole('list', { name: '办理经过' })

test('one case goes from the order to the certificate, by its customer, its provider and the desk, each paper at its step', async ({
  request,
  signedIn,
  picture,
}) => {
  const customer = await register(request)
  const businessSn = await orderPaid(request, customer)
  const [owner, provider, staff] = [
    await signedIn(customer.username),
    await signedIn('agency'),
    await signedIn('staff'),
  ] as const

  await test.step('a provider sees mark and goods alone, and accepts', async () => {
    await provider.goto(`/#/home/agencyDesk?box=open&keyword=${businessSn}`)
    await provider.getByRole('link', { name: '演示长帆' }).click()
    await expect(provider.getByRole('heading', { level: 1 })).toContainText('演示长帆')
    await expect(provider.getByText('林晓')).toHaveCount(0)
    await takeAct(provider, '受理')
    await expect(provider.getByText('演示·林晓')).toBeVisible()
  })

  await test.step('the draft is made, and its customer confirms what he has read', async () => {
    await takeAct(provider, '开始准备报件')
    await takeAct(provider, '提交客户确认', { paper: '报件草稿' })
    await owner.goto(`/#/home/speedOfProgress?active=8&businessSn=${businessSn}`)
    await expect(owner.getByRole('heading', { name: '请核对报件草稿' })).toBeVisible()
    await picture('case-to-confirm', owner)
    await takeAct(owner, '确认报件')
    await expect(owner.getByRole('region', { name: '现在轮到' })).toContainText('平台')
  })

  await test.step('the desk reviews draft beside order', async () => {
    await staff.goto(`/admin.html#/trademarks/${businessSn}`)
    await expect(staff.getByRole('region', { name: '报件草稿', exact: true })).toContainText('报件草稿.pdf')
    await expectAccessible(staff)
    await picture('case-review', staff)
    await takeAct(staff, '复核通过')
  })

  await test.step('what the office sends is put down with its paper and its day', async () => {
    await provider.reload()
    await takeAct(provider, '报送', { paper: '报送凭证', fields: { 报送日期: '2026-11-02' } })
    await takeAct(provider, '登记收件回执', {
      paper: '收件回执',
      fields: { 收件日期: '2026-11-03', 申请号: '演示88888888' },
    })
    await takeAct(provider, '登记受理通知书', { paper: '受理通知书', fields: { 日期: '2026-11-10' } })
    await takeAct(provider, '登记实质审查通过', { fields: { 结果日期: '2026-11-15' } })
    await takeAct(provider, '登记初步审定公告', { fields: { 公告日期: '2026-11-16', 公告期号: '演示1900' } })
    await takeAct(provider, '登记公告期满', { fields: { 期满日期: '2026-11-18' } })
    await takeAct(provider, '登记注册证', {
      paper: '商标注册证',
      fields: { 注册号: '演示88888888', 专用期开始日: '2026-11-19', 专用期届满日: '2036-11-18' },
    })
    await picture('case-registered-provider', provider)
  })

  await test.step('its customer reads all of it, each paper at its step, and was told of each', async () => {
    await owner.reload()
    await expect(owner.getByRole('main')).toContainText('演示88888888')
    const entries = await timeline(owner).getByRole('listitem').allInnerTexts()
    const papers = ['商标注册证', '受理通知书', '收件回执', '报送凭证'].map((paper) =>
      entries.findIndex((entry) => entry.includes(`${paper}.pdf`)),
    )
    expect(papers).toEqual(papers.toSorted((a, b) => a - b))
    expect(papers).not.toContain(-1)
    await expectAccessible(owner)
    await picture('case-registered', owner)
    await owner.goto('/#/home/notices')
    await expect(owner.getByRole('main')).toContainText(businessSn)
  })
})
