import {
  type AppName,
  Button,
  call,
  choiceParam,
  EmptyState,
  FilterChips,
  keyOf,
  momentWords,
  Paged,
  reportFailure,
  useAction,
  useListPage,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { noticesApi } from '../contract/endpoints.ts'
import type { NoticeRow } from '../contract/notices.ts'
import { NoticeLink } from './notice-link.tsx'
import styles from './notices.module.css'
import { showUnread, useUnread } from './unread-store.ts'

const filter = { unread: choiceParam(['', '1'], '') }

const filters = [
  { value: '' as const, label: '全部' },
  { value: '1' as const, label: '未读' },
]

/** Reads the list again when the bell knows of a notice that the list does not show. */
const useFollowingBell = (shown: number | undefined) => {
  const queries = useQueryClient()
  const known = useUnread()
  const last = useRef(shown)
  last.current = shown
  useEffect(() => {
    if (last.current === undefined || last.current === known) return
    void queries.invalidateQueries({ queryKey: keyOf(noticesApi.list) }, { cancelRefetch: false })
  }, [known, queries])
}

/** The user's notices, the latest first; opening a notice marks it as read. */
export function NoticeList({ app }: { app: AppName }) {
  const notices = useListPage(noticesApi.list, { filter, pageSize: 10 })
  const { unread } = notices.search
  const { page } = notices
  const queries = useQueryClient()
  const { data } = notices.list
  const refresh = useCallback(
    (left: { unread: number }) => {
      showUnread(left.unread)
      return queries.invalidateQueries({ queryKey: keyOf(noticesApi.list) })
    },
    [queries],
  )
  useFollowingBell(data?.unread)
  const newest = data?.elements[0]?.createTime
  const readAll = useCallback(
    async () => refresh(await call(noticesApi.readAll, { body: { until: page === 1 ? newest : undefined } })),
    [refresh, newest, page],
  )
  const all = useAction(readAll)
  const open = ({ id, readTime }: NoticeRow) => {
    if (readTime === null) call(noticesApi.read, { params: { id } }).then(refresh).catch(reportFailure)
  }
  return (
    <>
      <div className={styles.bar}>
        <FilterChips label="筛选" options={filters} value={unread} onChange={(next) => notices.set({ unread: next })} />
        <Button
          size="small"
          icon="check"
          disabled={!data || data.unread === 0}
          busy={all.busy}
          busyText="正在标记…"
          onClick={() => void all.run()}
        >
          全部标为已读
        </Button>
      </div>
      <Paged
        pages={notices}
        name="通知"
        empty={<EmptyState scene="mail" title="没有新消息" text={unread === '1' ? '没有未读通知' : '还没有通知'} />}
      >
        {(rows, isOld) => (
          <ul className={styles.list} aria-busy={isOld || undefined}>
            {rows.map((row) => (
              <li key={row.id} data-unread={row.readTime === null || undefined}>
                <NoticeLink app={app} to={row.link} onClick={() => open(row)}>
                  <b>
                    {row.readTime === null && <span className="sr-only">未读：</span>}
                    {row.name}
                  </b>
                  <span>{row.text}</span>
                  <time dateTime={new Date(row.createTime).toISOString()}>{momentWords(row.createTime)}</time>
                </NoticeLink>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  )
}
