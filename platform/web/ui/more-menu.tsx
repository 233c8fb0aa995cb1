import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './more-menu.module.css'

/** What can be done with a page, behind ⋯ on a phone: the tools that it is given, and printing. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  return (
    <div ref={box} className={styles.more}>
      <button
        type="button"
        className={styles.button}
        aria-label="更多操作"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" size={22} />
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {children}
        <button
          type="button"
          onClick={() => {
            setOpen(false)
            window.print()
          }}
        >
          <Icon name="print" size={18} />
          打印
        </button>
      </div>
    </div>
  )
}
