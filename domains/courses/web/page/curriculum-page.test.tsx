import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { courseAnswer, courseId, enrolmentAnswer, otherId, signUpId } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { CurriculumPage } from './curriculum-page.tsx'

const full = courseAnswer({ id: otherId, courseName: '演示·申诉写作', seatsLeft: 0, waiting: 3 })
const two = { 'GET /api/courses': () => ({ courses: [courseAnswer(), full] }) }

describe('the page of courses', () => {
  it('says where and when, how many seats are left, and that a full one means waiting', async () => {
    stagePage(<CurriculumPage />, { at: '/home/curriculum', answers: two, visitor: true })
    await screen.findByText('剩余 12 席')
    const list = screen.getByRole('region', { name: '近期课程' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first).toHaveTextContent('12月1日 周二 14:00–16:30')
    expect(first).toHaveTextContent('剩余 12 席')
    expect(second).toHaveTextContent('需候补，前面 3 家')
    expect(screen.getByRole('link', { name: '登录后报名' })).toHaveAttribute(
      'href',
      '/login?return_url=%2Fhome%2Fcurriculum',
    )
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('says so when nothing is announced, and when the list does not come', async () => {
    let isUp = false
    const { user } = stagePage(<CurriculumPage />, {
      at: '/home/curriculum',
      answers: { 'GET /api/courses': () => (isUp ? { courses: [] } : refusal(500, 'U00500', '系统繁忙，请稍后再试')) },
    })
    await screen.findByText('课程加载失败')
    isUp = true
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('目前没有已公布的课程')
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('asks in the order of the form, first failure first', async () => {
    const { user } = stagePage(<CurriculumPage />, { at: '/home/curriculum', answers: two })
    const form = await screen.findByRole('form', { name: '课程报名' })
    expect(within(form).getByRole('textbox', { name: '企业名称' })).toHaveValue('演示出口企业')
    for (const name of ['联系人', '联系方式']) expect(within(form).getByRole('textbox', { name })).toHaveValue('')
    await user.clear(within(form).getByRole('textbox', { name: '企业名称' }))
    await user.click(within(form).getByRole('button', { name: '提交报名' }))
    const summary = await within(form).findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '请输入企业名称',
      '请选择所在地区！',
      '请输入详细地址',
      '请选择出口地域',
      '请选择行业',
      '请输入联系人',
      '请输入联系方式',
      '请输入职务',
      '请选择课程',
    ])
  })

  it('puts a course into the form from its card, and takes it out again', async () => {
    const { user } = stagePage(<CurriculumPage />, { at: `/home/curriculum?course=${courseId}`, answers: two })
    const form = await screen.findByRole('form', { name: '课程报名' })
    const box = (name: RegExp) => within(form).getByRole('checkbox', { name })
    expect(box(/展前合规/)).toBeChecked()
    await user.click(screen.getByRole('button', { name: '报名候补《演示·申诉写作》' }))
    expect(box(/申诉写作.*需候补/)).toBeChecked()
    await user.click(screen.getByRole('button', { name: '已选《演示·展前合规》，取消选择' }))
    expect(box(/展前合规/)).not.toBeChecked()
  })
})

describe('my sign-ups', () => {
  const waiting = enrolmentAnswer({
    id: 'w',
    state: 'waiting',
    place: 2,
    can: ['cancel'],
    course: { ...enrolmentAnswer().course, id: otherId, courseName: '演示·申诉写作' },
  })
  const own = () => ({ elements: [enrolmentAnswer(), waiting], totalElements: 2 })

  it('say what is confirmed and at what place one waits, and let one cancel', async () => {
    const { user, callsOf } = stagePage(<CurriculumPage />, {
      at: '/home/curriculum',
      answers: { ...two, 'GET /api/courseSignUps': own, 'POST /api/courseSignUps/w/cancel': () => ({}) },
    })
    const part = await screen.findByRole('region', { name: '我的报名' })
    await within(part).findByText('候补第 2 位')
    expect(within(part).getByText('席位已确认')).toBeInTheDocument()
    expect(within(part).queryByRole('button', { name: '加入日历：演示·申诉写作' })).toBeNull()
    await user.click(within(part).getByRole('button', { name: '取消报名：演示·申诉写作' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('候补位次不再保留')
    await user.click(within(dialog).getByRole('button', { name: '取消报名' }))
    await screen.findByText('已取消报名', { selector: '*' })
    expect(callsOf('POST /api/courseSignUps/w/cancel')).toHaveLength(1)
    await waitFor(() => expect(callsOf('GET /api/courses').length).toBeGreaterThan(1))
  })

  it('come first where a notice led to one of them', async () => {
    const { callsOf } = stagePage(<CurriculumPage />, {
      at: `/home/curriculum?signUp=${signUpId}`,
      answers: { ...two, 'GET /api/courseSignUps': own },
    })
    await screen.findByText('候补第 2 位')
    expect(callsOf('GET /api/courseSignUps')[0]?.query.signUp).toBe(signUpId)
    const [first] = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
    expect(document.getElementById(first ?? '')).toHaveTextContent('我的报名')
    expect(screen.getByRole('button', { name: '查看全部报名' })).toBeInTheDocument()
  })

  it('hand over the calendar file of a confirmed course', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    // The address is given up a minute later.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { user } = stagePage(<CurriculumPage />, {
      at: '/home/curriculum',
      answers: {
        ...two,
        'GET /api/courseSignUps': () => ({ elements: [enrolmentAnswer({ id: 'c' })], totalElements: 1 }),
        'GET /api/courseSignUps/c/calendar': () => new Response('BEGIN:VCALENDAR'),
      },
    })
    await user.click(await screen.findByRole('button', { name: '加入日历：演示·展前合规' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  })
})
