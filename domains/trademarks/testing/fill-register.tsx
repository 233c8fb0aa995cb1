import { offerPrefill } from '@portal/platform/web'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { TrademarkKind } from '../contract/kinds.ts'
import { formPath } from '../web/paths.ts'
import type { RegisterValues } from '../web/register/register-form.ts'

/** A file that the form holds, as an upload left it. */
export const uploadSample = (id: string, fileName = `${id}.jpg`) => ({
  id,
  url: `/api/file/${id}?signature=a`,
  fileName,
  size: 1000,
  sha256: 'a'.repeat(64),
  thumbnail: null,
})

/** The goods of the sample, chosen from the edition in force. */
const goodsSample: RegisterValues['work_order_service'] = [
  {
    class_id: 9,
    class_name: '电子产品',
    service_nice_min: [{ min_id: 'D090201', min_name: '手机', group_id: '0902' }],
    PackUp: 1,
  },
]

/** All that an application needs but its name, which a test types: a form that nobody has touched is not saved. */
const filled: Partial<RegisterValues> = {
  applyNation: '日本',
  trademark_desc: '由汉字构成',
  subjectType: '2',
  name: '演示·宁波海帆进出口有限公司',
  idNo: '91330200MA0000000X',
  address: '演示·浙江省宁波市某路 1 号',
  contacts: [{ contact_name: '演示·王女士', contactPhone: '13800000000' }],
  work_order_service: goodsSample,
  edition: 'DEMO-2',
}

/** Offers the form of a kind filled in but for the name of the mark. */
export const offerFilled = (kind: TrademarkKind, changes: Partial<RegisterValues> = {}): void =>
  offerPrefill(formPath(kind), { from: '演示', values: { ...filled, ...changes } })

export const typeName = async (user: UserEvent, name = '演示星辰'): Promise<void> => {
  await user.click(screen.getByRole('textbox', { name: /^商标名称/ }))
  await user.paste(name)
}

export const pressIn = async (user: UserEvent, dialog: string, button: string): Promise<void> => {
  const window = within(await screen.findByRole('alertdialog', { name: dialog }))
  await user.click(window.getByRole('button', { name: button }))
}

/** From the filled form to the page that shows all as it will be sent. */
export const toConfirm = async (user: UserEvent): Promise<HTMLElement> => {
  const form = screen.getByRole('form')
  await user.click(within(form).getByRole('button', { name: '下一步' }))
  await pressIn(user, '保存草稿', '不保存，继续')
  return screen.findByRole('region', { name: '确认提交' })
}

/** From there through both notices to the sending. */
export const sendFrom = async (user: UserEvent, submit: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: submit }))
  await pressIn(user, '自然人注册须知', '我已了解')
  await pressIn(user, '风险提示', '确认提交')
}
