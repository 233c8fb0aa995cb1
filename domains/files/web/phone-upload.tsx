import { Button, type UploadedFile, useAction } from '@portal/platform/web'
import { type ComponentType, useCallback, useState } from 'react'
import type { Purpose } from '../contract/purposes.ts'
import type { PhoneUploadDialogProps } from './phone-upload-dialog.tsx'

export interface PhoneUploadProps {
  purpose: Purpose
  title: string
  slot: string
  disabled?: boolean
  onFile: (file: UploadedFile) => void
}

/**
 * The button 用手机上传. It shows a code that a phone scans, and the photo that the phone takes arrives here. The dialog is
 * loaded when the user asks for it.
 */
export function PhoneUpload({ disabled = false, ...props }: PhoneUploadProps) {
  const [Opened, setOpened] = useState<ComponentType<PhoneUploadDialogProps>>()
  const { run, busy } = useAction(
    useCallback(async () => {
      const { PhoneUploadDialog } = await import('./phone-upload-dialog.tsx')
      setOpened(() => PhoneUploadDialog)
    }, []),
  )
  return (
    <>
      <Button
        variant="text"
        icon="mobile"
        disabled={disabled}
        busy={busy}
        busyText="请稍候…"
        onClick={() => void run()}
      >
        用手机上传
      </Button>
      {Opened && <Opened {...props} onClose={() => setOpened(undefined)} />}
    </>
  )
}
