import type { NoticeEntry } from '@portal/platform/server'
import { deskPatentPath, patentPath } from '../contract/paths.ts'

/** What every event of an application carries. */
type PatentEvent = { businessSn: string; userId: string }

const owner = ({ userId }: PatentEvent): string => userId
/** Whoever has the application hears of it alone; everybody at the desk while nobody has it. */
const alone = ({ assigneeId }: PatentEvent & { assigneeId: string | null }): string | null => assigneeId
const ownPage = ({ businessSn }: PatentEvent): string => `/#${patentPath(businessSn)}`
const atDesk = ({ businessSn }: PatentEvent): string => `/admin.html#${deskPatentPath(businessSn)}`

/** Names the application by its number alone: what is not published yet has no place in a notice. */
const naming =
  (happening: string) =>
  async (_ctx: unknown, { businessSn }: PatentEvent): Promise<string> =>
    `专利申请：${happening}（${businessSn}）`

const anyNews = '您的一件专利申请有新的进展，请查看。'

/** Whom the events of an application concern. That its order is placed, paid or closed the customer hears of the orders. */
export const patentNotices: readonly NoticeEntry[] = [
  {
    event: 'patent.submitted',
    name: '收到新的专利申请',
    to: 'staff',
    holding: 'patents.read',
    text: '收到一件新的专利申请，等待受理。',
    words: naming('新的申请，等待受理'),
    link: atDesk,
  },
  {
    event: 'patent.accepted',
    name: '专利申请已受理',
    to: owner,
    text: anyNews,
    words: naming('已受理'),
    link: ownPage,
  },
  {
    event: 'patent.completed',
    name: '专利申请服务完成',
    to: owner,
    text: anyNews,
    words: naming('服务完成'),
    link: ownPage,
  },
  {
    event: 'patent.closed',
    name: '专利申请已关闭',
    to: owner,
    text: anyNews,
    words: naming('已关闭，请看原因'),
    link: ownPage,
  },
  {
    event: 'patent.paper_arrived',
    name: '专利申请有新文件',
    to: owner,
    text: anyNews,
    words: naming('有新的办理文件'),
    link: ownPage,
  },
  {
    event: 'patent.supplement_asked',
    name: '专利申请需要补充',
    to: owner,
    text: anyNews,
    words: naming('需要您补充，请查看'),
    link: ownPage,
  },
  {
    event: 'patent.supplement_due_soon',
    name: '专利申请的补充期限快到了',
    to: owner,
    text: anyNews,
    words: naming('请尽快补充，期限快到了'),
    link: ownPage,
  },
  {
    event: 'patent.supplement_passed',
    name: '专利申请的补充期限已过',
    to: owner,
    text: anyNews,
    words: naming('补充期限已过，请尽快补充，现在仍可提交'),
    link: ownPage,
  },
  {
    event: 'patent.supplement_unanswered',
    name: '客户逾期未补充专利申请',
    to: 'staff',
    holding: 'patents.read',
    alone,
    text: '有客户逾期没有补充专利申请，等待处理。',
    words: naming('客户逾期没有补充，等待处理'),
    link: atDesk,
  },
  {
    event: 'patent.paid',
    name: '专利申请已付款',
    to: 'staff',
    holding: 'patents.read',
    text: '有一件专利申请已付款，等待受理。',
    words: naming('已付款，等待受理'),
    link: atDesk,
  },
  {
    event: 'patent.paid_late',
    name: '已关闭的专利申请收到付款',
    to: 'staff',
    holding: 'patents.read',
    text: '有一件已关闭的专利申请收到付款，请办理退款。',
    words: naming('已关闭，收到付款，请办理退款'),
    link: atDesk,
  },
  {
    event: 'patent.supplement_withdrawn',
    name: '专利申请不再需要补充',
    to: owner,
    text: anyNews,
    words: naming('不再需要补充'),
    link: ownPage,
  },
  {
    event: 'patent.meaning_asked',
    name: '请说明保密请求的含义',
    to: owner,
    text: anyNews,
    words: naming('请说明保密请求要办理的是哪一种'),
    link: ownPage,
  },
  {
    event: 'patent.supplement_answered',
    name: '客户已补充专利申请',
    to: 'staff',
    holding: 'patents.read',
    alone,
    text: '有客户答复了专利申请的补充要求，请查看。',
    words: naming('客户已补充'),
    link: atDesk,
  },
  {
    event: 'patent.meaning_answered',
    name: '客户已说明保密请求的含义',
    to: 'staff',
    holding: 'patents.read',
    alone,
    text: '有客户说明了保密请求的含义，请查看。',
    words: naming('客户已说明保密请求的含义'),
    link: atDesk,
  },
  {
    event: 'patent.files_added',
    name: '客户补充了专利材料',
    to: 'staff',
    holding: 'patents.read',
    alone,
    text: '有客户补充了专利申请的材料，请查看。',
    words: naming('客户补充了材料'),
    link: atDesk,
  },
  {
    event: 'patent.withdrawn',
    name: '客户撤回专利申请',
    to: 'staff',
    holding: 'patents.read',
    text: '有客户撤回了专利申请，请查看。',
    words: naming('客户已撤回'),
    link: atDesk,
  },
]
