import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { courseSample, signUpSample } from '../contract/samples.ts'

export const ownedCalls: OwnedCalls = async ({ owner, staff }) => {
  const course = await staff.send('POST', '/api/admin/courses', courseSample(Date.now()))
  await staff.send('POST', `/api/admin/courses/${course.id}/publish`, {})
  await owner.send('POST', '/api/courseSignUp', { ...signUpSample, courses: String(course.id) })
  const { elements } = (await owner.send('GET', '/api/courseSignUps')) as { elements: { id: string }[] }
  return callsFor(
    { theirs: elements[0]?.id ?? '', nobodys: noSuchId },
    {
      'GET /api/courseSignUps/{id}/calendar': (id) => ({ path: `/api/courseSignUps/${id}/calendar` }),
      'POST /api/courseSignUps/{id}/cancel': (id) => ({ path: `/api/courseSignUps/${id}/cancel`, body: {} }),
    },
  )
}
