import {
  callError,
  callErrorTexts,
  Field,
  type SendFile,
  Upload,
  type UploadErrorKind,
  type UploadedFile,
} from '@portal/platform/web'
import { useState } from 'react'
import { slowSend } from './demo-data.ts'
import { Section } from './section.tsx'

const stored: readonly UploadedFile[] = [
  { id: '1', url: '', fileName: '商标注册证（演示）.pdf', size: 878_900, sha256: '' },
]
const rule = { purpose: 'attachment', extensions: ['doc', 'docx', 'jpg', 'png', 'pdf'], maxBytes: 2 * 1024 * 1024 }

const refusals: Partial<Record<UploadErrorKind, () => Error>> = {
  network: () => callError('network', callErrorTexts.network),
  denied: () => callError('refused', '该存证已封存，不能再上传', { http: 409 }),
  server: () => callError('refused', callErrorTexts.busy, { http: 500 }),
  timeout: () => callError('timeout', callErrorTexts.timeout),
  abort: () => callError('aborted', callErrorTexts.aborted),
  not_exists: () => new DOMException('gone', 'NotFoundError'),
}

/**
 * Pretends to upload a file and fails in the way that the file's name says: network.pdf, denied.pdf, server.pdf,
 * timeout.pdf, abort.pdf, not_exists.pdf.
 */
const failingSend: SendFile = async (file, options) => {
  const refusal = refusals[file.name.split('.')[0] as UploadErrorKind]
  if (refusal) throw refusal()
  return slowSend(file, options)
}

export function UploadSamples() {
  const [files, setFiles] = useState(stored)
  const [many, setMany] = useState<readonly UploadedFile[]>([])
  return (
    <Section title="上传">
      <Field label="已上传一份" group>
        <Upload value={files} onChange={setFiles} rule={rule} send={slowSend} />
      </Field>
      <Field label="多份，三份同时" group error="请上传材料">
        <Upload value={many} onChange={setMany} rule={rule} max={10} parallel={3} send={failingSend} />
      </Field>
    </Section>
  )
}
