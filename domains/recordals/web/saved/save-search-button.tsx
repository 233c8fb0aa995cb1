import { Button, useLoaded } from '@portal/platform/web'
import { useState } from 'react'
import type { Said } from './condition-words.ts'

const loadDialog = async () => ({ Component: (await import('./save-dialog.tsx')).SaveDialog })

/** Has a search looked for again after each import; the dialog comes when it is wanted. */
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
