import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CoursesApp, createCoursesApp, crowdToken } from '../testing/courses-app.ts'

const day = 86_400_000

let portal: CoursesApp
beforeAll(async () => {
  portal = await createCoursesApp()
})
afterAll(() => portal.close())

const listed = async () =>
  (await portal.call({ path: '/api/courses' })).body.courses as { id: string; seatsLeft: number; isOpen: boolean }[]
const findListed = async (id: string) => (await listed()).find((course) => course.id === id)

describe('what is announced', () => {
  it('is public: date, place, seats left, without the link that a seat is needed for', async () => {
    const id = await portal.announce({ seats: 12, onlineLink: 'https://example.com/room-7' })
    const draft = await portal.desk('POST', '', {
      courseName: '演示·草稿',
      courseTime: portal.clock.now().getTime() + day,
      endTime: portal.clock.now().getTime() + 2 * day,
      courseAddress: '演示',
      seats: 1,
    })
    expect(draft.status).toBe(200)
    const { body } = await portal.call({ path: '/api/courses' })
    expect(JSON.stringify(body)).not.toContain('room-7')
    expect(JSON.stringify(body)).not.toContain('演示·草稿')
    expect(await findListed(id)).toMatchObject({
      courseName: '演示·海关备案实操',
      courseAddress: '演示·宁波市海曙区演示路 2 号 3 楼培训室',
      seats: 12,
      seatsLeft: 12,
      waiting: 0,
      online: true,
      isOpen: true,
    })
  })

  it('is closed after its deadline, and gone once it has begun', async () => {
    const courseTime = portal.clock.now().getTime() + 3 * day
    const id = await portal.announce({ courseTime, endTime: courseTime + 1000, deadline: courseTime - day })
    portal.clock.advance(2 * day + 1000)
    expect(await findListed(id)).toMatchObject({ isOpen: false })
    const late = () => portal.signUp(id, {}, crowdToken(9))
    expect(await late()).toMatchObject({
      status: 409,
      body: { status: 'U00409', msg: '《演示·海关备案实操》已截止报名、已开课或已取消，请重新选择' },
    })
    portal.clock.advance(day)
    expect(await findListed(id)).toBeUndefined()
    expect((await late()).status).toBe(409)
    portal.clock.set(new Date())
  })
})

describe('a sign-up', () => {
  it('takes a seat for everyone of the group, and waits as a whole where they do not suffice', async () => {
    const [first, second] = [await portal.announce({ seats: 5 }), await portal.announce({ seats: 2 })]
    const one = await portal.signUp(`${first};${second}`, { num: '2' })
    expect(one).toMatchObject({ status: 200, body: { waiting: [] } })
    expect(await findListed(first)).toMatchObject({ seatsLeft: 3 })
    expect(await findListed(second)).toMatchObject({ seatsLeft: 0 })

    const two = await portal.signUp(`${second};${first}`, { num: 1 }, portal.people.demo2.token)
    expect(two.body).toEqual({ id: expect.any(String), waiting: [second] })
    const own = await portal.own(portal.people.demo2.token)
    expect(own.map(({ course, state, place }) => [course.id, state, place])).toEqual(
      expect.arrayContaining([
        [first, 'confirmed', null],
        [second, 'waiting', 1],
      ]),
    )
    expect(await portal.events()).toEqual(
      expect.arrayContaining([
        { event: 'course.confirmed', data: { signUp: one.body.id, userId: portal.people.demo.id } },
        { event: 'course.waiting', data: { signUp: two.body.id, userId: portal.people.demo2.id } },
      ]),
    )
  })

  it('lets nobody overtake: who would fit stands behind a larger group that waits', async () => {
    const id = await portal.announce({ seats: 3 })
    await portal.signUp(id, { num: 2 })
    expect((await portal.signUp(id, { num: 3 }, crowdToken(1))).body.waiting).toEqual([id])
    expect(await findListed(id)).toMatchObject({ seatsLeft: 0, waiting: 1 })
    expect((await portal.signUp(id, { num: 1 }, crowdToken(2))).body.waiting).toEqual([id])
    const [waiting] = await portal.own(crowdToken(2))
    expect(waiting).toMatchObject({ state: 'waiting', place: 2 })
  })

  it('is refused a second time for the same course, and says what the first one was', async () => {
    const id = await portal.announce({ seats: 2 })
    await portal.signUp(id, { num: 2 })
    const again = await portal.signUp(id, { num: 1 })
    expect(again.status).toBe(409)
    expect(again.body.msg).toMatch(
      /^您已报名《演示·海关备案实操》（\d{4}-\d\d-\d\d \d\d:\d\d 提交，2 人，已确认），如需变更请先在“我的报名”中取消$/,
    )
    await portal.signUp(id, { num: 1 }, portal.people.demo2.token)
    expect((await portal.signUp(id, {}, portal.people.demo2.token)).body.msg).toContain('1 人，候补第 1 位')
  })

  it('is refused where the group is larger than the course, the place does not exist, or the course is none', async () => {
    const id = await portal.announce({ seats: 2 })
    expect((await portal.signUp(id, { num: 3 })).body).toMatchObject({
      status: 'U00400',
      fields: [{ path: 'num', msg: '《演示·海关备案实操》共 2 席，报名人数不能超过席位数' }],
    })
    expect((await portal.signUp(id, { county: '110101' })).body).toMatchObject({
      fields: [{ path: 'province', msg: '请选择所在地区！' }],
    })
    const nowhere = '00000000-0000-4000-8000-000000000000'
    expect((await portal.signUp(`${id};${nowhere}`)).body).toMatchObject({
      fields: [{ path: 'courses', msg: '所选课程有误，请重新选择' }],
    })
    expect((await findListed(id))?.seatsLeft).toBe(2)
  })

  it('is made once for one key, and needs a session', async () => {
    const id = await portal.announce({ seats: 5 })
    const send = () =>
      portal.call({
        method: 'POST',
        path: '/api/courseSignUp',
        token: crowdToken(3),
        headers: { 'idempotency-key': 'k1' },
        body: { ...sample, courses: id },
      })
    const [one, two] = [await send(), await send()]
    expect(two.body).toEqual(one.body)
    expect((await findListed(id))?.seatsLeft).toBe(3)
    expect((await portal.call({ method: 'POST', path: '/api/courseSignUp', body: {} })).status).toBe(401)
  })

  it('keeps contact and phone sealed at rest', async () => {
    const id = await portal.announce()
    await portal.signUp(id, { contact: '张晓兰', mobile: '057487654321' }, crowdToken(4))
    const { rows } = await portal.database.pool.query('select * from course_sign_up where owner_id = $1', [
      '00000000-0000-4000-9000-000000000004',
    ])
    expect(rows).toHaveLength(0)
    await portal.signUp(id, { contact: '张晓兰', mobile: '05748765432' }, crowdToken(4))
    const { rows: kept } = await portal.database.pool.query('select * from course_sign_up where owner_id = $1', [
      '00000000-0000-4000-9000-000000000004',
    ])
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/张晓兰|05748765432/)
  })
})

const sample = {
  companyName: '演示企业',
  province: '330000',
  city: '330200',
  county: '330203',
  address: '演示路 1 号',
  outArea: '欧洲',
  industry: '五金工具',
  num: 2,
  contact: '王敏',
  mobile: '13800000001',
  job: '经理',
}
