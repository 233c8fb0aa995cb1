import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './portal.ts'
import type { SampleFile } from './sample-files.ts'

/** The titles of the form's 13 places for files, by their names in the API, in the order of the form. */
export const slotTitles = {
  zzfHt: '组展方合同',
  zzfTzs: '收费通知书',
  zzfQrh: '展位面积及费用确认函',
  hzSy: '护照首页',
  hzQz: '签证页',
  hzRqy: '出入境日期页',
  xcqrd: '行程确认单',
  fpfyj: '发票复印件',
  yhfyj: '银行付款凭证复印件',
  jwhkfyj: '境外汇款申请书复印件',
  czmm: '展馆外景合影',
  zhtwTwh: '带展位号的展位照片',
  zhtwCzry: '展位人员、展品及公司名称照片',
} as const
export type SlotName = keyof typeof slotTitles
const slotNames = Object.keys(slotTitles) as SlotName[]
const optionalSlots: readonly SlotName[] = ['xcqrd', 'czmm']
export const requiredSlots = slotNames.filter((slot) => !optionalSlots.includes(slot))

export const basics = {
  权利人名称: '宁波远帆进出口有限公司',
  证件号码: '91330200MA0000001X',
  联系电话: '13912345678',
  展会全称: '演示·科隆五金展',
  展会地点: '德国科隆展览中心 3 号馆',
} as const

/** A photo of printed text that is large, light and sharp enough for the form; `name` makes each one different. */
export const photoOf = async (name: string): Promise<SampleFile> => {
  const lines = Array.from(
    { length: 30 },
    (_, line) => `<text x="60" y="${70 + line * 36}" font-size="26">${name} ${line} 8f3a</text>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1150"><rect width="1500" height="1150" fill="#dfe3ea"/>${lines.join('')}</svg>`
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(drawing)).jpeg().toBuffer() }
}

/** The form of an evidence record, with the actions of a visitor: one page, or on a phone one paper a screen. */
export const evidenceForm = (page: Page) => {
  const form = page.getByRole('form')
  const fieldOf = (slot: SlotName): Locator => form.locator(`[data-slot="${slot}"]`)
  const isPhone = (page.viewportSize()?.width ?? 0) <= 720
  /** Goes to the list of papers, on a phone, from wherever the form is. */
  const toList = async () => {
    const list = form.getByRole('heading', { name: /^还差 \d+ 份必备材料$|^必备材料齐了$/ })
    if (!isPhone) return
    const link = page.getByRole('link', { name: '材料清单' })
    // The step before may still be turning to the list.
    await expect(list.or(link).first()).toBeVisible()
    if (await list.isVisible()) return
    await link.click()
    await expect(list).toBeVisible()
  }
  const open = async (slot: SlotName) => {
    if (!isPhone || (await fieldOf(slot).isVisible())) return
    await toList()
    await form.getByRole('button', { name: new RegExp(`^(已有)?\\s*${slotTitles[slot]}`) }).click()
    await expect(fieldOf(slot)).toBeVisible()
  }
  return {
    form,
    fieldOf,
    isPhone,
    open,
    fillBasics: async () => {
      for (const [label, text] of Object.entries(basics)) await form.getByRole('textbox', { name: label }).fill(text)
      await form.getByLabel('展会日期').fill('2026-11-18')
      if (isPhone) await form.getByRole('button', { name: '下一步：证据信息' }).click()
    },
    /** Reads the consent text and agrees, which the form asks for before the first travel document. */
    consent: async () => {
      await open('hzSy')
      await form.getByRole('button', { name: '阅读并同意' }).first().click()
      const dialog = page.getByRole('dialog', { name: '出入境材料处理说明' })
      await expect(dialog).toContainText('保存期限')
      await dialog.getByRole('button', { name: '我已阅读并单独同意' }).click()
      await expect(dialog).toBeHidden()
    },
    toList,
    put: async (slot: SlotName, file: SampleFile) => {
      await open(slot)
      await fieldOf(slot)
        .getByLabel(`${slotTitles[slot]}：${isPhone ? '从相册选' : '选择文件'}`)
        .setInputFiles(file)
      await expect(fieldOf(slot).getByText('已传到平台，还没有封存')).toBeVisible()
      await expect(fieldOf(slot).getByText('本机计算的与服务器收到的一致')).toBeAttached()
    },
    /** Presses the one button of the form and confirms; answers the evidence number that is shown. */
    send: async (button: string, confirm: string): Promise<string> => {
      await toList()
      await form.getByRole('button', { name: button }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
      const done = page.getByRole('alertdialog', { name: /成功！$|^已封存/ })
      await expect(done).toBeVisible()
      return (await done.locator('strong').textContent()) ?? ''
    },
  }
}

/** Seals a record with the eleven required papers through the API. */
export const sealByCall = async (
  request: APIRequestContext,
  token: string,
  photos: Partial<Record<SlotName, SampleFile>> = {},
): Promise<{ id: string; evidenceNo: string }> => {
  const headers = { authorization: token }
  const consent = await request.post('/api/consents', {
    headers,
    data: { purpose: 'travel-documents', policyVersion: '1' },
  })
  if (!consent.ok()) throw new Error(`Consenting failed: ${await consent.text()}`)
  const files: Record<string, { url: string }> = {}
  for (const slot of requiredSlots) {
    const file = photos[slot] ?? (await photoOf(slotTitles[slot]))
    const reply = await request.post('/api/file/uploadCzFile', { headers, multipart: { slot, file } })
    if (!reply.ok()) throw new Error(`Uploading failed: ${await reply.text()}`)
    files[slot] = (await reply.json()) as { url: string }
  }
  const data = {
    obligeeName: basics.权利人名称,
    idCard: basics.证件号码,
    lxrPhone: basics.联系电话,
    exhibitionName: basics.展会全称,
    exhibitionTime: Date.parse('2026-11-18T00:00:00+08:00'),
    exhibitionAddress: basics.展会地点,
    ...files,
    state: 1,
  }
  const reply = await request.post('/api/submitExhibitionInfo', { headers, data })
  if (!reply.ok()) throw new Error(`Sealing failed: ${await reply.text()}`)
  return (await reply.json()) as { id: string; evidenceNo: string }
}

export const detailAddress = (id: string): string => `/#/home/speedOfProgress?active=9&id=${id}`
