import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { courseAnswer } from '../testing/page-answers.ts'
import { NextCourse } from './next-course.tsx'

const show = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer))
  return render(<NextCourse />).unmount
}

it('names the next course that the home page may show, and its day', async () => {
  const courses = ['不上首页的课', '企业参展实务', '后一门'].map((courseName, at) =>
    courseAnswer({ courseName, isShown: at > 0 }),
  )
  show(async () => Response.json({ courses }))
  expect(await screen.findByText(/^(\d+ 年 )?12 月 1 日的课：企业参展实务$/)).toBeVisible()
})

it('keeps to the courses in general where there is none, and where the list does not come', async () => {
  const unmount = show(async () => Response.json({ courses: [] }))
  expect(await screen.findByText('培训课程')).toBeVisible()
  unmount()
  show(() => Promise.reject(new TypeError('offline')))
  expect(await screen.findByText('培训课程')).toBeVisible()
})
