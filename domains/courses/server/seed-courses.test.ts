import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CoursesApp, createCoursesApp } from '../testing/courses-app.ts'
import { seedCourses } from './seed-courses.ts'

let portal: CoursesApp
beforeAll(async () => {
  portal = await createCoursesApp()
})
afterAll(() => portal.close())

it('announces six courses of the weeks to come, marked as demonstration, with one seat list that is full', async () => {
  const { demo, demo2, staff } = portal.people
  await seedCourses(portal.ctx, { customer: demo.id, other: demo2.id, staff: staff.id })
  const { body } = await portal.call({ path: '/api/courses' })
  const courses = body.courses as { courseName: string; courseTime: number; isOpen: boolean; waiting: number }[]
  expect(courses).toHaveLength(6)
  const now = portal.clock.now().getTime()
  for (const { courseName, courseTime, isOpen } of courses) {
    expect(courseName).toMatch(/^演示·/)
    expect(courseTime).toBeGreaterThan(now + 86_400_000)
    expect(isOpen).toBe(true)
    expect([0, 6]).not.toContain(new Date(courseTime + 8 * 3_600_000).getUTCDay())
  }
  expect(courses.filter(({ waiting }) => waiting > 0)).toHaveLength(1)
  expect((await portal.own()).map(({ state, place }) => [state, place])).toEqual([
    ['confirmed', null],
    ['waiting', 1],
  ])
})
