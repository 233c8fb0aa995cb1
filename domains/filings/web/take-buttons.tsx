import { Button, Buttons, call, saveBlob, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { filingsApi } from '../contract/endpoints.ts'
import { forgetLists } from './forget-lists.ts'
import css from './sheet.module.css'

type Format = 'pdf' | 'docx'

/** Buttons that download the sheet as a file; unsaved input is saved first, so that the file holds all that was typed. */
export function TakeButtons({
  id,
  recordName,
  before,
}: {
  id: string
  recordName: string
  before: () => Promise<unknown>
}) {
  const queries = useQueryClient()
  const work = useCallback(
    async (format: Format) => {
      await before()
      const blob = await call(filingsApi.take, { params: { id }, body: { format } }, { timeoutMs: 30_000 })
      saveBlob(blob, `备案信息表-${recordName.replaceAll(/[\\/:*?"<>|\s]+/g, '_') || '未命名'}.${format}`)
      forgetLists(queries)
    },
    [id, recordName, before, queries],
  )
  const take = useAction(work)
  return (
    <Buttons className={css.buttons}>
      <Button
        variant="primary"
        icon="download"
        busy={take.busy}
        busyText="正在生成…"
        onClick={() => void take.run('pdf')}
      >
        下载 PDF
      </Button>
      <Button icon="download" busy={take.busy} busyText="正在生成…" onClick={() => void take.run('docx')}>
        下载 Word（DOCX）
      </Button>
    </Buttons>
  )
}
