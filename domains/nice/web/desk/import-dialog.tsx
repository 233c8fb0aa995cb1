import {
  DateField,
  EditDialog,
  FormField,
  FormGrid,
  fileSizeText,
  Quiet,
  queryOf,
  Select,
  type SendFile,
  shanghaiDay,
  TextInput,
  Upload,
  type UploadedFile,
  type UploadRule,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { type DeskEdition, type EditionForm, editionForm } from '../../contract/desk.ts'
import { amendableKinds } from '../../contract/edition.ts'
import { niceApi } from '../../contract/endpoints.ts'
import { niceLimits } from '../../contract/limits.ts'
import { editionAddress, listReads } from './edition-reads.ts'
import { sendEdition } from './send-edition.ts'

const extensions = ['json', 'jsonl', 'ndjson']
const rule: UploadRule = {
  purpose: 'nice-edition',
  extensions,
  maxBytes: niceLimits.fileBytes,
  accept: extensions.map((extension) => `.${extension}`).join(','),
}

type Fields = EditionForm & { files: readonly UploadedFile[] }

const missing = '请选择分类文件'
const schema = z.object({
  files: z.array(z.object({ fileName: z.string() }), { error: missing }).check(z.minLength(1, missing)),
  ...editionForm.shape,
})

const defaults: Fields = {
  files: [],
  inForceFrom: '',
  source: '',
  licence: '',
  checkedOn: '',
  editionName: '',
  base: '',
}

/** A file of an edition with what staff say of it. It becomes a draft, whose page opens. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const editions = useQuery(queryOf(niceApi.editions, {}))
  const bases = (editions.data?.elements ?? []).filter(({ kind }) => amendableKinds.includes(kind))
  // The file waits here, and is sent together with the fields.
  const file = useRef<File>(undefined)
  const hold: SendFile = async (picked) => {
    file.current = picked
    return { id: picked.name, url: '', fileName: picked.name, size: picked.size, sha256: '' }
  }
  const send = async ({ files: _, ...fields }: Fields): Promise<DeskEdition> => {
    if (!file.current) throw new Error('the form was sent without its file')
    return sendEdition(file.current, fields)
  }
  return (
    <EditDialog<Fields, DeskEdition>
      title="上传分类文件"
      submit="上传并预览"
      busyText="正在读取…"
      schema={schema}
      defaults={defaults}
      send={send}
      said="已存为草稿，请核对后发布"
      reads={listReads}
      onSaved={({ edition }) => void navigate(editionAddress(edition))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="files" label="分类文件" group required>
            {({ value, ...control }) => (
              <>
                {/* What was picked is not sent yet, so that it is no row of the upload, which would call it uploaded. */}
                <Upload
                  {...control}
                  value={[]}
                  rule={rule}
                  send={hold}
                  help="整份分类（JSON 或 JSON Lines）或修改表（JSON），UTF-8，20MB 以内"
                />
                {value.map(({ fileName, size }) => (
                  <Quiet key={fileName}>{`已选择 ${fileName}（${fileSizeText(size)}），再选一份会换掉它`}</Quiet>
                ))}
              </>
            )}
          </FormField>
          <FormGrid>
            <FormField form={form} name="inForceFrom" label="施行日期" hint="从这一天起用于全站" required>
              {(control) => <DateField {...control} />}
            </FormField>
            <FormField form={form} name="checkedOn" label="核对日期" hint="哪一天与来源核对过" required>
              {(control) => <DateField {...control} max={shanghaiDay(Date.now())} />}
            </FormField>
            <FormField
              form={form}
              name="source"
              label="来源"
              hint="显示在选择小项的页面下方"
              max={niceLimits.source}
              required
            >
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="licence" label="许可" note="选填" hint="凭什么可以使用这份内容">
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="editionName" label="版本名称" note="选填" hint="不填则用文件里的名称">
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="base" label="修改自" note="修改表必选" hint="整份分类不需要选">
              {(control) => (
                <Select
                  {...control}
                  placeholder="整份分类"
                  options={bases.map(({ edition, editionName }) => ({ value: edition, label: editionName }))}
                />
              )}
            </FormField>
          </FormGrid>
        </>
      )}
    </EditDialog>
  )
}
