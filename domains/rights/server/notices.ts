import type { NoticeEntry } from '@portal/platform/server'
import { delegationsPath, deskRightPath, rightPath } from '../contract/paths.ts'
import type { RightPermission } from '../contract/permissions.ts'

const holding: RightPermission = 'rights.verify'

type DelegationEvent = { userId: string; id?: string }

const reader = ({ userId }: DelegationEvent): string => userId
/** Where an owner reads of his right; an agency, which is told no right, reads of its delegations. */
const rightOrBox = ({ id }: DelegationEvent): string => `/#${id === undefined ? delegationsPath : rightPath(id)}`

/** The notices that the events of rights send, and to whom. */
export const rightNotices: readonly NoticeEntry[] = [
  {
    event: 'right.asked',
    name: '权利待核对',
    to: 'staff',
    holding,
    text: '有一项权利申请核对证书与所填内容，请查看。',
    link: ({ id }: { id: string }): string => `/admin.html#${deskRightPath(id)}`,
  },
  {
    event: 'right.compared',
    name: '权利核对结果',
    to: ({ userId }: { userId: string }): string => userId,
    text: '您申请核对的一项权利已有结果，请在权利台账中查看。',
    link: ({ id }: { id: string }): string => `/#${rightPath(id)}`,
  },
  {
    event: 'right.delegation_offered',
    name: '收到权利委托',
    to: reader,
    forProviders: true,
    text: '有一项权利想委托给您，请在权利委托中答复。',
    link: () => `/#${delegationsPath}`,
  },
  {
    event: 'right.delegation_accepted',
    name: '权利委托已接受',
    to: reader,
    text: '服务机构接受了您的一项权利委托。',
    link: rightOrBox,
  },
  {
    event: 'right.delegation_declined',
    name: '权利委托被谢绝',
    to: reader,
    text: '服务机构谢绝了您的一项权利委托。',
    link: rightOrBox,
  },
  {
    event: 'right.delegation_revoked',
    name: '权利委托已结束',
    to: reader,
    text: '一项权利委托已由对方结束。',
    link: rightOrBox,
  },
]
