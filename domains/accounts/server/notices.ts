import type { NoticeEntry, OutsideReader } from '@portal/platform/server'
import { invitationHours } from '../contract/invitation.ts'
import { invitationPage, invitedEvent } from './invitation.store.ts'

const ownPage = (): string => '/#/home/profile'

const toReader = (reader: OutsideReader): OutsideReader => reader

/**
 * Who is told when contact data of an account change, and that somebody is invited. Neither the old nor the new address stands in
 * a notice.
 */
export const accountNotices: readonly NoticeEntry[] = [
  {
    event: 'account.contact_changed',
    name: '账号资料已修改',
    to: ({ userId }: { userId: string }) => userId,
    text: '您账号的联系方式或证件号码已修改。如果不是您本人的要求，请立即联系平台工作人员。',
    always: true,
    link: ownPage,
  },
  {
    event: 'account.email_left',
    name: '邮箱已从账号中移除',
    to: toReader,
    saysText: true,
    text: '这个邮箱已从一个账号中移除，以后不再收到该账号的消息。如果不是您本人的要求，请立即联系平台工作人员。',
    always: true,
    link: ownPage,
  },
  {
    event: 'account.phone_left',
    name: '手机号已从账号中移除',
    to: toReader,
    text: '这个手机号已从一个账号中移除，以后不再收到该账号的消息。如果不是您本人的要求，请立即联系平台工作人员。',
    always: true,
    link: ownPage,
  },
  {
    event: invitedEvent,
    name: '邀请您使用管理后台',
    to: toReader,
    saysText: true,
    text: `您被邀请成为一链维权管理后台的工作人员。请在 ${invitationHours} 小时内打开以下链接，设置密码和手机号。链接只能使用一次，请勿转发：`,
    always: true,
    link: () => invitationPage,
  },
]
