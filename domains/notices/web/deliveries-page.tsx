import {
  type Column,
  choiceParam,
  DeskList,
  type ListFilter,
  momentText,
  NothingListed,
  Quiet,
  StatusTag,
  type StatusTone,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { noticeChannelLabels, noticeChannels } from '../contract/channels.ts'
import { type DeliveryRow, type DeliveryState, deliveryStateLabels, deliveryStates } from '../contract/deliveries.ts'
import { noticesApi } from '../contract/endpoints.ts'
import { NoticeLink } from './notice-link.tsx'

const filter = {
  channel: choiceParam(['', ...noticeChannels], ''),
  keyword: wordsParam(),
  state: choiceParam(['', ...deliveryStates], ''),
}

const stateOptions = [
  { value: '' as const, label: '全部' },
  ...deliveryStates.map((value) => ({ value, label: deliveryStateLabels[value] })),
]
const filters = [
  {
    name: 'channel',
    label: '接收方式',
    options: noticeChannels.map((value) => ({ value, label: noticeChannelLabels[value] })),
  },
] as const satisfies readonly ListFilter[]
const tones = { waiting: 'waiting', sent: 'done', failed: 'refused' } satisfies Record<DeliveryState, StatusTone>

/** The page 发送记录: what was sent to whom, when, after how many tries and with what result. */
export function DeliveriesPage() {
  const deliveries = useListPage(noticesApi.listDeliveries, { filter, pageSize: 20 })
  return (
    <DeskList
      title="发送记录"
      caption="发送记录"
      pages={deliveries}
      views={{ name: 'state', options: stateOptions }}
      filters={filters}
      finds="业务编号、用户名、完整手机号或邮箱"
      columns={columns}
      rowKey={({ id }) => id}
      skeleton={{ rows: 10 }}
      empty={<NothingListed of={deliveries} />}
    />
  )
}

const columns: readonly Column<DeliveryRow>[] = [
  {
    key: 'name',
    header: '通知',
    title: true,
    cell: ({ name, link }) => (
      <NoticeLink app="admin" to={link}>
        {name}
      </NoticeLink>
    ),
  },
  {
    key: 'to',
    header: '收件人',
    cell: ({ username, address, channel }) => (
      <>
        {username ?? (channel === 'mail' ? '未登录的用户' : '运营方网关')}
        <Quiet>{[noticeChannelLabels[channel], address].filter(Boolean).join(' ')}</Quiet>
      </>
    ),
  },
  { key: 'createTime', header: '产生时间', cell: ({ createTime }) => momentText(createTime) },
  { key: 'lastTryTime', header: '最近发送', cell: ({ lastTryTime }) => momentText(lastTryTime) },
  { key: 'attempts', header: '尝试次数', cell: ({ attempts }) => attempts },
  {
    key: 'state',
    header: '结果',
    cell: ({ state, outcome }) => (
      <>
        <StatusTag tone={tones[state]}>{deliveryStateLabels[state]}</StatusTag>
        {outcome && <Quiet>{outcome}</Quiet>}
      </>
    ),
  },
]
