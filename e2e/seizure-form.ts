import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'
import type { SampleFile } from './sample-files.ts'

export const formAddress = '/home/customsSeizure'

/** The required fields in the order of the form, each with the message that it shows when it is empty. */
export const requiredFields = [
  { label: '企业名称', message: '请输入企业名称', text: '宁波远帆进出口有限公司' },
  { label: '被查扣货物', message: '请输入被查扣货物', text: '太阳镜 1200 副' },
  { label: '查扣原因', message: '请输入查扣原因', text: '鹿特丹海关认为镜腿图形与他人注册商标近似' },
  { label: '诉求', message: '请输入您的诉求', text: '请判断是否构成近似，并准备答复海关的材料' },
  { label: '联系人姓名', message: '请输入联系人姓名', text: '林晓' },
  { label: '联系人电话', message: '请输入联系人电话', text: '13912345678' },
] as const

/** The form of a customs seizure, with the actions of a visitor. */
export const seizureForm = (page: Page) => {
  const form = page.getByRole('form', { name: '海关查扣应对' })
  const field = (label: string): Locator => form.getByRole('textbox', { name: label, exact: true })
  const picker = form.locator('input[type=file]')
  const success = page.getByRole('alertdialog', { name: '提交成功！' })
  return {
    form,
    field,
    picker,
    submit: form.getByRole('button', { name: '提交申请' }),
    success,
    submittedNumber: async () => (await success.locator('strong').textContent()) ?? '',
    open: () => page.goto(`/#${formAddress}`),
    fill: async () => {
      for (const { label, text } of requiredFields) await field(label).fill(text)
    },
    expectTyped: async () => {
      for (const { label, text } of requiredFields) await expect(field(label)).toHaveValue(text)
    },
    attach: (...files: SampleFile[]) => picker.setInputFiles(files),
    /** The row of one uploaded file: its name, its progress and its buttons; the pre-check below may name the file too. */
    fileRow: (name: string): Locator =>
      form.locator('[id$="-voucher"]').getByRole('listitem').filter({ hasText: name }),
  }
}

/** The message with this text that lies over the page. */
export const toastOf = (page: Page, text: string): Locator =>
  page.locator('[data-react-aria-top-layer]').getByText(text, { exact: true })

/** Submits a request without a file through the API, for journeys that begin at the desk. Answers its business number. */
export const submitCase = async (request: APIRequestContext, token: string): Promise<string> => {
  const [obligeeName, seizureProduct, seizureReason, appeal, lxrName, lxrPhone] = requiredFields.map(({ text }) => text)
  const reply = await request.post('/api/submitIpForeignInfo', {
    headers: { Authorization: token },
    data: { businessType: 7, obligeeName, seizureProduct, seizureReason, appeal, lxrName, lxrPhone },
  })
  if (!reply.ok()) throw new Error(`Submitting failed: ${await reply.text()}`)
  return ((await reply.json()) as { businessSn: string }).businessSn
}
