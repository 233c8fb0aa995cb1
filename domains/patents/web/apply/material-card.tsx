import { Card, FormField, Notice, type OrderedForm, Stack } from '@portal/platform/web'
import { applyLabels } from '../../contract/labels.ts'
import { checklistOf, checklists, materialNotice } from '../../contract/materials.ts'
import { patentDraft } from '../../contract/paths.ts'
import type { ApplyValues } from './apply-form.ts'
import { Checklist } from './checklist.tsx'
import { MaterialUpload } from './material-upload.tsx'

export type MaterialCardProps = { form: OrderedForm<ApplyValues> }

/** The papers of an application; nothing of them is required to send it. */
export function MaterialCard({ form }: MaterialCardProps) {
  const [patentType, files] = form.rhf.watch(['patentType', 'files'])
  const items = checklistOf(
    patentType,
    files.map(({ kind }) => kind),
  )
  return (
    <Card title="材料" number={4}>
      <Stack gap={16}>
        <Checklist items={items} law={checklists[patentType].law} />
        <FormField
          form={form}
          name="files"
          label={applyLabels.files}
          hint="没有写好的，交技术交底书也可以；提交以后还能补充"
          note="选填"
          group
          wide
        >
          {(control) => <MaterialUpload {...control} slot={`${patentDraft}.files`} />}
        </FormField>
        <Notice>{materialNotice}</Notice>
      </Stack>
    </Card>
  )
}
