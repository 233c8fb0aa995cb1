import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskEnrolment } from '../../contract/desk.ts'
import { courseSample } from '../../contract/samples.ts'
import { type CoursesApp, createCoursesApp, crowdToken } from '../../testing/courses-app.ts'

const day = 86_400_000

let portal: CoursesApp
beforeAll(async () => {
  portal = await createCoursesApp()
})
afterAll(() => portal.close())

const sample = () => courseSample(portal.clock.now().getTime())
const list = async (query: string) => {
  const { body } = await portal.desk('GET', `?${query}`)
  return (body.elements as { id: string }[]).map(({ id }) => id)
}

describe('a course at the desk', () => {
  it('begins as a draft, is published, and its history says by whom', async () => {
    const { body } = await portal.desk('POST', '', sample())
    const id = String(body.id)
    expect(await portal.detail(id)).toMatchObject({ state: 'draft', can: ['edit', 'publish', 'remove'], version: 1 })
    expect((await portal.signUp(id)).status).toBe(400)
    expect((await portal.desk('POST', `/${id}/cancel`, { reason: '演示' })).body.msg).toContain('当前状态')
    await portal.desk('POST', `/${id}/publish`)
    const detail = await portal.detail(id)
    expect(detail).toMatchObject({ state: 'open', can: ['edit', 'cancel'] })
    expect(detail.history.map(({ action, actor }) => [action, actor])).toEqual([
      ['publish', 'staff'],
      ['create', 'staff'],
    ])
    expect((await portal.desk('DELETE', `/${id}`)).status).toBe(409)
  })

  it('is not published for a time that has passed; a draft is deleted and leaves its history', async () => {
    const now = portal.clock.now().getTime()
    const { body } = await portal.desk('POST', '', { ...sample(), courseTime: now - day, endTime: now })
    const path = `/${body.id}`
    expect((await portal.desk('POST', `${path}/publish`)).body.msg).toBe('开始时间已过，请先修改再发布')
    expect((await portal.desk('DELETE', path)).status).toBe(200)
    expect((await portal.desk('GET', path)).status).toBe(404)
    const { rows } = await portal.database.pool.query(
      'select action from course_history where course_id = $1 order by created_at',
      [body.id],
    )
    expect(rows).toEqual([{ action: 'create' }, { action: 'remove' }])
  })

  it('stands first where the operator recommends it, and says whether the home page may name it', async () => {
    await portal.announce()
    const id = await portal.announce()
    const body = { isShown: false, isRecommended: true }
    expect((await portal.desk('PUT', `/${id}/placement`, body)).status).toBe(200)
    const courses = (await portal.call({ path: '/api/courses' })).body.courses as object[]
    expect(courses[0]).toMatchObject({ id, isOnline: true, ...body })
    const { history, ...detail } = await portal.detail(id)
    expect(detail).toMatchObject({ isOnline: true, ...body })
    expect(portal.acts.at(-1)).toMatchObject({
      ...{ act: 'courses.place', subjectRef: id, link: `/courses/${id}` },
      ...{ before: { isShown: true, isRecommended: false }, after: body },
    })
    expect(history[0]).toMatchObject({ action: 'place', changes: [{ before: '是', after: '否' }, { label: '推荐' }] })
  })

  it('that has changed meanwhile is not overwritten', async () => {
    const id = await portal.announce()
    const { version } = await portal.detail(id)
    expect((await portal.change(id, { seats: 31 })).status).toBe(200)
    expect(await portal.change(id, { seats: 32, version })).toMatchObject({
      status: 409,
      body: { msg: '课程已被他人修改，请核对后再保存' },
    })
    expect((await portal.detail(id)).seats).toBe(31)
  })

  it('tells everyone of another time or place and of nothing else, and writes down before and after', async () => {
    const id = await portal.announce({ seats: 1 })
    const one = await portal.signUp(id, { num: 1 }, crowdToken(1))
    const two = await portal.signUp(id, { num: 1 }, crowdToken(2))
    await portal.signUp(id, { num: 1 }, crowdToken(3))
    const own = await portal.own(crowdToken(3))
    const path = `/api/courseSignUps/${own[0]?.id}/cancel`
    await portal.call({ method: 'POST', path, token: crowdToken(3), body: {} })
    await portal.events()

    await portal.change(id, { description: '演示：带资料' })
    expect(await portal.events()).toEqual([])
    await portal.change(id, { courseAddress: '演示·新地点' })
    const told = await portal.events()
    expect(told.map(({ event, data }) => [event, data.signUp])).toEqual([
      ['course.changed', one.body.id],
      ['course.changed', two.body.id],
    ])
    const [last] = (await portal.detail(id)).history
    expect(last?.changes).toEqual([
      { label: '上课地点', before: '演示·宁波市海曙区演示路 2 号 3 楼培训室', after: '演示·新地点' },
    ])
  })

  it('is cancelled with a reason that everyone signed up reads, and then stays so', async () => {
    const id = await portal.announce({ seats: 1 })
    await portal.signUp(id, { num: 1 }, crowdToken(4))
    await portal.signUp(id, { num: 1 }, crowdToken(5))
    await portal.events()
    expect((await portal.desk('POST', `/${id}/cancel`, { reason: ' ' })).body.msg).toBe('请填写取消原因')
    expect((await portal.desk('POST', `/${id}/cancel`, { reason: '演示：讲师有变' })).status).toBe(200)
    expect((await portal.events()).map(({ event }) => event)).toEqual(['course.cancelled', 'course.cancelled'])
    const [own] = await portal.own(crowdToken(5))
    expect(own).toMatchObject({ can: [], course: { state: 'cancelled', cancelReason: '演示：讲师有变' } })
    expect((await portal.signUp(id, {}, crowdToken(6))).status).toBe(409)
    expect((await portal.change(id, { seats: 5 })).status).toBe(409)
  })

  it('cannot have fewer seats than the largest group that waits', async () => {
    const id = await portal.announce({ seats: 4 })
    await portal.signUp(id, { num: 1 }, crowdToken(7))
    await portal.signUp(id, { num: 4 }, crowdToken(8))
    expect((await portal.change(id, { seats: 3 })).body.msg).toBe('候补中有 4 人的报名，席位数不能少于 4')
  })
})

