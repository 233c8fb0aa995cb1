import { Button, useLoaded } from '@portal/platform/web'
import { useState } from 'react'
import type { Said } from './condition-words.ts'

const loadDialog = async () => ({ Component: (await import('./save-dialog.tsx')).SaveDialog })

/** A button that saves a search, so that it is repeated after each import; its dialog is loaded on the first press. */
export function SaveSearchButton({ said }: { said: Said }) {
  const [isOpen, setOpen] = useState(false)
  const SaveDialog = useLoaded(loadDialog, isOpen)
  return (
    <>
      <Button size="small" icon="bell" onClick={() => setOpen(true)}>
        保存此查询
      </Button>
      {isOpen && SaveDialog && <SaveDialog said={said} onClose={() => setOpen(false)} />}
    </>
  )
}
