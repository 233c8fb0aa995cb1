import { type AppName, call, Empty, ErrorView, momentWords, reportFailure, Skeleton } from '@portal/platform/web'
import { useCallback, useEffect, useState } from 'react'
import type { NoticePage, NoticeRow } from '../contract/notices.ts'
import styles from './bell.module.css'
import { lightCalls } from './light-calls.ts'
import { NoticeLink, noticesPath } from './notice-link.tsx'
import { showUnread } from './unread-store.ts'

const latest = 5

type State = { page?: NoticePage; error?: unknown }

/** The latest notices under the bell. The panel stands outside of the pages, so it reads without their cache of queries. */
export function NoticePanel({ app, onLeave }: { app: AppName; onLeave: () => void }) {
  const [{ page, error }, setState] = useState<State>({})
  const load = useCallback(async () => {
    setState({})
    try {
      const answer = await call(lightCalls.list, { query: { pgIndex: 1, pgCount: latest, unread: null } })
      setState({ page: answer })
      showUnread(answer.unread)
    } catch (failure) {
      setState({ error: failure })
    }
  }, [])
  useEffect(() => void load(), [load])
  const open = async ({ id, readTime }: NoticeRow) => {
    onLeave()
    if (readTime !== null) return
    try {
      showUnread((await call(lightCalls.read, { params: { id } })).unread)
    } catch (failure) {
      reportFailure(failure)
    }
  }
  return (
    <section aria-label="最新通知">
      {error !== undefined && <ErrorView title="通知加载失败" error={error} onRetry={() => void load()} />}
      {error === undefined && !page && (
        <div className={styles.waiting}>
          <Skeleton rows={3} />
        </div>
      )}
      {page?.elements.length === 0 && <Empty text="还没有通知" />}
      {page && page.elements.length > 0 && (
        <ul className={styles.list}>
          {page.elements.map((row) => (
            <li key={row.id} data-unread={row.readTime === null || undefined}>
              <NoticeLink app={app} to={row.link} onClick={() => void open(row)}>
                <span>
                  {row.readTime === null && <span className="sr-only">未读：</span>}
                  {row.text}
                </span>
                <time dateTime={new Date(row.createTime).toISOString()}>{momentWords(row.createTime)}</time>
              </NoticeLink>
            </li>
          ))}
        </ul>
      )}
      <NoticeLink app={app} to={noticesPath[app]} className={styles.all} onClick={onLeave}>
        全部通知
      </NoticeLink>
    </section>
  )
}
