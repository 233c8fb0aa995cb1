import { ruleOf } from '@portal/files/contract'
import { FileUpload } from '@portal/files/web'
import { call, FormDialog, FormField, limitText, Select, type UploadedFile } from '@portal/platform/web'
import { papersForm } from '../../contract/desk.ts'
import { deskPatentsApi } from '../../contract/desk-endpoints.ts'
import { patentLimits } from '../../contract/limits.ts'
import { type PaperKind, paperKinds, paperLabels } from '../../contract/materials.ts'
import { patentActLabels } from '../../contract/states.ts'
import styles from './desk.module.css'
import { type StepProps, useStepForm } from './use-step-form.ts'

const purpose = 'patent-paper'
const options = paperKinds.map((value) => ({ value, label: paperLabels[value] }))

type Papers = { kind: PaperKind; files: readonly UploadedFile[] }

/** The papers of agency or office, all of one kind at a time. */
export function PapersDialog({ businessSn, onClose }: StepProps) {
  const form = useStepForm<Papers>({
    schema: papersForm,
    defaults: { kind: 'receipt', files: [] },
    send: ({ kind, files }, { key }) =>
      call(
        deskPatentsApi.addPapers,
        { params: { businessSn }, body: { files: files.map(({ url }) => ({ kind, url })) } },
        { key },
      ),
    said: '已上传，客户可见',
    onClose,
  })
  return (
    <FormDialog form={form} title={patentActLabels.addPapers} size="large" submit="交给客户" onClose={onClose}>
      <p className={styles.target}>业务编号 {businessSn}</p>
      <FormField form={form} name="kind" label="文件种类" required>
        {({ onChange, ...control }) => (
          <Select
            {...control}
            placeholder={false}
            options={options}
            onChange={(kind) => kind !== '' && onChange(kind)}
          />
        )}
      </FormField>
      <FormField form={form} name="files" label="文件" hint="客户可见" required group>
        {(control) => (
          <FileUpload
            {...control}
            purpose={purpose}
            max={patentLimits.filesAtOnce}
            help={`PDF、Word 或图片，最多 ${patentLimits.filesAtOnce} 个，每个 ${limitText(ruleOf(purpose).bytes)} 以内`}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
