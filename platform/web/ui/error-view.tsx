import type { ReactNode } from 'react'
import { errorText, isCallError } from '../call/call-error.ts'
import { EmptyState } from '../scenes/empty-state.tsx'
import { Button } from './button.tsx'
import styles from './feedback.module.css'
import { Icon } from './icon.tsx'

export interface ErrorViewProps {
  /** The heading, which says what has failed: 我的事项加载失败. */
  title?: string | undefined
  /** The error that was thrown; the view shows its words. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** The phone number of the service, shown as a link that calls it. */
  phone?: string | undefined
  actions?: ReactNode
}

/** Says what has failed, offers a retry, and names the number to call. Without network it says that first. */
export function ErrorView({ title = '加载失败', error, onRetry, phone, actions }: ErrorViewProps) {
  const requestId = isCallError(error) ? error.requestId : undefined
  const retry = onRetry && (
    <Button icon="refresh" onClick={onRetry}>
      重试
    </Button>
  )
  if (isCallError(error) && error.kind === 'network' && !navigator.onLine) {
    return (
      <div role="alert">
        <EmptyState scene="offline" title="网络断开了" text={`${title}。连上网络后再试一次。`}>
          {retry}
          {actions}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={styles.feedback} role="alert">
      <span className={styles.errorMark}>
        <Icon name="warn" size={30} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{errorText(error)}</p>
      <div className={styles.actions}>
        {retry}
        {actions}
      </div>
      {phone && (
        <p className={styles.phone}>
          需要帮助？请拨打 <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
      {requestId && <p className={styles.trace}>错误编号 {requestId}</p>}
    </div>
  )
}
