import { useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { dismissToast, holdToast, resumeToast, type ToastKind, type ToastMessage, toastStore } from './toast-store.ts'
import styles from './toasts.module.css'

const icons: Record<ToastKind, IconName> = { success: 'check', error: 'warn', warning: 'warn', info: 'info' }
const none: readonly ToastMessage[] = []

/**
 * The place of the toasts. It stands once in each app, from the first paint on, because screen readers announce only what
 * is added to a live region later. `data-react-aria-top-layer` keeps it readable and clickable while a dialog is open.
 */
export function Toasts() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => none)
  const isUrgent = ({ kind }: ToastMessage) => kind === 'error' || kind === 'warning'
  return (
    <div className={`no-print ${styles.stack}`} data-react-aria-top-layer="true">
      <div role="status" aria-live="polite">
        {messages.filter((message) => !isUrgent(message)).map(toastCard)}
      </div>
      <div role="alert" aria-live="assertive">
        {messages.filter(isUrgent).map(toastCard)}
      </div>
    </div>
  )
}

const toastCard = ({ id, text, kind }: ToastMessage) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock; the button inside does the rest.
  <div
    key={id}
    className={classNames(styles.toast, styles[kind])}
    onMouseEnter={() => holdToast(id)}
    onMouseLeave={() => resumeToast(id)}
    onFocus={() => holdToast(id)}
    onBlur={() => resumeToast(id)}
  >
    <Icon name={icons[kind]} size={20} />
    <span>{text}</span>
    <button type="button" className={styles.close} aria-label="关闭提示" onClick={() => dismissToast(id)}>
      <Icon name="close" size={16} />
    </button>
  </div>
)
