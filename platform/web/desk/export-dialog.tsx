import { type ReactNode, useState } from 'react'
import { useAction } from '../call/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Stack } from '../ui/stack.tsx'

const usual = [
  { value: 'xlsx', label: 'Excel（XLSX）' },
  { value: 'csv', label: 'CSV' },
] as const
type Usual = (typeof usual)[number]['value']

export interface ExportDialogProps<F extends string> {
  title: string
  /** Which rows the file holds. */
  about: string
  /** What is to be kept in mind about the file. */
  remark: string
  /** Fetches and saves the file; the dialog closes when it is saved. */
  save: (format: Usual | F) => Promise<void>
  onClose: () => void
  /** Formats that only this export has. */
  further?: readonly { value: F; label: string }[]
  /** Further choices, below the format. */
  children?: ReactNode
}

/** Asks for the format of an export, and carries it out. */
export function ExportDialog<F extends string = never>({
  title,
  about,
  remark,
  save,
  onClose,
  further = [],
  children,
}: ExportDialogProps<F>) {
  const [format, setFormat] = useState<Usual | F | ''>('xlsx')
  const { run, busy } = useAction(async () => {
    await save(format || 'xlsx')
    onClose()
  })
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" icon="download" busy={busy} busyText="正在导出…" onClick={() => void run()}>
            导出
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{about}</p>
        <Field label="文件格式" group>
          <Segmented value={format} onChange={setFormat} options={[...usual, ...further]} />
        </Field>
        {children}
        <Notice>{remark}</Notice>
      </Stack>
    </Dialog>
  )
}

interface ExportButtonProps {
  disabled: boolean
  /** The dialog, which the button opens. */
  children: (onClose: () => void) => ReactNode
}

/** A button in the head of a list that exports its rows. */
export function ExportButton({ disabled, children }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="download" size="small" disabled={disabled} onClick={() => setOpen(true)}>
        导出
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
