import { Button, Quiet, Stack, useLoaded } from '@portal/platform/web'
import { useState } from 'react'
import type { PickDialogProps } from './pick-dialog.tsx'
import type { RightPickerProps } from './picker-props.ts'
import styles from './right-picker.module.css'

const loadDialog = async () => ({ Component: (await import('./on-press.ts')).PickDialog })

/** 从权利台账选择: fills the form around it from one of the user's rights. It stands inside `Form`, above the first field. */
export function RightPicker(props: RightPickerProps) {
  const [isOpen, setOpen] = useState(false)
  // Most forms are filled without the vault, so that the list of rights is loaded after a press.
  const PickDialog = useLoaded<PickDialogProps>(loadDialog, isOpen)
  return (
    <Stack gap={6} start>
      <Button icon="stamp" onClick={() => setOpen(true)}>
        从权利台账选择
      </Button>
      <span className={styles.said}>
        <Quiet as="span">填入权利内容，可一并取用已上传的材料；您填写过的内容不会被覆盖。</Quiet>
      </span>
      {isOpen && PickDialog && <PickDialog {...props} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
