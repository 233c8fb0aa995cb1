import { Button, type ButtonProps, useAction } from '@portal/platform/web'
import { type ComponentType, useCallback, useState } from 'react'
import type { PdfPreviewProps } from './pdf-pages.tsx'
import type { PdfPreviewDialogProps } from './pdf-preview-dialog.tsx'

/** The button 预览, which shows the pages of a PDF over the page. They are loaded when the user asks for them. */
export function PdfPreviewButton({
  variant,
  size,
  ...preview
}: PdfPreviewProps & Pick<ButtonProps, 'variant' | 'size'>) {
  const [Opened, setOpened] = useState<ComponentType<PdfPreviewDialogProps>>()
  const { run, busy } = useAction(
    useCallback(async () => {
      const { PdfPreviewDialog } = await import('./pdf-preview-dialog.tsx')
      setOpened(() => PdfPreviewDialog)
    }, []),
  )
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-label={`预览 ${preview.fileName}`}
        busy={busy}
        busyText="请稍候…"
        onClick={() => void run()}
      >
        预览
      </Button>
      {Opened && <Opened {...preview} onClose={() => setOpened(undefined)} />}
    </>
  )
}
