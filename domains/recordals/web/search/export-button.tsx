import { Button, useLoaded } from '@portal/platform/web'
import { useState } from 'react'
import type { Asked } from './asked.ts'

const loadDialog = async () => ({ Component: (await import('./export-dialog.tsx')).ExportDialog })

export type ExportProps = { asked: Asked; total: number; totalIsExact: boolean }

/** Takes what was found out of the portal; the dialog comes when it is wanted. */
export function ExportButton(props: ExportProps) {
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
