import { advice, portal } from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { courseLimits } from '../../contract/limits.ts'

/** The help page 培训课程. */
export const courseTopic: HelpTopic = {
  lead: '查看近期的培训课程，为自己或者同事报名；席位不够的，按先后候补。',
  parts: {
    who: [portal('任何人都可以看课程；报名要先登录。')],
    papers: [
      portal('企业名称、所在地区和地址、出口地域、行业、人数、联系人、联系方式和职务；不用上传材料。'),
      portal(`一次可以选 ${courseLimits.courses} 门课程，每次报名最多 ${courseLimits.people} 人。`),
    ],
    steps: [
      portal('选好课程，填写报名表并提交。'),
      portal('有席位的，当时确认；席位不够的，排入候补，并告诉您排在第几位。'),
      portal('有人取消或者增加席位时，按候补的先后递补，并通知您。'),
      portal('报名以后，可以下载日历文件，放进手机日历。'),
    ],
    time: [portal('每门课程写明报名截止时间，过后不能报名。'), portal('开课前一天的上午，平台提醒有席位的人。')],
    fees: [portal('报名表没有付款的步骤；课程另有说明的，以课程说明为准。')],
    mistakes: [
      advice('人数先报多再说：席位按人数算，多报会让别人排候补。'),
      advice('来不了也不取消：提前取消，候补的人才有席位。'),
      advice('重复报名：人数有变的，先取消再报。'),
    ],
  },
}
