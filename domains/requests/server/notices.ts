import type { NoticeEntry } from '@portal/platform/server'
import type { BusinessType } from '../contract/business-types.ts'

/** What every event of a request carries. */
type RequestEvent = { businessSn: string; businessType: BusinessType; userId: string }

const owner = ({ userId }: RequestEvent): string => userId
const inProgress = ({ businessSn, businessType }: RequestEvent): string =>
  `/#/home/speedOfProgress?active=${businessType}&businessSn=${businessSn}`
const atDesk = ({ businessSn }: RequestEvent): string => `/admin.html#/requests/${businessSn}`

/** Whom the events of a request concern. */
export const requestNotices: readonly NoticeEntry[] = [
  {
    event: 'request.submitted',
    name: '收到业务申请',
    to: 'staff',
    text: '收到一项新的业务申请，等待受理。',
    link: atDesk,
  },
  { event: 'request.accepted', name: '业务已受理', to: owner, text: '您的一项业务申请已受理。', link: inProgress },
  {
    event: 'request.rejected',
    name: '业务不予受理',
    to: owner,
    text: '您的一项业务申请未予受理，请查看原因。',
    link: inProgress,
  },
  {
    event: 'request.supplement_asked',
    name: '需要您补正',
    to: owner,
    text: '您的一项业务申请需要补正，请在期限内查看并答复。',
    link: inProgress,
  },
  {
    event: 'request.supplement_withdrawn',
    name: '补正要求已撤回',
    to: owner,
    text: '您的一项业务申请不再需要补正。',
    link: inProgress,
  },
  {
    event: 'request.supplement_answered',
    name: '客户已补正',
    to: 'staff',
    text: '有客户提交了补正，等待处理。',
    link: atDesk,
  },
  {
    event: 'request.supplement_due_soon',
    name: '补正即将到期',
    to: owner,
    text: '您的一项业务申请等待补正，期限将至，请尽快查看并答复。',
    link: inProgress,
  },
  {
    event: 'request.supplement_passed',
    name: '补正已超过期限',
    to: owner,
    text: '您的一项业务申请的补正已超过期限，请尽快查看；目前仍可提交。',
    link: inProgress,
  },
  {
    event: 'request.supplement_unanswered',
    name: '客户逾期未补正',
    to: 'staff',
    alone: ({ assigneeId }: RequestEvent & { assigneeId: string | null }) => assigneeId,
    text: '有客户逾期未补正，等待处理。',
    link: atDesk,
  },
  {
    event: 'request.completed',
    name: '业务已办结',
    to: owner,
    text: '您的一项业务已办结，请查看结果。',
    link: inProgress,
  },
  {
    event: 'request.full_plan_requested',
    name: '申请全面解决方案',
    to: 'staff',
    text: '有客户申请全面解决方案，等待联系。',
    link: atDesk,
  },
  {
    event: 'request.assigned',
    name: '业务分派给我',
    to: ({ assigneeId }: RequestEvent & { assigneeId: string }) => assigneeId,
    forDesk: true,
    text: '有一项业务分派给您办理。',
    link: atDesk,
  },
  {
    event: 'request.decision_proposed',
    name: '决定等待复核',
    to: 'staff',
    text: '有一项不予受理或办结的决定等待复核。',
    link: atDesk,
  },
]
