import { useSession } from '@portal/accounts/web'
import { type AppName, Icon, type LoadPart, useLoaded } from '@portal/platform/web'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import styles from './bell.module.css'
import type { NoticePanel } from './notice-panel.tsx'
import { useUnread } from './unread-store.ts'
import { useUnreadPolling } from './use-unread-polling.ts'

const most = 99
const panel: LoadPart<ComponentProps<typeof NoticePanel>> = async () => ({
  Component: (await import('./notice-panel.tsx')).NoticePanel,
})

/** Calls `leave` when the user presses or moves the focus outside of `box`. */
const useLeaving = (isOpen: boolean, leave: () => void) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) leave()
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [isOpen, leave])
  return box
}

/** The bell with the number of unread notices; a press shows the latest ones, which are loaded only then. */
export function Bell({ app }: { app: AppName }) {
  const { userinfo, isConfirmed, mustChangePassword, mustSetUpSecondFactor } = useSession()
  const isOpenTo = isConfirmed && !mustChangePassword && !mustSetUpSecondFactor
  // A session that was only found in the browser may have ended; the bell leaves it to another call to find that out first.
  useUnreadPolling(isOpenTo ? userinfo?.id : undefined)
  const unread = useUnread()
  const shown = unread > most ? `${most}+` : String(unread)
  const [isOpen, setOpen] = useState(false)
  const Notices = useLoaded(panel, isOpen)
  const [close] = useState(() => () => setOpen(false))
  const box = useLeaving(isOpen, close)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is inside.
    <div
      ref={box}
      className={styles.bell}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" size={20} />
        {/* The spoken name holds what is seen, which whoever speaks to the page says. */}
        <span className="sr-only">通知{unread > 0 && '，'}</span>
        {unread > 0 && (
          <>
            <b className={styles.count}>{shown}</b>
            <span className="sr-only"> 条未读</span>
          </>
        )}
      </button>
      <div id={id} hidden={!isOpen} className={styles.panel}>
        {isOpen && Notices && <Notices app={app} onLeave={close} />}
      </div>
    </div>
  )
}
