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

/** 用手机上传: a code that a phone scans; what it photographs arrives here. The window comes when it is asked for. */
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
