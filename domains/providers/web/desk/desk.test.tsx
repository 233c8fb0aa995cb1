import { stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProviderDetail } from '../../contract/desk.ts'
import { checkedAnswer, detailAnswer, rowAnswer } from '../../testing/page-answers.ts'
import { ProviderPage } from './provider-page.tsx'
import { ProvidersPage } from './providers-page.tsx'

const list = 'GET /api/admin/providers'
const actCall = (act: string) => `POST /api/admin/providers/p1/${act}`
const stagePage = stageOf({})

describe('the list of providers', () => {
  it('shows who waits and which numbers are checked, and asks for the view of the address', async () => {
    const rows = [
      rowAnswer(),
      rowAnswer({ id: 'p2', companyName: null, username: 'xin', licenceNo: null, handedInTime: null }),
      rowAnswer({ id: 'p3', approvalState: 'approved', checkedLicenceNo: '33009', status: 'disabled' }),
    ]
    const { user, callsOf } = stagePage(<ProvidersPage />, {
      path: '/providers',
      answers: { [list]: () => ({ elements: rows, totalElements: 3 }) },
    })
    const [, waiting, bare, approved] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(waiting).toHaveTextContent(/演示服务机构agency.*商标代理.*33000未核对.*待审核/)
    expect(within(waiting as HTMLElement).getByRole('link', { name: /^审核/ })).toHaveAttribute('href', '/providers/p1')
    expect(bare).toHaveTextContent(/xin.*未提交.*待审核/)
    expect(approved).toHaveTextContent(/33009已核对.*已通过.*已停用/)
    await user.click(screen.getByRole('button', { name: '待审核' }))
    await waitFor(() => expect(callsOf(list).at(-1)?.query).toMatchObject({ state: 'waiting' }))
  })
})

const stage = (detail: () => ProviderDetail, answers: Record<string, () => object> = {}) =>
  stagePage(<ProviderPage />, {
    path: '/providers/:id',
    at: '/providers/p1',
    answers: { [`${list}/p1`]: detail, ...answers },
  })

describe('a provider at the desk', () => {
  it('is approved with its number as checked, which stands there as it was handed in', async () => {
    let isApproved = false
    const { user, callsOf } = stage(
      () =>
        isApproved
          ? detailAnswer({ approvalState: 'approved', checked: { ...checkedAnswer, licenceNo: '33001' }, can: [] })
          : detailAnswer(),
      {
        [actCall('approve')]: () => {
          isApproved = true
          return { approvalState: 'approved', version: 4 }
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: '通过' }))
    const dialog = within(await screen.findByRole('dialog', { name: '通过这家机构' }))
    const number = dialog.getByRole('textbox', { name: /备案号/ })
    expect(number).toHaveValue('33000')
    await user.clear(number)
    await user.click(dialog.getByRole('button', { name: '通过' }))
    expect(await dialog.findAllByText('请输入核对后的备案号或执业许可证号')).not.toHaveLength(0)
    await user.type(number, '33001')
    await user.click(dialog.getByRole('button', { name: '通过' }))
    expect(await screen.findByText('33001')).toBeVisible()
    expect(callsOf(actCall('approve'))[0]?.body).toEqual({ licenceNo: '33001', licenceKind: 'trademark', version: 3 })
    expect(screen.queryByRole('button', { name: '驳回' })).toBeNull()
  })

  it('is refused with a reason', async () => {
    const { user, callsOf } = stage(() => detailAnswer(), {
      [actCall('reject')]: () => ({ approvalState: 'refused', version: 4 }),
    })
    await user.click(await screen.findByRole('button', { name: '驳回' }))
    const dialog = within(await screen.findByRole('dialog', { name: '驳回这家机构' }))
    await user.click(dialog.getByRole('button', { name: '驳回' }))
    expect(await dialog.findAllByText('请填写驳回的原因')).not.toHaveLength(0)
    await user.type(dialog.getByRole('textbox', { name: /原因/ }), '号码不符')
    await user.click(dialog.getByRole('button', { name: '驳回' }))
    await waitFor(() => expect(callsOf(actCall('reject'))[0]?.body).toEqual({ reason: '号码不符', version: 3 }))
  })

  it('shows its paper, and says that a check is of before a change', async () => {
    const proof = {
      id: 'f1',
      fileName: '备案证明.pdf',
      url: '/api/file/f1?reader=s',
      viewUrl: '/api/file/f1/view?reader=s',
      thumbnail: null,
      size: 2048,
      sha256: 'ab',
    }
    stage(() => detailAnswer({ proof, checked: { ...checkedAnswer, stands: false }, checkedBy: 'staff' }))
    const papers = within(await screen.findByRole('list', { name: '证明文件' }))
    expect(papers.getByRole('link', { name: '下载 备案证明.pdf' })).toHaveAttribute('href', proof.url)
    expect(papers.getByRole('button')).toBeVisible()
    expect(screen.getByText('此后机构改过资料，以下内容须重新核对。')).toBeVisible()
  })
})
