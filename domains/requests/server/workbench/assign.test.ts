import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'

let portal: RequestsApp
let staff: string
let admin: string
beforeAll(async () => {
  portal = await createRequestsApp()
  staff = portal.people.staff.token
  admin = portal.people.admin.token
})
afterAll(() => portal.close())

const post = (path: string, token: string, body: object = {}) => portal.call({ method: 'POST', path, token, body })
const act = (businessSn: string, verb: string, token = staff, body: object = {}) =>
  post(`/api/admin/requests/${businessSn}/${verb}`, token, body)
const detail = async (businessSn: string) =>
  (await portal.call({ path: `/api/admin/requests/${businessSn}`, token: staff })).body
const queue = async (query: string, token = staff) =>
  (await portal.call({ path: `/api/admin/requests?pgCount=100&${query}`, token })).body.elements as {
    businessSn: string
    assignee: { username: string } | null
  }[]
const overview = async () => (await portal.call({ path: '/api/admin/desk/overview', token: staff })).body

describe('assignment', () => {
  it('is taken, given to a colleague who is told, and given back', async () => {
    const businessSn = await portal.submitted()
    expect(await detail(businessSn)).toMatchObject({ assignee: null })
    expect((await act(businessSn, 'take')).status).toBe(200)
    expect(await detail(businessSn)).toMatchObject({ assignee: { id: portal.people.staff.id, username: 'staff' } })
    expect((await act(businessSn, 'give', staff, { assignee: portal.people.admin.id })).status).toBe(200)
    expect(await detail(businessSn)).toMatchObject({ assignee: { username: 'admin' } })
    expect((await act(businessSn, 'give-back')).body).toMatchObject({ status: 'U00409', msg: '只能退回由您办理的业务' })
    expect((await act(businessSn, 'give-back', admin)).status).toBe(200)
    expect(await detail(businessSn)).toMatchObject({ assignee: null })
    const { rows } = await portal.database.pool.query(
      `select a.assignee_id, a.actor_id from request_assignment a join protection_request r on r.id = a.request_id
        where business_number = $1 order by a.created_at`,
      [businessSn],
    )
    const [me, colleague] = [portal.people.staff.id, portal.people.admin.id]
    expect(rows).toEqual([
      { assignee_id: me, actor_id: me },
      { assignee_id: colleague, actor_id: me },
      { assignee_id: null, actor_id: colleague },
    ])
    const told = await portal.database.pool.query(
      "select data->>'assigneeId' as id from outbox where event = 'request.assigned' and data->>'businessSn' = $1",
      [businessSn],
    )
    expect(told.rows).toEqual([{ id: colleague }])
  })

  it('goes to one of two who take at once; the other learns who has it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const businessSn = await portal.submitted()
      const answers = await Promise.all([act(businessSn, 'take'), act(businessSn, 'take', admin)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers[0].status === 200 ? 'staff' : 'admin'
      expect(answers.find(({ status }) => status === 409)?.body.msg).toBe(`该业务已由 ${winner} 办理，请刷新后查看`)
      expect(await detail(businessSn)).toMatchObject({ assignee: { username: winner } })
    }
  })

  it('is only for people of the desk, and for cases in which something is owed', async () => {
    const businessSn = await portal.submitted()
    for (const assignee of [portal.people.demo.id, 'nobody', '00000000-0000-4000-8000-000000000000']) {
      const refused = await act(businessSn, 'give', staff, { assignee })
      expect(refused.body).toMatchObject({ status: 'U00400', msg: '请选择在职的工作人员' })
    }
    await portal.desk('reject', businessSn, { acceptContent: '不涉及知识产权', cure: '请向承运人了解' })
    expect((await act(businessSn, 'take')).body).toMatchObject({ status: 'U00409' })
  })

  it('follows from taking a case up, and does not take it from a colleague', async () => {
    const [free, others] = [await portal.submitted(), await portal.submitted()]
    await act(others, 'take', admin)
    await portal.desk('accept', free)
    await portal.desk('accept', others)
    expect(await detail(free)).toMatchObject({ assignee: { username: 'staff' } })
    expect(await detail(others)).toMatchObject({ assignee: { username: 'admin' } })
  })

  it('filters the queue, and shows how much everybody has', async () => {
    const before = await overview()
    const [mine, theirs, free] = [await portal.submitted(), await portal.submitted(), await portal.submitted()]
    await act(mine, 'take')
    await act(theirs, 'take', admin)
    const numbers = async (query: string) => (await queue(query)).map(({ businessSn }) => businessSn)
    expect(await numbers('assignee=me')).toContain(mine)
    expect(await numbers('assignee=me')).not.toContain(theirs)
    expect(await numbers(`assignee=${portal.people.admin.id}`)).toContain(theirs)
    expect(await numbers('assignee=none')).toContain(free)
    expect((await queue('assignee=none')).every(({ assignee }) => assignee === null)).toBe(true)
    expect((await portal.call({ path: '/api/admin/requests?assignee=nobody', token: staff })).status).toBe(400)
    type Load = { open: number }
    const openOf = (body: Record<string, unknown>, username: string) =>
      (body.people as (Load & { username: string })[]).find((one) => one.username === username)?.open ?? 0
    const after = await overview()
    for (const username of ['staff', 'admin']) expect(openOf(after, username)).toBe(openOf(before, username) + 1)
    expect((after.unassigned as Load).open).toBe((before.unassigned as Load).open + 1)
  })
})

describe('a note', () => {
  it('is for the desk alone, whoever looks', async () => {
    const businessSn = await portal.submitted()
    await act(businessSn, 'notes', admin, { note: '与上一单同一货柜' })
    await portal.desk('accept', businessSn, { note: '随受理的备注' })
    expect((await detail(businessSn)).notes).toMatchObject([
      { note: '与上一单同一货柜', actor: 'admin' },
      { note: '随受理的备注', actor: 'staff' },
    ])
    const own = await portal.detail(businessSn)
    expect(JSON.stringify(own.body)).not.toMatch(/货柜|备注/)
    for (const key of ['notes', 'assignee', 'decisions', 'duplicates']) expect(own.body).not.toHaveProperty(key)
    expect((await act(businessSn, 'notes', staff, { note: ' ' })).body).toMatchObject({ msg: '请填写备注' })
  })
})
