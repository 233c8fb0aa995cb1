import type { ReactNode } from 'react'
import { errorText, isCallError } from '../call/call-error.ts'
import { Button } from './button.tsx'
import styles from './feedback.module.css'
import { Icon } from './icon.tsx'

export interface ErrorViewProps {
  /** The heading, which says what has failed: 我的进度加载失败. */
  title?: string | undefined
  /** The error that was thrown; the view shows its words. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** The phone number of the service, shown as a link that calls it. */
  phone?: string | undefined
  actions?: ReactNode
}

/** Says what has failed, offers a retry, and names the number to call. */
export function ErrorView({ title = '加载失败', error, onRetry, phone, actions }: ErrorViewProps) {
  const requestId = isCallError(error) ? error.requestId : undefined
  return (
    <div className={styles.feedback} role="alert">
      <span className={styles.errorMark}>
        <Icon name="warn" size={30} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{errorText(error)}</p>
      <div className={styles.actions}>
        {onRetry && (
          <Button icon="refresh" onClick={onRetry}>
            重试
          </Button>
        )}
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
