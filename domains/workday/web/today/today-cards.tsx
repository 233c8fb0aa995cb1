import { ErrorView, Skeleton, TodayNumber } from '@portal/platform/web'
import styles from './today.module.css'
import { useToday } from './use-today.ts'

/** The numbers of the day, each a link to the list of exactly what it counts. */
export function TodayCards() {
  const { data, error, refetch } = useToday()
  if (data)
    return data.cards.map(({ key, title, count, late, link }) => (
      <TodayNumber
        key={key}
        label={title}
        count={count}
        note={late > 0 ? `${late} 已超时` : undefined}
        to={link}
        tone={late > 0 ? 'late' : undefined}
      />
    ))
  return (
    <div className={styles.whole} data-pending={error ? undefined : true}>
      {error ? (
        <ErrorView title="今日工作加载失败" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} rowHeight={98} />
      )}
    </div>
  )
}
