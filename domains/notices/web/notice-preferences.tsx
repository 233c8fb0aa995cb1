import {
  Checkbox,
  type Column,
  call,
  DataTable,
  ErrorView,
  keyOf,
  Notice,
  queryOf,
  reportFailure,
  Skeleton,
  Stack,
  StatusTag,
  toast,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { noticeChannelLabels, type OutwardChannel } from '../contract/channels.ts'
import { noticesApi } from '../contract/endpoints.ts'
import type { Preferences } from '../contract/preferences.ts'
import styles from './notices.module.css'

type EventRow = Preferences['events'][number]

const query = queryOf(noticesApi.getPreferences, {})

/** The same preferences with one channel of one event turned on or off. */
const toggled = (before: Preferences, event: string, channel: OutwardChannel, isOn: boolean): Preferences => ({
  ...before,
  events: before.events.map((row) =>
    row.event === event
      ? { ...row, channels: [...row.channels.filter((one) => one !== channel), ...(isOn ? [channel] : [])] }
      : row,
  ),
})

/** Shows a changed tick at once and takes it back where it could not be saved. */
const useToggle = () => {
  const queries = useQueryClient()
  return async (event: string, channel: OutwardChannel, isOn: boolean) => {
    const before = queries.getQueryData(query.queryKey)
    if (!before) return
    const after = toggled(before, event, channel, isOn)
    queries.setQueryData(query.queryKey, after)
    const channels = after.events.find((row) => row.event === event)?.channels ?? []
    try {
      await call(noticesApi.putPreferences, { body: { events: [{ event, channels }] } })
      toast('已保存')
      await queries.invalidateQueries({ queryKey: keyOf(noticesApi.recipients) })
    } catch (error) {
      reportFailure(error)
      await queries.invalidateQueries({ queryKey: query.queryKey })
    }
  }
}

/** The settings 接收设置: the channels by which a user is told of each event. */
export function NoticePreferences() {
  const { data, error, refetch } = useQuery(query)
  const toggle = useToggle()
  if (error) return <ErrorView title="接收设置加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={4} />
  const columns: Column<EventRow>[] = [
    { key: 'name', header: '通知类型', cell: ({ name }) => name, title: true },
    { key: 'inApp', header: noticeChannelLabels.inApp, cell: () => <StatusTag tone="done">总是接收</StatusTag> },
    ...data.offered.map(
      ({ channel, address }): Column<EventRow> => ({
        key: channel,
        header: noticeChannelLabels[channel],
        cell: ({ event, name, channels }) => (
          <Checkbox
            value={channels.includes(channel)}
            disabled={address === null}
            onChange={(isOn) => void toggle(event, channel, isOn)}
            label={<span className="sr-only">{`${name}：${noticeChannelLabels[channel]}`}</span>}
          />
        ),
      }),
    ),
  ]
  return (
    <Stack gap={16} className={styles.preferences}>
      <Notice>
        {data.offered.length === 0 && <p>本站目前只提供站内消息。</p>}
        {data.offered.map(({ channel, address }) => (
          <p key={channel}>
            {address === null
              ? `您的账号没有${channel === 'mail' ? '邮箱' : '手机号'}，收不到${noticeChannelLabels[channel]}。`
              : `${noticeChannelLabels[channel]}发往 ${address}，只说有新消息并附链接，不含业务内容。`}
          </p>
        ))}
      </Notice>
      <DataTable caption="接收设置" columns={columns} rows={data.events} rowKey={({ event }) => event} />
    </Stack>
  )
}
