import { Button, useLoaded } from '@portal/platform/web'
import { useState } from 'react'
import type { FoundSoMany } from './asked.ts'

const loadDialog = async () => ({ Component: (await import('./export-found.tsx')).ExportFound })

/** A button that exports the rows found; its dialog is loaded on the first press. */
export function ExportButton(props: FoundSoMany) {
  const [isOpen, setOpen] = useState(false)
  const ExportFound = useLoaded(loadDialog, isOpen)
  return (
    <>
      <Button size="small" icon="download" disabled={props.total === 0} onClick={() => setOpen(true)}>
        导出结果
      </Button>
      {isOpen && ExportFound && <ExportFound {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
