import {
  call,
  callError,
  DescriptionList,
  EditDialog,
  FormField,
  type SendFile,
  Stack,
  Upload,
  type UploadedFile,
  type UploadRule,
} from '@portal/platform/web'
import { useState } from 'react'
import * as z from 'zod/mini'
import { trademarksApi } from '../../contract/endpoints.ts'
import type { MadridForm } from '../../contract/madrid.ts'
import type { Madrid } from './madrid-edits.ts'
import { changesBetween, readMembersFile } from './madrid-import.ts'
import { madridReads } from './madrid-reads.ts'

const rule: UploadRule = { purpose: 'madrid-members', extensions: ['json'], maxBytes: 1_048_576, accept: '.json' }

const missing = '请选择成员文件'
const schema = z.object({
  files: z.array(z.object({ fileName: z.string() }), { error: missing }).check(z.minLength(1, missing)),
})
type Fields = { files: readonly UploadedFile[] }

const named = (names: readonly string[]): string =>
  names.length === 0 ? '没有' : `${names.length} 个：${names.join('、')}`

/** Replaces all members and fees by those of a file, after a look at what that changes. */
export function ImportDialog({ madrid, onClose }: { madrid: Madrid; onClose: () => void }) {
  const [read, setRead] = useState<MadridForm>()
  // The file is read here and sent with the form as its content.
  const hold: SendFile = async (picked) => {
    const result = readMembersFile(await picked.text())
    if (result.is === 'refused') throw callError('refused', result.msgs.join('；'), { http: 400 })
    setRead(result.form)
    return { id: picked.name, url: '', fileName: picked.name, size: picked.size, sha256: '' }
  }
  return (
    <EditDialog<Fields, { version: number }>
      title="导入成员文件"
      submit="整体替换"
      schema={schema}
      defaults={{ files: [] }}
      send={async () => {
        if (!read) throw new Error('the form was sent without its file')
        return call(trademarksApi.saveMadrid, { body: { ...read, version: madrid.version } })
      }}
      said="成员名单已替换"
      reads={madridReads}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={16}>
          <FormField form={form} name="files" label="成员文件" group required>
            {(control) => (
              <Upload
                {...control}
                rule={rule}
                send={hold}
                hideWhenFull
                help="JSON：asOf、source、checkedOn、members，fees 可省略；UTF-8，1MB 以内"
                onChange={(files) => {
                  control.onChange(files)
                  if (files.length === 0) setRead(undefined)
                }}
              />
            )}
          </FormField>
          {read && <Preview madrid={madrid} read={read} />}
        </Stack>
      )}
    </EditDialog>
  )
}

function Preview({ madrid, read }: { madrid: Madrid; read: MadridForm }) {
  const { added, changed, removed } = changesBetween(madrid.members, read.members)
  return (
    <section aria-label="替换后的变化" aria-live="polite">
      <DescriptionList
        items={[
          { term: '成员', detail: `${madrid.members.length} 个 → ${read.members.length} 个` },
          { term: '数据日期', detail: `${madrid.asOf} → ${read.asOf}` },
          { term: '来源', detail: `${read.source}，核对于 ${read.checkedOn}` },
          { term: '国际局费用', detail: read.fees ? `${read.fees.currency}，${read.fees.asOf}` : '没有，页面不估算' },
          { term: '新增', detail: named(added), wide: true },
          { term: '修改', detail: named(changed), wide: true },
          { term: '去掉', detail: named(removed), wide: true },
        ]}
      />
    </section>
  )
}
