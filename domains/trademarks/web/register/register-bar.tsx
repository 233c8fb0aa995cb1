import type { Picked } from '@portal/nice/web'
import { Button, FootBar, phoneWidth, useCurrentForm, useMedia } from '@portal/platform/web'
import type { ReactNode } from 'react'

interface RegisterBarProps {
  picked: Picked
  sum: string | undefined
  /** Where the draft is kept. */
  note: ReactNode
  onExpert: () => void
}

/**
 * The foot of the form: what is chosen and what it costs, help by an expert, and the way on. On a phone the picker has a bar of
 * its own, so that this one stays at the end.
 */
export function RegisterBar({ picked, sum, note, onExpert }: RegisterBarProps) {
  const form = useCurrentForm()
  const isPhone = useMedia(phoneWidth)
  const items = picked.reduce((count, { service_nice_min }) => count + service_nice_min.length, 0)
  const chosen = `已选 ${picked.length} 类 ${items} 项`
  return (
    <FootBar
      still={isPhone}
      note={
        <>
          <span>{sum === undefined ? chosen : `${chosen} · ${sum}`}</span>
          {note}
        </>
      }
    >
      <Button icon="phone" onClick={onExpert}>
        求助
      </Button>
      <Button type="submit" variant="primary" busy={form?.waits} busyText="文件上传中…">
        下一步
      </Button>
    </FootBar>
  )
}
