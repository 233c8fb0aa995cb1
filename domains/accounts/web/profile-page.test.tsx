import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { customer, setStage } from '../testing/page-stage.tsx'
import { ProfilePage } from './profile-page.tsx'

const profile = {
  companyName: '演示出口企业',
  phone: '13800000001',
  email: 'demo@example.com',
  idCard: '330***********0014',
  agreed: { policyVersion: '1.5', time: Date.parse('2026-11-18T10:02:00+08:00') },
  version: 3,
}
const open = (answers: Parameters<typeof setStage>[0]['answers'] = {}) =>
  setStage({
    pages: { '/home/profile': <ProfilePage /> },
    at: '/home/profile',
    as: customer,
    answers: { 'GET /api/profile': () => profile, ...answers },
  })

it('asks for the password as soon as contact data become others, and not for the company alone', async () => {
  const { user, callsOf } = open({ 'PUT /api/profile': () => ({ version: 4 }) })
  const company = await screen.findByLabelText(/^企业名称/)
  await user.type(company, '甲')
  expect(screen.queryByLabelText(/^登录密码/)).not.toBeInTheDocument()
  const phone = screen.getByLabelText(/^手机号/)
  await user.clear(phone)
  await user.type(phone, '13900000009')
  await user.type(screen.getByLabelText(/^登录密码/), 'a-secret-of-mine')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(callsOf('PUT /api/profile')).toHaveLength(1))
  expect(callsOf('PUT /api/profile')[0]?.body).toEqual({
    version: 3,
    companyName: '演示出口企业甲',
    phone: '13900000009',
    email: 'demo@example.com',
    idCard: '330***********0014',
    password: 'a-secret-of-mine',
  })
})

it('closes the account after the password and a yes that nothing comes back', async () => {
  const { user, callsOf } = open({ 'POST /api/profile/close': () => ({}), 'PUT /api/logout': () => ({}) })
  await user.click(await screen.findByRole('button', { name: '注销账号' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^登录密码/), 'a-secret-of-mine')
  await user.click(within(dialog).getByRole('button', { name: '注销账号' }))
  expect(await within(dialog).findByText('请确认注销后不能恢复')).toBeVisible()
  await user.click(within(dialog).getByRole('checkbox', { name: '我知道注销后不能恢复' }))
  await user.click(within(dialog).getByRole('button', { name: '注销账号' }))
  await waitFor(() => expect(callsOf('POST /api/profile/close')).toHaveLength(1))
  expect(callsOf('POST /api/profile/close')[0]?.body).toEqual({ password: 'a-secret-of-mine', agree: true })
})
