import {
  Button,
  Card,
  type Column,
  choiceParam,
  DataTable,
  Empty,
  ErrorView,
  FilterChips,
  FilterRow,
  KeywordSearch,
  momentText,
  numberParam,
  Pagination,
  queryOf,
  Select,
  Skeleton,
  StatusTag,
  type StatusTone,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { noticeChannelLabels, noticeChannels } from '../contract/channels.ts'
import { type DeliveryRow, type DeliveryState, deliveryStateLabels, deliveryStates } from '../contract/deliveries.ts'
import { noticesApi } from '../contract/endpoints.ts'
import styles from './deliveries-page.module.css'
import { NoticeLink } from './notice-link.tsx'

const search = z.object({
  state: choiceParam(['', ...deliveryStates], ''),
  channel: choiceParam(['', ...noticeChannels], ''),
  keyword: textParam(),
  page: numberParam(1, 1_000_000, 1),
})
const noFilter = { state: '', channel: '', keyword: '', page: 1 } as const
const pgCount = 20

const stateOptions = [
  { value: '' as const, label: '全部' },
  ...deliveryStates.map((value) => ({ value, label: deliveryStateLabels[value] })),
]
const channelOptions = noticeChannels.map((value) => ({ value, label: noticeChannelLabels[value] }))
const tones = { waiting: 'waiting', sent: 'done', failed: 'refused' } satisfies Record<DeliveryState, StatusTone>

/** 发送记录: what was sent to whom, when, how often tried and with what result. */
export function DeliveriesPage() {
  const [{ state, channel, keyword = '', page }, patch] = useSearch(search)
  const query = { state, channel, keyword, pgIndex: page, pgCount }
  const list = useQuery({ ...queryOf(noticesApi.listDeliveries, { query }), placeholderData: keepPreviousData })
  const { data } = list
  const isFiltered = [state, channel, keyword].some((value) => value !== '')
  return (
    <Card>
      <FilterRow>
        <FilterChips
          label="发送结果"
          options={stateOptions}
          value={state}
          onChange={(next) => patch({ state: next, page: 1 })}
        />
        <div className={styles.channel}>
          <Select
            aria-label="接收方式"
            placeholder="全部方式"
            options={channelOptions}
            value={channel}
            onChange={(next) => patch({ channel: next, page: 1 })}
          />
        </div>
        <KeywordSearch
          key={keyword}
          keyword={keyword}
          placeholder="业务编号、用户名、完整手机号或邮箱"
          onSearch={(next) => patch({ keyword: next, page: 1 })}
        />
      </FilterRow>
      {list.isPending && <Skeleton rows={10} />}
      {list.isError && <ErrorView title="发送记录加载失败" error={list.error} onRetry={() => void list.refetch()} />}
      {data?.elements.length === 0 && (
        <Empty {...(isFiltered && { action: <Button onClick={() => patch(noFilter)}>清除筛选</Button> })} />
      )}
      {data && data.elements.length > 0 && (
        <DataTable
          caption="发送记录"
          columns={columns}
          rows={data.elements}
          rowKey={({ id }) => id}
          busy={list.isPlaceholderData}
        />
      )}
      {data && data.totalElements > 0 && (
        <Pagination
          page={page}
          pageSize={pgCount}
          total={data.totalElements}
          onPage={(next) => patch({ page: next })}
        />
      )}
    </Card>
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
        <p className={styles.more}>{[noticeChannelLabels[channel], address].filter(Boolean).join(' ')}</p>
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
        {outcome && <p className={styles.more}>{outcome}</p>}
      </>
    ),
  },
]
