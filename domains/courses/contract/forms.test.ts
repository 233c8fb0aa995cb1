import { orderedIssues } from '@portal/platform/contract'
import { describe, expect, it } from 'vitest'
import { courseForm } from './course.ts'
import { courseSample, signUpSample } from './samples.ts'
import { signUpForm } from './sign-up.ts'

const id = '0b6a51d2-2f0f-4a0c-9a2b-9d5f0a8f0b11'
const issuesOf = (changes: object) =>
  orderedIssues(signUpForm, { ...signUpSample, courses: id, ...changes }).map(({ msg }) => msg)

describe('the sign-up', () => {
  it('says what is missing in the order of the form', () => {
    expect(orderedIssues(signUpForm, {}).map(({ msg }) => msg)).toEqual([
      '请输入企业名称',
      '请选择所在地区！',
      '请输入详细地址',
      '请选择出口地域',
      '请选择行业',
      '请输入报名人数',
      '请输入联系人',
      '请输入联系方式',
      '请输入职务',
      '请选择课程',
    ])
  })

  it('takes the number of people as a number or in digits, from one on', () => {
    expect(signUpForm.parse({ ...signUpSample, courses: id, num: '12' }).num).toBe(12)
    for (const num of ['0', '-1', '1.5', '1e9', 101, '两人', true])
      expect(issuesOf({ num })).toEqual(['报名人数须为 1 到 100 的整数'])
  })

  it('takes each course once, a text of one’s own for 其他, and phones of eleven characters at most', () => {
    expect(signUpForm.parse({ ...signUpSample, courses: `${id}; ${id};` }).courses).toBe(id)
    expect(issuesOf({ courses: ' ; ' })).toEqual(['请选择课程'])
    expect(issuesOf({ courses: '1;2' })).toEqual(['所选课程有误，请重新选择'])
    expect(issuesOf({ outArea: '欧洲;中东' })).toEqual([])
    expect(issuesOf({ outArea: `欧洲;${'长'.repeat(51)}` })).toEqual(['最多输入50个字'])
    expect(issuesOf({ mobile: '138000000011' })).toHaveLength(1)
  })
})

describe('a course of the desk', () => {
  const now = Date.parse('2026-11-20T08:00:00Z')
  const sample = courseSample(now)

  it('takes moments as a form’s field holds them, in Shanghai', () => {
    const times = { courseTime: '2026-12-01T14:00', endTime: '2026-12-01T16:30', deadline: '' }
    expect(courseForm.parse({ ...sample, ...times })).toMatchObject({
      courseTime: Date.parse('2026-12-01T06:00:00Z'),
      endTime: Date.parse('2026-12-01T08:30:00Z'),
      deadline: null,
    })
    expect(orderedIssues(courseForm, { ...sample, courseTime: '2026-02-30T10:00' })[0]?.msg).toBe('请选择开始时间')
  })

  it('ends after it begins, and closes before', () => {
    const { courseTime } = sample
    expect(orderedIssues(courseForm, { ...sample, endTime: courseTime })).toEqual([
      { path: 'endTime', msg: '结束时间须晚于开始时间' },
    ])
    expect(orderedIssues(courseForm, { ...sample, deadline: courseTime + 1 })).toEqual([
      { path: 'deadline', msg: '报名截止时间不能晚于开始时间' },
    ])
  })

  it.each(['http://a.cn/', 'javascript:alert(1)', 'https://user@a.cn', 'https://', 'https:// a.cn'])(
    'refuses the link %s',
    (onlineLink) => {
      expect(orderedIssues(courseForm, { ...sample, onlineLink })).toHaveLength(1)
    },
  )
})
