import { customer, refusal, stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { DelegationState } from '../../contract/delegation.ts'
import type { DelegationRow } from '../../contract/delegation-view.ts'
import { delegationAnswer, detailAnswer, rowAnswer } from '../../testing/page-answers.ts'
import { RightsPage } from '../rights-page.tsx'

const agency = { ...customer, username: 'agency', userType: 'provider', approvalState: 'approved' } as const
const none = { elements: [], totalElements: 0 }
const pageOf = (...elements: object[]) => ({ elements, totalElements: elements.length })
const around = {
  'GET /api/rights/r1/coverage': () => ({ places: [], rows: [] }),
  'GET /api/rights/r1/trail': () => none,
}

describe('委托代理机构', () => {
  const path = '/home/rights'
  const ofRight = 'GET /api/rights/r1/delegations'
  const offer = 'POST /api/rights/r1/delegations'
  const open = (answers: Record<string, (call: { body: unknown }) => object>) =>
    stageOf(around)(<RightsPage />, {
      ...{ path, at: `${path}?id=r1` },
      answers: { 'GET /api/rights/r1': () => detailAnswer(), ...answers },
    })

  it('offers a right to an agency that the server knows, and shows what became of it', async () => {
    let [isKnown, rows] = [false, [] as DelegationRow[]]
    const { user, callsOf } = open({
      [ofRight]: () => pageOf(...rows),
      [offer]: () => {
        if (!isKnown)
          return refusal(400, 'U00400', '没有使用这个用户名、且已通过审核的服务机构', {
            fields: [{ path: 'username', msg: '没有使用这个用户名、且已通过审核的服务机构' }],
          })
        rows = [delegationAnswer()]
        return { id: 'd1', state: 'offered' }
      },
    })
    await user.click(await screen.findByRole('button', { name: '委托代理机构' }))
    const dialog = within(await screen.findByRole('dialog', { name: '委托代理机构' }))
    await user.click(dialog.getByRole('button', { name: '发出委托' }))
    expect((await dialog.findAllByText('请输入服务机构的用户名')).length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox', { name: /机构的用户名/ }), 'agency')
    expect(dialog.queryByText('允许机构查看和取用身份材料')).toBeNull()
    await user.click(dialog.getByRole('radio', { name: '查看和取用' }))
    await user.click(dialog.getByRole('checkbox', { name: '允许机构查看和取用身份材料' }))
    const from = dialog.getByRole('textbox', { name: /起始日/ })
    await user.clear(from)
    await user.type(from, '20261120')
    await user.type(dialog.getByRole('textbox', { name: /截止日/ }), '20271119')
    await user.click(dialog.getByRole('button', { name: '发出委托' }))
    expect((await dialog.findAllByText('没有使用这个用户名、且已通过审核的服务机构')).length).toBeGreaterThan(0)
    isKnown = true
    await user.click(dialog.getByRole('button', { name: '发出委托' }))
    expect(await screen.findByText('待机构答复')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(callsOf(offer).at(-1)?.body).toEqual({
      ...{ username: 'agency', scope: 'use', from: '2026-11-20', until: '2027-11-19', withIdentity: 1 },
    })
  })

  it('is ended by the owner after a question', async () => {
    let state: DelegationState = 'active'
    const { user, callsOf } = open({
      [ofRight]: () => pageOf(delegationAnswer({ state, can: state === 'active' ? ['revoke'] : [] })),
      'POST /api/delegations/d1/revoke': () => {
        state = 'revoked'
        return { state }
      },
    })
    await user.click(await screen.findByRole('button', { name: '结束 演示服务机构' }))
    const question = within(await screen.findByRole('alertdialog', { name: '结束这项委托？' }))
    await user.click(question.getByRole('button', { name: '结束' }))
    const table = await screen.findByRole('table', { name: '委托' })
    await waitFor(() => expect(within(table).getByText('已结束')).toBeVisible())
    expect(within(table).queryByRole('button')).toBeNull()
    expect(callsOf('POST /api/delegations/d1/revoke')).toHaveLength(1)
  })
})

describe('权利委托', () => {
  const [path, at] = ['/home/rights', '/home/rights?form=delegations']
  const list = 'GET /api/delegations'

  it('lets an agency accept an offer, and then shows the right', async () => {
    let isActive = false
    const { user } = stageOf({}, agency)(<RightsPage />, {
      ...{ path, at },
      answers: {
        [list]: () =>
          pageOf(
            isActive
              ? delegationAnswer({ state: 'active', can: ['revoke'] })
              : delegationAnswer({ right: null, can: ['accept', 'decline'] }),
          ),
        'GET /api/rights': () => (isActive ? pageOf(rowAnswer({ access: 'use', can: ['use'] })) : none),
        'POST /api/delegations/d1/accept': () => {
          isActive = true
          return { state: 'active' }
        },
      },
    })
    expect(await screen.findByText('接受后在委托期内显示')).toBeVisible()
    expect(await screen.findByText('今天没有受托的权利')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '接受 演示出口企业' }))
    const question = within(await screen.findByRole('alertdialog', { name: '接受这项委托？' }))
    await user.click(question.getByRole('button', { name: '接受' }))
    const rights = within(await screen.findByRole('table', { name: '受托权利' }))
    expect(rights.getByRole('link', { name: '演示·海帆 HAIFAN' })).toHaveAttribute('href', '/home/rights?id=r1')
  })

  it('shows a customer what he has given, and nothing to receive', async () => {
    const { callsOf } = stageOf({})(<RightsPage />, {
      ...{ path, at },
      answers: { [list]: () => pageOf(delegationAnswer()) },
    })
    expect(await screen.findByText('演示服务机构')).toBeVisible()
    expect(callsOf(list)[0]?.query).toMatchObject({ box: 'given' })
    expect(screen.queryByText('收到的委托')).toBeNull()
  })

  it('says to an agency without approval why it can accept nothing', async () => {
    stageOf({}, { ...agency, approvalState: 'waiting' })(<RightsPage />, {
      ...{ path, at },
      answers: { [list]: () => none, 'GET /api/rights': () => none },
    })
    expect(await screen.findByText(/机构资料通过审核后/)).toBeVisible()
  })
})

describe('a delegated right', () => {
  it('shows an agency neither its trail nor what only an owner may do', async () => {
    const { callsOf } = stageOf(around, agency)(<RightsPage />, {
      ...{ path: '/home/rights', at: '/home/rights?id=r1' },
      answers: { 'GET /api/rights/r1': () => detailAnswer({ access: 'view', can: [] }) },
    })
    expect(await screen.findByText(/这项权利委托给您查看/)).toBeVisible()
    for (const name of ['修改', '删除', '委托代理机构', '登记备案'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('heading', { name: '材料' })).toBeNull()
    expect(callsOf('GET /api/rights/r1/trail')).toEqual([])
  })
})
