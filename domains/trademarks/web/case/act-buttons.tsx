import { Button, Buttons } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { type FileAct, wayOf } from '../../contract/file/acts.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { usualFirst } from './act-words.ts'
import type { ActDoing } from './file-act-dialog.tsx'

// Few visitors open it, so the page does not wait for its form.
const FileActDialog = lazy(async () => ({ default: (await import('./file-act-dialog.tsx')).FileActDialog }))

export interface ActButtonsProps extends ActDoing {
  detail: TrademarkDetail
  /** The acts to offer, out of the detail's `can`. */
  acts: readonly FileAct[]
  /** Every button is a quiet one. */
  quiet?: boolean | undefined
}

/** A button for each act that the viewer may take, the usual one first. */
export function ActButtons({ detail, acts, quiet = false, ...doing }: ActButtonsProps) {
  const [open, setOpen] = useState<FileAct>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Buttons className="no-print">
        {usualFirst(acts).map((act, at) => (
          <Button key={act} variant={quiet ? 'text' : at === 0 ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
            {wayOf(act).label}
          </Button>
        ))}
      </Buttons>
      <Suspense>{open && <FileActDialog key={open} act={open} detail={detail} {...doing} onClose={close} />}</Suspense>
    </>
  )
}
