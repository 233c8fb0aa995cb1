import { Button, useLoaded } from '@portal/platform/web'
import { useState } from 'react'
import type { FoundSoMany } from './asked.ts'

const loadDialog = async () => ({ Component: (await import('./export-dialog.tsx')).ExportDialog })

/** Takes what was found out of the portal; the dialog comes when it is wanted. */
export function ExportButton(props: FoundSoMany) {
  const [isOpen, setOpen] = useState(false)
  const ExportDialog = useLoaded(loadDialog, isOpen)
  return (
    <>
      <Button size="small" icon="download" disabled={props.total === 0} onClick={() => setOpen(true)}>
        导出结果
      </Button>
      {isOpen && ExportDialog && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
