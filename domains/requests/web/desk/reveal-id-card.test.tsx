import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deskAnswer, submittedAt } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { DeskDetailPage } from './desk-detail-page.tsx'

const sn = 'HG20261118000001'
const reveal = `POST /api/admin/requests/${sn}/reveal`
const whole = '330203199001010014'
const filing = {
  businessSn: sn,
  businessType: 1,
  obligeeRenType: 1,
  appeal: null,
  obligeeType: '商标;域名',
  province: '330000',
  city: '330200',
  county: '330203',
  regionName: '浙江省宁波市海曙区',
  idCard: '330***********0014',
} as const

const stage = (changes: Parameters<typeof deskAnswer>[0] = {}) =>
  stagePage(<DeskDetailPage />, {
    path: '/requests/:businessSn',
    at: `/requests/${sn}`,
    answers: {
      [`GET /api/admin/requests/${sn}`]: () => deskAnswer({ ...filing, ...changes }),
      [reveal]: () => ({ idCard: whole }),
    },
  })

afterEach(() => localStorage.clear())

describe('a filing at the desk', () => {
  it('says its codes in words, and leaves out what was not given', async () => {
    stage()
    const facts = within(await screen.findByRole('region', { name: '客户填的内容' }))
    for (const text of ['自然人', '商标、域名', '浙江省宁波市海曙区', '330***********0014'])
      expect(facts.getByText(text, { exact: false })).toBeVisible()
    for (const term of ['城市', '区县', '其他需求', '权利信息']) expect(facts.queryByText(term)).toBeNull()
  })

  it('shows the ID number whole for a reason, and only in its dialog', async () => {
    const { user, callsOf } = stage()
    await user.click(await screen.findByRole('button', { name: '查看完整号码' }))
    const dialog = await screen.findByRole('dialog', { name: '查看完整身份证号' })
    await user.click(within(dialog).getByRole('button', { name: '查看' }))
    const reason = within(dialog).getByRole('textbox', { name: /查看原因/ })
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/请填写查看原因/))
    expect(callsOf(reveal)).toEqual([])
    await user.type(reason, '与证书核对')
    await user.click(within(dialog).getByRole('button', { name: '查看' }))
    const shown = await screen.findByText(whole)
    await waitFor(() => expect(shown.closest('[tabindex="-1"]')).toHaveFocus())
    expect(callsOf(reveal)).toMatchObject([{ body: { reason: '与证书核对' } }])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(whole)).toBeNull())
  })

  it('says who has looked, and offers nothing where there is no number', async () => {
    const { user } = stage({
      idCard: null,
      idCardViews: [{ createTime: submittedAt, actor: 'staff', reason: '与证书核对' }],
    })
    await user.click(await screen.findByText('身份证号查看记录'))
    const views = screen.getByRole('list', { name: '谁看过身份证号' })
    expect(views).toHaveTextContent(/11 月 18 日 10:02staff与证书核对/)
    expect(screen.queryByRole('button', { name: '查看完整号码' })).toBeNull()
  })
})
