import {
  Button,
  Buttons,
  Dialog,
  Field,
  type SendFile,
  Stack,
  Upload,
  type UploadRule,
  useAction,
  useReload,
} from '@portal/platform/web'
import { useCallback, useRef, useState } from 'react'
import {
  type ReceiptImport,
  type ReceiptMapping,
  type ReceiptPreview,
  receiptLimits,
} from '../../../contract/receipts.ts'
import { ImportResult } from './import-result.tsx'
import { PreviewPart } from './preview-part.tsx'
import { receiptReads } from './receipt-reads.ts'
import { importStatement, previewStatement } from './send-statement.ts'

const extensions = ['csv', 'txt', 'tsv']
const rule: UploadRule = {
  purpose: 'receipts',
  extensions,
  maxBytes: receiptLimits.fileBytes,
  accept: extensions.map((extension) => `.${extension}`).join(','),
}

/** Brings the lines of the bank: a file, what it would add, and what became of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const reload = useReload(receiptReads)
  const file = useRef<File>(undefined)
  const [preview, setPreview] = useState<ReceiptPreview>()
  const [result, setResult] = useState<ReceiptImport>()
  // The file is only looked at when it is picked; it is sent again once staff have seen what it would add.
  const look: SendFile = async (picked) => {
    file.current = picked
    const found = await previewStatement(picked)
    setPreview(found)
    return { id: found.id, url: '', fileName: picked.name, size: picked.size, sha256: found.id }
  }
  const change = useAction(async (mapping: ReceiptMapping) => {
    if (file.current) setPreview(await previewStatement(file.current, mapping))
  })
  const bring = useAction(
    useCallback(
      async (mapping: ReceiptMapping) => {
        if (file.current) setResult(await importStatement(file.current, mapping))
        await reload()
      },
      [reload],
    ),
  )
  const again = () => {
    setPreview(undefined)
    setResult(undefined)
  }
  return (
    <Dialog open title="导入银行流水" size="large" full onClose={onClose}>
      <Stack gap={16}>
        {!preview && (
          <Field label="流水文件" group>
            <Upload
              rule={rule}
              value={[]}
              onChange={() => undefined}
              send={look}
              help="CSV（UTF-8 或 GBK，逗号、分号或制表符分隔），10MB、5 万行以内；先看结果再导入"
            />
          </Field>
        )}
        {preview && !result && (
          <PreviewPart
            preview={preview}
            busy={change.busy || bring.busy}
            onChange={(mapping) => void change.run(mapping)}
          />
        )}
        {result && <ImportResult result={result} />}
        <Buttons end>
          {result || !preview ? (
            <Button onClick={onClose}>{result ? '完成' : '取消'}</Button>
          ) : (
            <>
              <Button onClick={again} disabled={bring.busy}>
                换一份文件
              </Button>
              <Button
                variant="primary"
                disabled={preview.fault !== null || preview.incoming === 0 || change.busy}
                busy={bring.busy}
                busyText="正在入账…"
                onClick={() => void bring.run(preview.mapping)}
              >
                {`导入 ${preview.incoming} 笔收款`}
              </Button>
            </>
          )}
        </Buttons>
      </Stack>
    </Dialog>
  )
}
