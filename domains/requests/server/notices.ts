import type { NoticeEntry } from '@portal/platform/server'
import type { BusinessType } from '../contract/business-types.ts'
import { progressPath } from '../contract/progress-path.ts'
import { accepted, completed, naming, ofRound, plainly } from './notice-words.ts'

/** What every event of a request carries. */
type RequestEvent = { businessSn: string; businessType: BusinessType; userId: string }

const owner = ({ userId }: RequestEvent): string => userId
const inProgress = ({ businessSn, businessType }: RequestEvent): string => `/#${progressPath(businessType, businessSn)}`
const atDesk = ({ businessSn }: RequestEvent): string => `/admin.html#/requests/${businessSn}`

/** What the list shows of a request that is gone, or that a release without words told of. */
const anyNews = '您的一件事有新的进展，请查看。'

/** Whom the events of a request concern. */
export const requestNotices: readonly NoticeEntry[] = [
  {
    event: 'request.submitted',
    name: '收到新的申请',
    to: 'staff',
    holding: 'requests.read',
    text: '收到一件新的申请，等待受理。',
    words: naming(plainly('新的申请，等待受理')),
    link: atDesk,
  },
  {
    event: 'request.accepted',
    name: '已受理',
    to: owner,
    text: anyNews,
    words: naming(accepted),
    link: inProgress,
  },
  {
    event: 'request.rejected',
    name: '不予受理',
    to: owner,
    text: anyNews,
    words: naming(plainly('不予受理，请看原因和现在可以怎么办')),
    link: inProgress,
  },
  {
    event: 'request.supplement_asked',
    name: '请补充材料',
    to: owner,
    text: anyNews,
    words: naming(ofRound((asked, day) => `请${asked}，最迟 ${day}`)),
    link: inProgress,
  },
  {
    event: 'request.supplement_withdrawn',
    name: '不用再补材料',
    to: owner,
    text: anyNews,
    words: naming(plainly('不用再补材料了，我们继续办理')),
    link: inProgress,
  },
  {
    event: 'request.supplement_answered',
    name: '客户已补材料',
    to: 'staff',
    holding: 'requests.read',
    text: '有客户补交了材料，等待处理。',
    words: naming(plainly('客户已补材料，等待处理')),
    link: atDesk,
  },
  {
    event: 'request.supplement_due_soon',
    name: '补材料的日子快到了',
    to: owner,
    text: anyNews,
    words: naming(ofRound((asked, day) => `请尽快${asked}，最迟 ${day}`)),
    link: inProgress,
  },
  {
    event: 'request.supplement_passed',
    name: '补材料的日子已过',
    to: owner,
    text: anyNews,
    words: naming(ofRound((asked, day) => `${day}已过，请尽快${asked}，现在仍可提交`)),
    link: inProgress,
  },
  {
    event: 'request.supplement_unanswered',
    name: '客户逾期未补材料',
    to: 'staff',
    holding: 'requests.read',
    alone: ({ assigneeId }: RequestEvent & { assigneeId: string | null }) => assigneeId,
    text: '有客户逾期没有补材料，等待处理。',
    words: naming(plainly('客户逾期没有补材料，等待处理')),
    link: atDesk,
  },
  {
    event: 'request.completed',
    name: '已完成',
    to: owner,
    text: anyNews,
    words: naming(completed),
    link: inProgress,
  },
  {
    event: 'request.full_plan_requested',
    name: '申请全面解决方案',
    to: 'staff',
    holding: 'requests.read',
    text: '有客户申请全面解决方案，等待联系。',
    words: naming(plainly('客户申请全面解决方案，等待联系')),
    link: atDesk,
  },
  {
    event: 'request.assigned',
    name: '业务分派给我',
    to: ({ assigneeId }: RequestEvent & { assigneeId: string }) => assigneeId,
    forDesk: true,
    text: '有一项业务分派给您办理。',
    words: naming(plainly('分派给您办理')),
    link: atDesk,
  },
  {
    event: 'request.decision_proposed',
    name: '决定等待复核',
    to: 'staff',
    holding: 'requests.act',
    text: '有一项不予受理或完成的决定等待复核。',
    words: naming(plainly('决定等待复核')),
    link: atDesk,
  },
]
