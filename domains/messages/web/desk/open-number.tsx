import { queryOf, TodayNumber } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { messagesApi } from '../../contract/endpoints.ts'
import { openCount } from './open-count.ts'

/** How many messages wait for an answer, on 今日工作; the desk's list begins with exactly these. */
export function OpenNumber() {
  const { data } = useQuery({ ...queryOf(messagesApi.counts, {}), refetchInterval: 60_000 })
  return <TodayNumber label="没回的留言" count={data && openCount(data)} to="/messages" tone="today" />
}
