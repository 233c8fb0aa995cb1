import { call, EditDialog, Quiet } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { type DeadlineDetail, deadlineForm } from '../../contract/deadline.ts'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import { KeptFields } from './kept-fields.tsx'
import type { KeptValues } from './kept-values.ts'
import { ownReads } from './own-reads.ts'

interface KeepDialogProps {
  /** What is known already; a deadline of a rule is not asked for its day. */
  start: KeptValues
  /** What the rule counted, in a line above the fields. */
  counted?: ReactNode
  onClose: () => void
  onSaved?: ((saved: DeadlineDetail) => void) | undefined
}

/** A window in which a deadline is entered: one that a rule counted, or a day of one's own. */
export function KeepDialog({ start, counted, onClose, onSaved }: KeepDialogProps) {
  return (
    <EditDialog
      title={start.rule === '' ? '添加期限' : '保存到我的期限'}
      schema={deadlineForm}
      defaults={start}
      send={(body, sending) => call(ownDeadlinesApi.create, { body }, sending)}
      said="已保存到我的期限"
      reads={ownReads}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(form) => (
        <>
          {counted !== undefined && <Quiet>{counted}</Quiet>}
          <KeptFields form={form} isCounted={start.rule !== ''} isOfCase={start.subject !== null} />
        </>
      )}
    </EditDialog>
  )
}
