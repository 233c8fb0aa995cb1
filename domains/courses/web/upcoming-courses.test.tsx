import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { courseAnswer, courseId } from '../testing/page-answers.ts'
import { UpcomingCourses } from './upcoming-courses.tsx'

const show = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer))
  render(
    <MemoryRouter>
      <UpcomingCourses />
    </MemoryRouter>,
  )
}

it('shows the next courses, each a way to its sign-up', async () => {
  const names = ['甲', '乙', '丙'].map((name, at) => courseAnswer({ id: at === 0 ? courseId : name, courseName: name }))
  show(async () => Response.json({ courses: names }))
  const links = await screen.findAllByRole('link')
  expect(links).toHaveLength(2)
  expect(links[0]).toHaveAttribute('href', `/home/curriculum?course=${courseId}`)
  expect(links[0]).toHaveTextContent('12月1日 周二 14:00–16:30 · 演示·杭州市演示路 1 号')
})

it('says that there are none, and leads on when the list does not come', async () => {
  show(async () => Response.json({ courses: [] }))
  await screen.findByText('近期没有课程安排')
  show(() => Promise.reject(new TypeError('offline')))
  expect(await screen.findByRole('link', { name: '到培训课程查看' })).toHaveAttribute('href', '/home/curriculum')
})
