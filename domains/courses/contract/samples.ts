import type { CourseForm } from './course.ts'
import type { SignUpForm } from './sign-up.ts'

const dayMs = 86_400_000

/** A valid sign-up without its courses, for tests and demonstration data. */
export const signUpSample: Omit<SignUpForm, 'courses'> = {
  companyName: '演示·宁波海帆进出口有限公司',
  province: '330000',
  city: '330200',
  county: '330203',
  address: '演示路 1 号',
  outArea: '欧洲;北美洲',
  industry: '五金工具',
  num: 2,
  contact: '演示·王敏',
  mobile: '13800000001',
  job: '外贸经理',
}

/** A valid course a week from `now`. */
export const courseSample = (now: number): CourseForm => ({
  courseName: '演示·海关备案实操',
  courseTime: now + 7 * dayMs,
  endTime: now + 7 * dayMs + 2 * 3_600_000,
  courseAddress: '演示·宁波市海曙区演示路 2 号 3 楼培训室',
  onlineLink: '',
  seats: 30,
  deadline: null,
  description: '演示课程',
})
