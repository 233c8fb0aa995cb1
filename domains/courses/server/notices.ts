import type { NoticeEntry } from '@portal/platform/server'

/** The data that every event of a sign-up carries. */
type SignUpEvent = { signUp: string; userId: string }

const owner = ({ userId }: SignUpEvent): string => userId
const ownSignUp = ({ signUp }: SignUpEvent): string => `/#/home/curriculum?signUp=${signUp}`

const told = (event: string, name: string, text: string): NoticeEntry => ({
  event: `course.${event}`,
  name,
  to: owner,
  text,
  link: ownSignUp,
})

/** The notices about courses; they go to the users who signed up. */
export const courseNotices: readonly NoticeEntry[] = [
  told('confirmed', '课程报名已确认', '您的课程报名已确认，可查看时间与地点，并加入日历。'),
  told('waiting', '课程报名已列入候补', '您的课程报名已收到，其中有课程席位不足，已列入候补。'),
  told('moved_up', '候补课程已确认', '您候补的一门课程有了席位，报名已确认。'),
  told('reminder', '课程即将开始', '您报名的一门课程即将开始，请查看时间与地点。'),
  told('changed', '课程有变更', '您报名的一门课程有变更，请查看最新的时间与地点。'),
  told('cancelled', '课程已取消', '您报名的一门课程已取消，请查看原因。'),
]
