import type { NoticeEntry } from '@portal/platform/server'
import { deskHelpPath, deskTrademarkPath, providerCasePath, trademarkPath } from '../../contract/paths.ts'
import type { TrademarkEvent } from './events.ts'

const owner = ({ userId }: TrademarkEvent): string => userId
/** Nobody, while no provider holds the case. */
const holder = ({ providerId }: TrademarkEvent): string | null => providerId
const former = ({ formerId }: TrademarkEvent & { formerId: string | null }): string | null => formerId
const ownPage = ({ businessSn }: TrademarkEvent): string => `/#${trademarkPath(businessSn)}`
const ofProvider = ({ businessSn }: TrademarkEvent): string => `/#${providerCasePath(businessSn)}`
const atDesk = ({ businessSn }: TrademarkEvent): string => `/admin.html#${deskTrademarkPath(businessSn)}`

/** Names the application by its number alone: a mark that is not filed yet has no place in a notice. */
const naming =
  (happening: string) =>
  async (_ctx: unknown, { businessSn }: TrademarkEvent): Promise<string> =>
    `商标注册：${happening}（${businessSn}）`

type Told = { event: string; name: string; happening: string }

const toOwner = ({ event, name, happening }: Told): NoticeEntry => ({
  ...{ event: `trademark.${event}`, name, to: owner, words: naming(happening), link: ownPage },
  text: '您的一件商标注册申请有新的进展，请查看。',
})
const toHolder = ({ event, name, happening }: Told): NoticeEntry => ({
  ...{ event: `trademark.${event}`, name, to: holder, words: naming(happening), link: ofProvider },
  text: '您办理的一件商标注册申请有新的进展，请查看。',
})
const toStaff = ({ event, name, happening }: Told): NoticeEntry => ({
  ...{ event: `trademark.${event}`, name, to: 'staff', holding: 'trademarks.read' },
  ...{ words: naming(happening), link: atDesk, text: '一件商标注册申请等待处理，请查看。' },
})

/** Whom the events of an application concern. That its orders are placed, paid or closed the customer hears of the orders. */
export const trademarkNotices: readonly NoticeEntry[] = [
  {
    event: 'trademark.open',
    name: '有待受理的商标注册申请',
    to: 'providers',
    text: '有一件商标注册申请等待受理。',
    words: naming('等待受理'),
    link: ofProvider,
  },
  toOwner({ event: 'accepted', name: '商标注册申请已受理', happening: '服务商已受理' }),
  toOwner({ event: 'given_back', name: '服务商退回商标注册申请', happening: '服务商退回，等待其他服务商受理' }),
  toStaff({
    event: 'given_back_desk',
    name: '服务商退回商标注册申请（工作台）',
    happening: '服务商退回，等待其他服务商受理',
  }),
  toOwner({ event: 'assigned', name: '商标注册申请已指派服务商', happening: '平台已指派服务商' }),
  toHolder({ event: 'assigned_to', name: '收到指派的商标注册申请', happening: '平台指派给您办理' }),
  {
    event: 'trademark.assigned_away',
    name: '商标注册申请改由其他服务商办理',
    to: former,
    text: '您办理的一件商标注册申请已改由其他服务商办理。',
    words: naming('已改由其他服务商办理'),
    link: ofProvider,
  },
  toOwner({ event: 'to_confirm', name: '请确认商标报件', happening: '报件草稿等待您确认' }),
  toHolder({ event: 'confirmed', name: '客户已确认商标报件', happening: '客户已确认报件' }),
  toStaff({ event: 'confirmed_desk', name: '商标报件已由客户确认', happening: '客户已确认报件' }),
  toHolder({ event: 'returned', name: '客户退回商标报件', happening: '客户退回报件，请修改' }),
  toStaff({ event: 'to_review', name: '商标报件等待复核', happening: '补缴费用到账，等待复核' }),
  toOwner({ event: 'extra_closed', name: '补缴订单已关闭', happening: '补缴订单已关闭，请重新确认报件' }),
  toHolder({ event: 'reviewed', name: '商标报件已复核', happening: '复核通过，请报送' }),
  toHolder({ event: 'sent_back', name: '商标报件被退回', happening: '平台退回报件，请修改' }),
  toOwner({ event: 'filed', name: '商标注册申请已报送', happening: '已报送商标局' }),
  toOwner({ event: 'paper_arrived', name: '商标注册申请有新文件', happening: '有新的进展和文件' }),
  toOwner({ event: 'correction', name: '商标注册申请需要补正', happening: '收到补正通知书' }),
  toOwner({ event: 'passed', name: '商标实质审查有结果', happening: '实质审查有结果' }),
  toOwner({ event: 'refused', name: '商标收到驳回通知书', happening: '收到驳回通知书，请尽快查看' }),
  toOwner({ event: 'decided', name: '商标收到审查决定', happening: '收到决定书' }),
  toOwner({ event: 'published', name: '商标初步审定公告', happening: '已登记初步审定公告' }),
  toOwner({ event: 'opposed', name: '商标被提出异议', happening: '被提出异议，请尽快查看' }),
  toOwner({ event: 'registered', name: '商标已发证', happening: '已发证' }),
  toOwner({ event: 'ended', name: '商标注册申请办理终止', happening: '不予受理，办理终止' }),
  toStaff({ event: 'ended_desk', name: '商标注册申请不予受理', happening: '不予受理，办理终止' }),
  toOwner({ event: 'closed', name: '商标注册申请已关闭', happening: '随订单关闭' }),
  toHolder({ event: 'withdrawn', name: '客户撤回商标注册申请', happening: '客户已撤回' }),
  toOwner({ event: 'terminated', name: '商标注册申请已终止', happening: '平台终止办理，请看原因' }),
  toHolder({ event: 'terminated_provider', name: '所办商标注册申请已终止', happening: '平台终止办理' }),
  toOwner({ event: 'remarked', name: '商标注册申请有新备注', happening: '有新的备注' }),
  toHolder({ event: 'amended', name: '客户修改了商标注册申请', happening: '客户补充或修改了资料' }),
  {
    event: 'trademark.help_asked',
    name: '客户请求专家致电',
    to: 'staff',
    holding: 'trademarks.read',
    text: '有客户请求商标专家致电，请在承诺的时间内回电。',
    words: async () => '商标注册：客户请求专家致电',
    link: () => `/admin.html#${deskHelpPath}`,
  },
  toOwner({ event: 'basic_changed', name: '基础商标有变化', happening: '基础商标的状态有变化，请查看' }),
  toHolder({
    event: 'basic_changed_provider',
    name: '所办国际注册的基础商标有变化',
    happening: '基础商标的状态有变化',
  }),
  toStaff({ event: 'money_back', name: '办理中的商标注册申请已退款', happening: '订单已退款或收款已更正，请处理' }),
  toHolder({ event: 'money_back_provider', name: '所办商标注册申请的订单已退款', happening: '订单已退款，请暂停办理' }),
  toStaff({ event: 'paid_late', name: '已终止的商标注册申请收到付款', happening: '已终止，收到付款，请办理退款' }),
]
