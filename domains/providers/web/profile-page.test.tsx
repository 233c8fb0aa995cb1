import { customer, refusal, stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnProfile } from '../contract/profile.ts'
import { checkedAnswer, profileAnswer } from '../testing/page-answers.ts'
import { AccountCard } from './account-card.tsx'
import { ProfilePage } from './profile-page.tsx'

const agency = { ...customer, username: 'agency', userType: 'provider', approvalState: 'waiting' } as const
const get = 'GET /api/providerProfile'
const put = 'PUT /api/providerProfile'
const path = '/home/providerProfile'
const stagePage = stageOf({}, agency)
const open = (profile: OwnProfile, answers: Record<string, () => object> = {}) =>
  stagePage(<ProfilePage />, { path, answers: { [get]: () => profile, ...answers } })

const empty = profileAnswer({ companyName: '注册名称', licenceKind: null, licenceNo: null })
const approved = profileAnswer({ approvalState: 'approved', checked: checkedAnswer })

describe('机构资料', () => {
  it('is handed in after what is missing has been told', async () => {
    const { user, callsOf } = open(empty, { [put]: () => profileAnswer() })
    const form = within(await screen.findByRole('form', { name: '机构资料' }))
    expect(form.getByRole('textbox', { name: /机构名称/ })).toHaveValue('注册名称')
    await user.click(form.getByRole('button', { name: '提交审核' }))
    expect(await form.findAllByText('请选择代理业务')).not.toHaveLength(0)
    expect(callsOf(put)).toEqual([])
    await user.click(form.getByRole('radio', { name: '商标' }))
    await user.type(form.getByRole('textbox', { name: /备案号/ }), '33000')
    await user.click(form.getByRole('button', { name: '提交审核' }))
    expect(await screen.findByText(/资料已提交，等待工作人员审核/)).toBeVisible()
    expect(callsOf(put)[0]?.body).toEqual({
      companyName: '注册名称',
      licenceKind: 'trademark',
      licenceNo: '33000',
      proof: null,
    })
  })

  it('of who is approved says before it is sent that a change is checked anew', async () => {
    const { user } = open(approved)
    expect(await screen.findByText('已核对：演示服务机构，商标代理，备案号 33000。')).toBeVisible()
    expect(screen.getByRole('button', { name: '保存' })).toBeVisible()
    expect(screen.queryByText('提交后须重新审核')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: /备案号/ }), '9')
    expect(await screen.findByText('提交后须重新审核')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /备案号/ }), '{Backspace}')
    await waitFor(() => expect(screen.queryByText('提交后须重新审核')).toBeNull())
  })

  it('tells why it was refused', async () => {
    open(profileAnswer({ approvalState: 'refused', refusal: '号码与证明文件不符' }))
    expect(await screen.findByText(/号码与证明文件不符/)).toBeVisible()
    expect(screen.getByText('未通过')).toBeVisible()
    expect(screen.getByRole('button', { name: '提交审核' })).toBeVisible()
  })

  it('is asked for by nobody but an agency', async () => {
    const { callsOf } = stageOf({})(<ProfilePage />, {
      path,
      answers: { [get]: () => refusal(403, 'U00403', '没有权限') },
    })
    expect(await screen.findByText(/您的账号不是服务机构/)).toBeVisible()
    expect(callsOf(get)).toEqual([])
  })
})

it('stands on the page of the account, with the way to it', async () => {
  stagePage(<AccountCard />, { path: '/home/account', answers: { [get]: () => empty } })
  expect(await screen.findByRole('link', { name: /填写资料/ })).toHaveAttribute('href', path)
  expect(screen.getByText('待审核')).toBeVisible()
})
