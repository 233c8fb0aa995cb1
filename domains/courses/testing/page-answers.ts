import type { PublicCourse } from '../contract/course.ts'
import type { DeskCourseDetail, DeskEnrolment } from '../contract/desk.ts'
import type { OwnEnrolment } from '../contract/sign-up.ts'

/** 2026-12-01 14:00 in Beijing. */
const startsAt = Date.parse('2026-12-01T14:00:00+08:00')
const hour = 3_600_000

export const courseId = '0b6a51d2-2f0f-4a0c-9a2b-9d5f0a8f0b11'
export const otherId = '1b6a51d2-2f0f-4a0c-9a2b-9d5f0a8f0b12'
export const signUpId = '2b6a51d2-2f0f-4a0c-9a2b-9d5f0a8f0b13'

/** A course as the server answers everybody: open, with seats, unless told. */
export const courseAnswer = (changes: Partial<PublicCourse> = {}): PublicCourse => ({
  id: courseId,
  courseTime: startsAt,
  endTime: startsAt + 2.5 * hour,
  courseName: '演示·展前合规',
  courseAddress: '演示·杭州市演示路 1 号',
  online: false,
  description: '参展前的自查',
  seats: 30,
  seatsLeft: 12,
  waiting: 0,
  deadline: startsAt,
  isOpen: true,
  isOnline: true,
  isShown: true,
  isRecommended: false,
  ...changes,
})

export const enrolmentAnswer = (changes: Partial<OwnEnrolment> = {}): OwnEnrolment => ({
  id: '3b6a51d2-2f0f-4a0c-9a2b-9d5f0a8f0b14',
  signUp: signUpId,
  num: 2,
  state: 'confirmed',
  place: null,
  createTime: Date.parse('2026-11-20T10:02:00+08:00'),
  can: ['cancel', 'calendar'],
  course: {
    id: courseId,
    courseName: '演示·展前合规',
    courseTime: startsAt,
    endTime: startsAt + 2.5 * hour,
    courseAddress: '演示·杭州市演示路 1 号',
    onlineLink: null,
    state: 'open',
    cancelReason: null,
  },
  ...changes,
})

export const deskCourseAnswer = (changes: Partial<DeskCourseDetail> = {}): DeskCourseDetail => ({
  id: courseId,
  courseName: '演示·展前合规',
  courseTime: startsAt,
  endTime: startsAt + 2.5 * hour,
  courseAddress: '演示·杭州市演示路 1 号',
  seats: 30,
  taken: 18,
  waiting: 0,
  deadline: null,
  state: 'open',
  ...{ isOnline: true, isShown: true, isRecommended: false },
  createTime: Date.parse('2026-11-20T10:02:00+08:00'),
  can: ['edit', 'cancel'],
  onlineLink: '',
  description: '参展前的自查',
  cancelReason: null,
  version: 2,
  history: [{ action: 'create', actor: 'staff', createTime: Date.parse('2026-11-20T10:02:00+08:00'), changes: [] }],
  ...changes,
})

export const deskEnrolmentAnswer = (changes: Partial<DeskEnrolment> = {}): DeskEnrolment => ({
  id: '3b6a51d2-2f0f-4a0c-9a2b-9d5f0a8f0b14',
  state: 'waiting',
  place: 2,
  num: 3,
  username: 'demo',
  companyName: '演示·宁波海帆进出口有限公司',
  regionName: '浙江省宁波市海曙区',
  address: '演示路 1 号',
  outArea: '欧洲;北美洲',
  industry: '五金工具',
  contact: '演示·王敏',
  mobile: '13800000001',
  job: '外贸经理',
  createTime: Date.parse('2026-11-20T10:02:00+08:00'),
  confirmTime: null,
  cancelTime: null,
  can: ['promote'],
  ...changes,
})
