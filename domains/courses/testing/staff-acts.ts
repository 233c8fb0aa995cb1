import { planted, plantedWords, type StaffActs } from '@portal/platform/testing'
import { courseSample, signUpSample } from '../contract/samples.ts'

export const staffActs: StaffActs = async ({ act, admin, customer, otherCustomer, portal }) => {
  const sample = courseSample(portal.clock.now().getTime())
  const make = async (more: object = {}): Promise<string> =>
    String((await act('POST /api/admin/courses', { body: { ...sample, ...more } })).id)
  const of = (id: string) => ({ params: { id } })
  await act('DELETE /api/admin/courses/{id}', of(await make()))
  const id = await make({ seats: 2, description: plantedWords })
  await act('POST /api/admin/courses/{id}/publish', of(id))
  // The first has one seat of two, so that the second, who are two, wait, and the third may go before them.
  const signUp = { ...signUpSample, mobile: planted.phone, courses: id }
  for (const [who, num] of [
    [customer, 1],
    [otherCustomer, 2],
    [admin, 1],
  ] as const)
    await who.send('POST', '/api/courseSignUp', { ...signUp, num })
  const { elements } = await admin.send('GET', `/api/admin/courses/${id}/signUps`)
  const free = (elements as { id: string; can: string[] }[]).find(({ can }) => can.includes('promote'))
  const params = { id, enrolment: free?.id ?? '' }
  await act('POST /api/admin/courses/{id}/signUps/{enrolment}/promote', { params })
  const { version } = await admin.send('GET', `/api/admin/courses/${id}`)
  await act('PUT /api/admin/courses/{id}', { ...of(id), body: { ...sample, seats: 9, description: '演示', version } })
  const body = { isShown: true, isRecommended: true }
  await act('PUT /api/admin/courses/{id}/placement', { ...of(id), body })
  await act('POST /api/admin/courses/{id}/cancel', { ...of(id), body: { reason: plantedWords } })
}
