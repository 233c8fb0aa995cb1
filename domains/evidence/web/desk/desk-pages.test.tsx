import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { DeskDetail } from '../../contract/desk.ts'
import { detailAnswer, receivedAt, recordNo, rowAnswer } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { DeskDetailPage } from './desk-detail-page.tsx'
import { DeskListPage } from './desk-list-page.tsx'

const customer = { id: 'u1', username: 'demo', companyName: '演示出口企业' }
const detailCall = `GET /api/admin/evidence/${recordNo}`
const deskAnswer = (changes: Partial<DeskDetail> = {}): DeskDetail => ({
  ...detailAnswer(),
  customer,
  looks: [],
  findings: [],
  ...changes,
})
const stageDetail = (detail: () => DeskDetail, more = {}, holds?: readonly string[]) =>
  stagePage(<DeskDetailPage />, {
    holds,
    path: '/evidence/:evidenceNo',
    at: `/evidence/${recordNo}`,
    answers: { [detailCall]: detail, ...more },
  })

afterEach(() => localStorage.clear())

it('lists every record, by state, proof and word', async () => {
  const { can: _, ...row } = rowAnswer()
  const { user, callsOf } = stagePage(<DeskListPage />, {
    path: '/evidence',
    answers: {
      'GET /api/admin/evidence': () => ({
        elements: [{ ...row, obligeeName: '权利人甲', customer }],
        totalElements: 1,
      }),
    },
  })
  expect(await screen.findByRole('link', { name: recordNo })).toHaveAttribute('href', `/evidence/${recordNo}`)
  await user.click(screen.getByRole('button', { name: '筛选' }))
  await user.click(await screen.findByRole('button', { name: '未能证明' }))
  await user.click(screen.getByRole('button', { name: '看 1 条' }))
  await user.type(screen.getByRole('searchbox'), '权利人甲{Enter}')
  await waitFor(() =>
    expect(callsOf('GET /api/admin/evidence').at(-1)?.query).toMatchObject({ proof: '2', keyword: '权利人甲' }),
  )
})

it('opens number and travel document only with a reason, which the owner reads', async () => {
  const { user, callsOf } = stageDetail(() => deskAnswer(), {
    [`POST /api/admin/evidence/${recordNo}/reveal`]: () => ({ idCard: '91330200DEMO00001X' }),
    [`POST /api/admin/evidence/${recordNo}/open`]: () => ({ url: '/o/1', viewUrl: '/o/1/view' }),
  })
  await user.click(await screen.findByRole('button', { name: '查看完整号码' }))
  const reveal = await screen.findByRole('dialog', { name: '查看完整证件号码' })
  await user.click(within(reveal).getByRole('button', { name: '查看' }))
  await waitFor(() => expect(within(reveal).getByRole('textbox')).toHaveAccessibleDescription(/请填写查看原因/))
  await user.type(within(reveal).getByRole('textbox'), '客户来电核对')
  await user.click(within(reveal).getByRole('button', { name: '查看' }))
  expect(await within(reveal).findByText('91330200DEMO00001X')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('91330200DEMO00001X')).toBeNull()

  await user.click(screen.getByRole('button', { name: /^查看 签证页/ }))
  const open = await screen.findByRole('dialog', { name: '查看签证页' })
  await user.type(within(open).getByRole('textbox'), '核对国家')
  await user.click(within(open).getByRole('button', { name: '查看' }))
  expect(await within(open).findByRole('img', { name: '签证页' })).toHaveAttribute('src', '/o/1/view')
  expect(callsOf(`POST /api/admin/evidence/${recordNo}/open`).map(({ body }) => body)).toEqual([
    { slot: 'hzQz', reason: '核对国家' },
  ])
})

it('says which kept file is no longer as it was received, with both digests', async () => {
  const [expected, actual] = ['1'.repeat(64), '2'.repeat(64)]
  stageDetail(() =>
    deskAnswer({
      findings: [{ slot: 'fpfyj', fileName: '发票.jpg', found: 'altered', expected, actual, time: receivedAt }],
      looks: [{ time: receivedAt, actor: 'staff', kind: 'viewed', slot: 'hzSy', reason: '核对姓名' }],
    }),
  )
  const found = await screen.findByRole('region', { name: '核查发现' })
  expect(found).toHaveTextContent(/发票复印件：发票\.jpg 与收到时不一致/)
  expect(found).toHaveTextContent(expected)
  expect(found).toHaveTextContent(actual)
  expect(screen.getByText('原因：核对姓名')).toBeVisible()
})

it('offers whoever may only read no way to personal data and no check of the originals', async () => {
  const [expected, actual] = ['1'.repeat(64), '2'.repeat(64)]
  const finding = { slot: 'fpfyj', fileName: '发票.jpg', found: 'altered', expected, actual, time: receivedAt } as const
  const { callsOf } = stageDetail(() => deskAnswer({ findings: [finding] }), {}, ['evidence.read'])
  expect(await screen.findByRole('region', { name: '核查发现' })).toBeVisible()
  await waitFor(() => expect(callsOf('GET /api/privilege')).not.toHaveLength(0))
  expect(screen.queryByRole('button', { name: /查看完整号码|签证页|重新核查/ })).toBeNull()
})
