import { classNames, Icon } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import type { Said } from '../choose/said.ts'
import styles from './picker.module.css'

/** How long a line stays, in ms, while neither the pointer nor the focus rests on it. */
const stayMs = 3_000

/** Something said; its number tells it from the same words said before. */
export type NumberedSaid = Said & { number: number }

/**
 * Where the picker says what became of an act: the one polite live region, and a line that goes by itself and stops nobody.
 */
export function SaidLine({ said }: { said: NumberedSaid | undefined }) {
  const [goneNumber, setGone] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const number = said?.number ?? 0
  const isShown = said !== undefined && said.shown !== '' && goneNumber !== number
  useEffect(() => {
    if (!isShown || isHeld) return
    const clock = setTimeout(() => setGone(number), stayMs)
    return () => clearTimeout(clock)
  }, [isShown, isHeld, number])
  const hide = () => {
    setHeld(false)
    setGone(number)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock; the button inside does the rest.
    <div
      className={classNames('no-print', styles.said, isShown && styles.seen, said?.isRefusal && styles.refusal)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {isShown && <Icon name={said.isRefusal ? 'warn' : 'info'} size={18} />}
      <div role="status" aria-live="polite" aria-label="选择的结果">
        {said && (
          <p key={number}>
            {said.spoken !== '' && <span className="sr-only">{`${said.spoken}。`}</span>}
            {isShown && said.shown}
          </p>
        )}
      </div>
      {isShown && (
        <button type="button" className={styles.hide} aria-label="关闭提示" onClick={hide}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}
