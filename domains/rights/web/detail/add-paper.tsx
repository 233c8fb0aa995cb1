import { ruleOf } from '@portal/files/contract'
import { FileUpload } from '@portal/files/web'
import {
  call,
  DateField,
  FormDialog,
  FormField,
  limitText,
  Select,
  toast,
  type UploadedFile,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import * as z from 'zod/mini'
import { rightsApi } from '../../contract/endpoints.ts'
import { paperForm } from '../../contract/paper.ts'
import { type PaperKind, paperKinds, paperLabels } from '../../contract/paper-kinds.ts'
import { rightReads } from '../right-reads.ts'

const purpose = 'right-paper'
const kindOptions = paperKinds.map((value) => ({ value, label: paperLabels[value] }))
const kindSchema = z.enum(paperKinds)

type Values = { kind: PaperKind | ''; url: readonly UploadedFile[]; validUntil: string }

const addressOf = (files: unknown): string => (files as readonly UploadedFile[])[0]?.url ?? ''

/** The rules of the call, for a form whose field of the address holds the file itself. */
const schema = z.object({
  ...paperForm.shape,
  url: z.pipe(
    z.transform((files): string | undefined => addressOf(files)),
    paperForm.shape.url,
  ),
})

/** The dialog that adds a paper to a right. */
export function AddPaper({ id, onClose }: { id: string; onClose: () => void }) {
  const reload = useReload(rightReads)
  const form = useOrderedForm<Values>({
    schema,
    defaults: { kind: 'certificate', url: [], validUntil: '' },
    send: ({ kind, url, validUntil }, { key }) =>
      call(
        rightsApi.addPaper,
        { params: { id }, body: { kind: kindSchema.parse(kind), url: addressOf(url), validUntil } },
        { key },
      ),
    onDone: async () => {
      toast('已添加', 'success')
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog form={form} title="添加材料" submit="添加" size="large" onClose={onClose}>
      <FormField form={form} name="kind" label="材料类型" required>
        {(control) => <Select {...control} options={kindOptions} />}
      </FormField>
      <FormField form={form} name="url" label="文件" required group>
        {(control) => (
          <FileUpload
            {...control}
            purpose={purpose}
            phone={{ title: '权利台账 · 材料', slot: `right-${id}.paper` }}
            help={`PDF、JPG 或 PNG，1 个，${limitText(ruleOf(purpose).bytes)} 以内`}
          />
        )}
      </FormField>
      <FormField form={form} name="validUntil" label="有效期至" note="选填" hint="材料上写明的最后一日">
        {(control) => <DateField {...control} />}
      </FormField>
    </FormDialog>
  )
}