describe('the list of courses', () => {
  it('is searched, narrowed by state and day, and ordered', async () => {
    const now = portal.clock.now().getTime()
    const at = (days: number) => ({ courseTime: now + days * day, endTime: now + days * day + 1 })
    const name = '演示·筛选 100%_'
    const later = await portal.announce({ ...at(40), courseName: name })
    const sooner = await portal.announce({ ...at(20), courseName: name, deadline: now + 1 })
    const { body } = await portal.desk('POST', '', { ...sample(), ...at(30), courseName: name })
    const draft = String(body.id)
    portal.clock.advance(5)
    const keyword = `keyword=${encodeURIComponent('100%_')}`
    expect(await list(keyword)).toEqual([sooner, draft, later])
    expect(await list(`${keyword}&sort=latest`)).toEqual([later, draft, sooner])
    expect(await list(`${keyword}&sort=created`)).toEqual([draft, sooner, later])
    expect(await list(`${keyword}&state=open`)).toEqual([later])
    expect(await list(`${keyword}&state=closed`)).toEqual([sooner])
    expect(await list(`${keyword}&state=draft`)).toEqual([draft])
    expect(await list(`${keyword}&from=${now + 35 * day}`)).toEqual([later])
    expect(await list(`${keyword}&to=${now + 25 * day}&pgCount=1`)).toEqual([sooner])
  })
})

describe('the sign-ups of a course', () => {
  it('show staff whom to call, found by company or whole phone, and only staff', async () => {
    const id = await portal.announce({ seats: 3 })
    await portal.signUp(id, { num: 2, companyName: '演示·甲公司', mobile: '0574-876543' }, crowdToken(11))
    await portal.signUp(id, { num: 2, companyName: '演示·乙公司' }, crowdToken(12))
    const rows = async (query = '') =>
      (await portal.desk('GET', `/${id}/signUps?${query}`)).body.elements as DeskEnrolment[]
    expect(await rows()).toMatchObject([
      {
        state: 'confirmed',
        place: null,
        companyName: '演示·甲公司',
        regionName: '浙江省宁波市海曙区',
        contact: '演示·王敏',
        mobile: '0574-876543',
        can: [],
      },
      { state: 'waiting', place: 1, companyName: '演示·乙公司' },
    ])
    expect(await rows('state=waiting')).toMatchObject([{ companyName: '演示·乙公司' }])
    expect(await rows(`keyword=${encodeURIComponent('甲')}`)).toHaveLength(1)
    expect(await rows('keyword=0574876543')).toMatchObject([{ companyName: '演示·甲公司' }])
    expect(await rows('keyword=057487654')).toEqual([])
    const path = `/api/admin/courses/${id}/signUps`
    expect((await portal.call({ path, token: crowdToken(11) })).status).toBe(403)
  })

  it('are exported with what a spreadsheet would calculate made harmless, and the export is written down', async () => {
    const id = await portal.announce()
    await portal.signUp(id, { companyName: '=HYPERLINK("http://a.cn")', job: '＝1+1' }, crowdToken(13))
    const answer = await portal.app.inject({
      url: `/api/admin/courses/${id}/export?format=csv`,
      headers: { authorization: 'desk' },
    })
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('报名名单'))
    const [head, row] = answer.body.split('\r\n')
    expect(head).toContain('企业名称,报名人数,联系人,联系方式')
    expect(row).toContain(`"'=HYPERLINK(""http://a.cn"")",2,演示·王敏,13800000001,'＝1+1`)
    const sheet = await portal.app.inject({
      url: `/api/admin/courses/${id}/export?format=xlsx`,
      headers: { authorization: 'desk' },
    })
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const { history } = await portal.detail(id)
    expect(history.slice(0, 2).map(({ action, changes }) => [action, changes.map(({ after }) => after)])).toEqual([
      ['export', ['xlsx', '1']],
      ['export', ['csv', '1']],
    ])
  })
})
