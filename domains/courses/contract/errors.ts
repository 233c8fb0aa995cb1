import { defineErrors } from '@portal/platform/contract'

export const courseErrors = defineErrors({
  'course.not_open': { http: 409, status: 'U00409', msg: '课程已截止报名、已开课或已取消，请重新选择' },
  'course.already_signed_up': { http: 409, status: 'U00409', msg: '您已报名该课程，如需变更请先取消原报名' },
  'course.cannot_cancel': { http: 409, status: 'U00409', msg: '报名已取消，或课程已开课、已取消，不能再取消' },
  'course.not_confirmed': { http: 409, status: 'U00409', msg: '候补中的报名确认席位后才能加入日历' },
  'course.newer_version': { http: 409, status: 'U00409', msg: '课程已被他人修改，请核对后再保存' },
  'course.wrong_state': { http: 409, status: 'U00409', msg: '课程当前状态不能这样操作，请刷新后再试' },
  'course.no_room': { http: 409, status: 'U00409', msg: '余席不足，或该报名已不在候补，请刷新后再试' },
})
