import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { sampleSn, trademarkDetailAnswer } from '../../contract/file/samples.ts'
import { refusal, stagePage } from '../../testing/page-stage.ts'
import { TrademarkCasePage } from '../progress/trademark-case-page.tsx'

const amendCall = 'POST /api/amendTradeMark'
const at = `/home/speedOfProgress?active=8&businessSn=${sampleSn}`

const stage = (answer: () => object, version = () => 3, changes: Partial<TrademarkDetail> = {}) => {
  const staged = stagePage(<TrademarkCasePage />, {
    at,
    answers: {
      'GET /api/tradeMarkInfoDetail': () => trademarkDetailAnswer({ fileState: 2, version: version(), ...changes }),
      [amendCall]: answer,
    },
  })
  const open = async () => {
    const [first] = await screen.findAllByRole('button', { name: '修改资料' })
    if (first) await staged.user.click(first)
    return within(await screen.findByRole('dialog', { name: '修改资料' }))
  }
  return { ...staged, open }
}

describe('修改资料', () => {
  it('asks what is to be changed, and sends that part alone with the version of the page', async () => {
    const { user, open, callsOf } = stage(() => ({ version: 4 }))
    const dialog = await open()
    const save = () => user.click(dialog.getByRole('button', { name: '保存' }))
    await save()
    expect((await dialog.findAllByText('请选择要修改的内容')).length).toBeGreaterThan(0)
    expect(dialog.queryByRole('checkbox', { name: '基础商标' })).toBeNull()
    await user.click(dialog.getByRole('checkbox', { name: '联系人' }))
    await user.click(dialog.getByRole('button', { name: '添加联系人' }))
    await save()
    expect((await dialog.findAllByText('请输入联系人')).length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox', { name: /联系人 2/ }), '李先生')
    await user.type(dialog.getAllByRole('textbox', { name: /联系电话/ })[1] as HTMLElement, '13900000000')
    await save()
    await waitFor(() => expect(callsOf(amendCall)).toHaveLength(1))
    expect(callsOf(amendCall)[0]?.body).toEqual({
      businessSn: sampleSn,
      version: 3,
      trademark_contact: [
        { contact_name: '演示·王女士', contactPhone: '13800000000' },
        { contact_name: '李先生', contactPhone: '13900000000' },
      ],
    })
  })

  it('never fills in the number of the applicant, of which it knows a part alone', async () => {
    const { user, open } = stage(() => ({ version: 4 }))
    const dialog = await open()
    await user.click(dialog.getByRole('checkbox', { name: '申请人' }))
    expect(dialog.getByRole('textbox', { name: /申请人名称/ })).toHaveValue('演示·宁波海帆进出口有限公司')
    expect(dialog.getByRole('textbox', { name: /证件号码/ })).toHaveValue('')
    expect(dialog.getByText('现为 9133**********000X；留空则保留原来的号码')).toBeVisible()
  })

  it('tells of the basic mark no goods that nobody has chosen', async () => {
    const { user, open, callsOf } = stage(() => ({ version: 4 }), undefined, { kind: 'gjsbzc', basic: null })
    const dialog = await open()
    await user.click(dialog.getByRole('checkbox', { name: '基础商标' }))
    await user.click(dialog.getByRole('radio', { name: '国内注册' }))
    await user.type(dialog.getByRole('textbox', { name: /申请号或注册号/ }), '演示10000001')
    expect(await dialog.findByRole('combobox', { name: '查找商品或服务' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(callsOf(amendCall)).toHaveLength(1))
    expect(callsOf(amendCall)[0]?.body).toMatchObject({
      basic: { basicType: '2', number: '演示10000001', work_order_service: [] },
    })
  })

  it('keeps what was typed where the application is newer, and goes by the newer version next time', async () => {
    let version = 3
    const { user, open, callsOf } = stage(
      () => {
        if (version > 3) return { version: 5 }
        version = 4
        return refusal(409, 'U00409', '申请刚被修改，请刷新后重试', { current: { version: 4 } })
      },
      () => version,
    )
    const dialog = await open()
    await user.click(dialog.getByRole('checkbox', { name: '联系人' }))
    const name = dialog.getByRole('textbox', { name: /联系人 1/ })
    await user.clear(name)
    await user.type(name, '赵女士')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await dialog.findByText('页面已刷新，您填的内容还在；请核对后再保存。')).toBeVisible()
    expect(name).toHaveValue('赵女士')
    await waitFor(() => expect(callsOf('GET /api/tradeMarkInfoDetail')).toHaveLength(2))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(callsOf(amendCall).map(({ body }) => body)).toMatchObject([{ version: 3 }, { version: 4 }]),
    )
  })
})
