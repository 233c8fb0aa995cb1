import {
  Button,
  type Column,
  call,
  choiceParam,
  DeskList,
  type ListFilter,
  momentText,
  NothingListed,
  Quiet,
  StatusTag,
  type StatusTone,
  useDeskAct,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { type NoticeChannel, noticeChannelLabels, noticeChannels } from '../contract/channels.ts'
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

const reads = [noticesApi.listDeliveries]

/** Sends again what failed. */
function RepeatButton({ id, name }: DeliveryRow) {
  const { run, busy } = useDeskAct(reads)
  const repeat = () => run(() => call(noticesApi.repeatDelivery, { params: { id } }), '已安排重新发送')
  return (
    <Button size="small" variant="secondary" busy={busy} aria-label={`重新发送 ${name}`} onClick={() => void repeat()}>
      重新发送
    </Button>
  )
}

const strangerOf = (channel: NoticeChannel, papers: number): string => {
  if (channel !== 'mail') return '运营方网关'
  return papers > 0 ? '申请时填写的邮箱' : '未登录的用户'
}

const columns: readonly Column<DeliveryRow>[] = [
  {
    key: 'name',
    header: '通知',
    title: true,
    cell: ({ name, link, papers }) => (
      <>
        <NoticeLink app="admin" to={link}>
          {name}
        </NoticeLink>
        {papers > 0 && <Quiet>附件 {papers} 个</Quiet>}
      </>
    ),
  },
  {
    key: 'to',
    header: '收件人',
    cell: ({ username, address, channel, papers }) => (
      <>
        {username ?? strangerOf(channel, papers)}
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
  {
    key: 'acts',
    header: '操作',
    actions: true,
    cell: (row) => (row.canRepeat ? <RepeatButton {...row} /> : '—'),
  },
]
