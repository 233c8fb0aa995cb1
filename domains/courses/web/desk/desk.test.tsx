import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { courseId, deskCourseAnswer, deskEnrolmentAnswer, otherId } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { CoursePage } from './course-page.tsx'
import { CoursesPage } from './courses-page.tsx'

const { onlineLink: _, description: _d, cancelReason: _c, version: _v, history: _h, ...row } = deskCourseAnswer()

describe('the courses of the desk', () => {
  it('are a list with seats and state, searched and narrowed in the address', async () => {
    const { user, router, callsOf } = stagePage(<CoursesPage />, {
      at: '/courses',
      answers: {
        'GET /api/admin/courses': ({ query }) =>
          query.state === 'cancelled' ? { elements: [], totalElements: 0 } : { elements: [row], totalElements: 1 },
      },
    })
    const line = await screen.findByRole('row', { name: /展前合规/ })
    expect(line).toHaveTextContent('已确认 18 / 30')
    expect(line).toHaveTextContent('报名中')
    await user.click(screen.getByRole('button', { name: '已取消' }))
    await screen.findByText('没有符合条件的课程')
    expect(router.state.location.search).toContain('state=cancelled')
    expect(callsOf('GET /api/admin/courses').at(-1)?.query).toMatchObject({ state: 'cancelled', pgIndex: '1' })
    await user.click(screen.getByRole('button', { name: '清除筛选' }))
    await screen.findByRole('row', { name: /展前合规/ })
  })

  it('begin as a draft, written in Shanghai’s time, and what is missing is said in order', async () => {
    const { user, callsOf, router } = stagePage(<CoursesPage />, {
      at: '/courses',
      answers: {
        'GET /api/admin/courses': () => ({ elements: [], totalElements: 0 }),
        'POST /api/admin/courses': () => ({ id: otherId }),
      },
    })
    await user.click(await screen.findByRole('button', { name: '新建课程' }))
    const form = await screen.findByRole('form', { name: '新建课程' })
    await user.click(within(form).getByRole('button', { name: '保存草稿' }))
    expect((await within(form).findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      '请输入课程名称',
      '请选择开始时间',
      '请选择结束时间',
      '请输入上课地点',
      '请输入席位数',
    ])
    const write = async (label: string, text: string) => {
      const field = within(form).getByLabelText(new RegExp(`^${label}`))
      await user.clear(field)
      await user.type(field, text)
    }
    await write('课程名称', '演示·新课')
    await write('开始时间', '2026-12-08T14:00')
    await write('结束时间', '2026-12-08T16:00')
    await write('上课地点', '线上')
    await write('席位数', '20')
    await user.click(within(form).getByRole('button', { name: '保存草稿' }))
    await screen.findByText('别的页面')
    expect(router.state.location.pathname).toBe(`/courses/${otherId}`)
    expect(callsOf('POST /api/admin/courses')[0]?.body).toMatchObject({
      courseName: '演示·新课',
      courseTime: '2026-12-08T14:00',
      seats: '20',
    })
  })

  it('show who signed up and whom to call, and let a group further back move up by hand', async () => {
    const { user, callsOf } = stagePage(<CoursePage />, {
      at: `/courses/${courseId}`,
      path: '/courses/:id',
      answers: {
        [`GET /api/admin/courses/${courseId}`]: () => deskCourseAnswer({ waiting: 2 }),
        [`GET /api/admin/courses/${courseId}/signUps`]: () => ({
          elements: [deskEnrolmentAnswer()],
          totalElements: 1,
        }),
        [`POST /api/admin/courses/${courseId}/signUps/${deskEnrolmentAnswer().id}/promote`]: () => ({}),
      },
    })
    const line = await screen.findByRole('row', { name: /宁波海帆/ })
    expect(line).toHaveTextContent('候补第 2 位')
    expect(line).toHaveTextContent('13800000001')
    await user.click(within(line).getByRole('button', { name: /^递补/ }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('会越过排在前面的报名')
    await user.click(within(dialog).getByRole('button', { name: '递补' }))
    await screen.findByText('已递补，并通知报名人')
    expect(callsOf(`GET /api/admin/courses/${courseId}/signUps`).length).toBeGreaterThan(1)
  })

  it('are cancelled with a reason', async () => {
    const { user, callsOf } = stagePage(<CoursePage />, {
      at: `/courses/${courseId}`,
      path: '/courses/:id',
      answers: {
        [`GET /api/admin/courses/${courseId}`]: () => deskCourseAnswer(),
        [`GET /api/admin/courses/${courseId}/signUps`]: () => ({ elements: [], totalElements: 0 }),
        [`POST /api/admin/courses/${courseId}/cancel`]: () => ({}),
      },
    })
    await screen.findByText('还没有人报名')
    await user.click(screen.getByRole('button', { name: '取消课程' }))
    const form = await screen.findByRole('form', { name: '取消课程' })
    await user.click(within(form).getByRole('button', { name: '取消课程' }))
    await within(form).findByText('请填写取消原因')
    await user.type(within(form).getByRole('textbox', { name: '取消原因' }), '讲师有变')
    await user.click(within(form).getByRole('button', { name: '取消课程' }))
    await screen.findByText('课程已取消')
    expect(callsOf(`POST /api/admin/courses/${courseId}/cancel`)[0]?.body).toEqual({ reason: '讲师有变' })
  })
})
