import type { TrailLine } from '../contract/audit.ts'
import type { RequestDetail } from '../contract/detail.ts'
import type { SupplementRound } from '../contract/supplement-view.ts'
import type { RequestsApp } from './requests-app.ts'

const dayMs = 86_400_000

/** The rounds of supplement of one application, as both sides call them. */
export const supplementCalls = (portal: RequestsApp) => {
  const { people } = portal
  /** `2026-11-25`: a day of the portal's clock in Beijing. */
  const dayIn = (days: number): string =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(portal.clock.now().getTime() + days * dayMs)
  return {
    dayIn,
    ask: (businessSn: string, body: object = {}, token = people.staff.token) =>
      portal.desk(
        'supplement',
        businessSn,
        { items: [{ field: 'appeal', problem: '请写明想要的结果' }], dueDate: dayIn(5), ...body },
        token,
      ),
    withdraw: (businessSn: string, body: object = { reason: '已由电话核实' }) =>
      portal.desk('supplement/withdraw', businessSn, body),
    answer: (
      businessSn: string,
      answers: object,
      { round = 1, remark = '', token = people.demo.token }: { round?: number; remark?: string; token?: string } = {},
    ) =>
      portal.call({
        method: 'POST',
        path: '/api/submitSupplement',
        token,
        body: { businessSn, round, answers, remark },
      }),
    own: async (businessSn: string) => (await portal.detail(businessSn)).body as unknown as RequestDetail,
    rounds: async (businessSn: string) => (await portal.detail(businessSn)).body.supplements as SupplementRound[],
    ownTrail: async (businessSn: string, token = people.demo.token, query = '') => {
      const { status, body } = await portal.call({
        path: `/api/requestTrail?businessSn=${businessSn}&pgCount=100${query}`,
        token,
      })
      return { status, body, lines: (body.elements ?? []) as TrailLine[] }
    },
    deskTrail: async (businessSn: string) => {
      const { body } = await portal.call({
        path: `/api/admin/requests/${businessSn}/trail?pgCount=100`,
        token: people.staff.token,
      })
      return (body.elements ?? []) as TrailLine[]
    },
  }
}
