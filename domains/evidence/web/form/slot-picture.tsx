import { Thumb } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { isTravelDocument, type Slot, slotTitle } from '../../contract/slots.ts'
import type { ShownFile } from './evidence-values.ts'
import css from './form.module.css'
import { useOwnPicture } from './use-own-picture.ts'

const OpenedDialog = lazy(async () => ({ default: (await import('../mine/opened-dialog.tsx')).OpenedDialog }))

/** The picture of the file in a slot, which opens large; a lock for a travel document, each look at which is recorded. */
export function SlotPicture({ slot, file, isLarge = false }: { slot: Slot; file: ShownFile; isLarge?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { thumbnail, viewUrl } = useOwnPicture(slot, file)
  const isLocked = isTravelDocument(slot)
  const name = `点开看大图 ${slotTitle(slot)}${isLocked ? '（会被记录）' : ''}`
  return (
    <>
      <button type="button" className={css.picture} aria-label={name} onClick={() => setOpen(true)}>
        <Thumb
          picture={isLarge ? viewUrl : thumbnail}
          preview={isLarge ? thumbnail : null}
          lock={isLocked}
          size="fill"
          alt=""
        />
        {isLarge && <span className={css.zoom}>点开看大图</span>}
      </button>
      {isOpen && (
        <Suspense>
          <OpenedDialog slot={slot} id={file.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
