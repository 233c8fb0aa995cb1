import type { Endpoint } from '@portal/platform/contract'
import { call, EditDialog, isConflict, Notice, Stack } from '@portal/platform/web'
import { useState } from 'react'
import { type FileAct, wayOf } from '../../contract/file/acts.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import { ActFields } from './act-fields.tsx'
import { type ActBody, actBody, actSchema, emptyAct } from './act-form.ts'
import { ActQuestion } from './act-question.tsx'
import { isEnding } from './act-words.ts'
import styles from './case.module.css'
import { caseReads } from './case-reads.ts'

export interface ActDoing {
  /** The calls that are made again after the act; their default are those of owner and provider. */
  reads?: readonly Endpoint[] | undefined
  /** Sends the act; its default is POST /api/tradeMarkAction. */
  send?: ((body: ActBody, sending: { key: string }) => Promise<unknown>) | undefined
  /** What happens where somebody else was faster. Without it the dialog stays, and says that the page is read again. */
  onConflict?: (() => void) | undefined
}

export interface FileActDialogProps extends ActDoing {
  act: FileAct
  detail: TrademarkDetail
  onClose: () => void
}

const sendAct: NonNullable<ActDoing['send']> = (body, sending) => call(trademarkFilesApi.act, { body }, sending)

/** Takes one act of the table of states: what it means, the fields that its row names, and what the server refuses, at its field. */
export function FileActDialog({
  act,
  detail,
  reads = caseReads,
  send = sendAct,
  onConflict,
  onClose,
}: FileActDialogProps) {
  const { label } = wayOf(act)
  const { kind, version } = detail
  const of = { act, kind, version }
  // The rules of one act stay the same while its form is open.
  const [schema] = useState(() => actSchema(of))
  return (
    <EditDialog
      title={label}
      schema={schema}
      defaults={emptyAct(detail.businessSn)}
      send={async (values, sending) => {
        try {
          return await send(actBody(of, values), sending)
        } catch (error) {
          if (isConflict(error)) onConflict?.()
          throw error
        }
      }}
      submit={label}
      busyText="正在提交…"
      variant={isEnding(act) ? 'danger' : 'primary'}
      said={`已${label}`}
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={12} className={styles.fields}>
          <ActQuestion act={act} detail={detail} />
          <ActFields form={form} act={act} detail={detail} />
          {isConflict(form.failure) && <Notice>页面已刷新，现在是最新的状态。</Notice>}
        </Stack>
      )}
    </EditDialog>
  )
}
