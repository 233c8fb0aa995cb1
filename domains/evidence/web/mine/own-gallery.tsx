import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EvidenceDetail } from '../../contract/detail.ts'
import type { Slot } from '../../contract/slots.ts'
import { FileTile, SlotGallery } from '../parts/slot-gallery.tsx'
import { formPath } from '../paths.ts'

const OpenedDialog = lazy(async () => ({ default: (await import('./opened-dialog.tsx')).OpenedDialog }))

/** The papers of a customer's own record; a press opens one, also a travel document, which is then logged. */
export function OwnGallery({ detail }: { detail: EvidenceDetail }) {
  const [opened, setOpened] = useState<{ slot: Slot; id: string }>()
  const navigate = useNavigate()
  return (
    <>
      <SlotGallery
        files={detail}
        tile={(slot, file) => (
          <FileTile key={slot} slot={slot} file={file} onOpen={() => setOpened({ slot, id: file.id })} />
        )}
        {...(detail.can.includes('supplement') && { onAdd: () => void navigate(formPath(detail.id)) })}
      />
      {opened && (
        <Suspense>
          <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
