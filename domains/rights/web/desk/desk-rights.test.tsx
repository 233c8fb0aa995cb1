import { stageOf, stubWidth } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deskAnswer, paperAnswer } from '../../testing/page-answers.ts'
import { DeskRightPage } from './desk-right-page.tsx'
import { DeskRightsPage } from './desk-rights-page.tsx'

const list = 'GET /api/admin/rights'
const verify = 'POST /api/admin/rights/r1/verify'
const stagePage = stageOf({})

it('staff see which rights wait', async () => {
  const { id, version, owner, verification, askedAt, registerType, recordName, registerNum, obligeeName, countryName } =
    deskAnswer()
  const row = {
    id,
    version,
    owner,
    verification,
    askedAt,
    registerType,
    recordName,
    registerNum,
    obligeeName,
    countryName,
  }
  stagePage(<DeskRightsPage />, {
    path: '/rights',
    answers: { [list]: () => ({ elements: [row], totalElements: 1 }) },
  })
  expect(await screen.findByRole('link', { name: `核对 ${recordName}` })).toHaveAttribute('href', '/rights/r1')
})

const stage = (answers: Record<string, () => object>) =>
  stagePage(<DeskRightPage />, { path: '/rights/:id', at: '/rights/r1', answers })

describe('a right at the desk', () => {
  it('shows what was written beside the certificate, and who else has the number', async () => {
    const other = { id: 'u2', username: 'haifan2', companyName: null }
    const { callsOf } = stage({ [`${list}/r1`]: () => deskAnswer({ alsoHeldBy: [other] }) })
    expect(await screen.findByText(/haifan2/)).toBeVisible()
    expect(screen.getByText('7654321')).toBeVisible()
    const papers = within(screen.getByRole('list', { name: '材料' }))
    expect(papers.getByRole('link', { name: '下载 注册证.pdf' })).toHaveAttribute('href', '/api/file/f1')
    expect(callsOf(`${list}/r1`)).toHaveLength(1)
  })

  it('stands beside its certificate where there is room, and another paper takes its place by a press', async () => {
    stubWidth(1440)
    const photo = paperAnswer({ id: 'p2', kind: 'photo', fileName: '实物.png', viewUrl: '/api/file/f2/view' })
    const { user, callsOf } = stage({
      [`${list}/r1`]: () => deskAnswer({ papers: [photo, paperAnswer()] }),
      'GET /api/preview': () => ({ urls: ['/api/file/f1/view?page=1'], pages: 1 }),
    })
    const certificate = within(await screen.findByRole('region', { name: '比对：权利证书' }))
    expect(await certificate.findByRole('img', { name: '注册证.pdf 第 1 页' })).toBeInTheDocument()
    expect(callsOf('GET /api/preview')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /照片/ }))
    const other = within(screen.getByRole('region', { name: '比对：照片' }))
    expect(other.getByRole('img', { name: '照片 实物.png' })).toHaveAttribute('src', '/api/file/f2/view')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is found alike by a press and a yes', async () => {
    const { user, callsOf } = stage({ [`${list}/r1`]: () => deskAnswer(), [verify]: () => ({}) })
    await user.click(await screen.findByRole('button', { name: '一致' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '一致' }))
    await waitFor(() => expect(callsOf(verify)[0]?.body).toEqual({ result: 'verified', version: 3 }))
    expect(await screen.findByText('别的页面')).toBeVisible()
  })

  it('is refused with what does not agree', async () => {
    const { user, callsOf } = stage({ [`${list}/r1`]: () => deskAnswer(), [verify]: () => ({}) })
    await user.click(await screen.findByRole('button', { name: '不一致' }))
    const dialog = within(await screen.findByRole('dialog', { name: '证书与所填内容不一致' }))
    await user.click(dialog.getByRole('button', { name: '登记' }))
    expect((await dialog.findAllByText('请填写不一致之处')).length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox', { name: /不一致之处/ }), '号码不符')
    await user.click(dialog.getByRole('button', { name: '登记' }))
    await waitFor(() => expect(callsOf(verify)[0]?.body).toEqual({ result: 'refused', note: '号码不符', version: 3 }))
  })
})
