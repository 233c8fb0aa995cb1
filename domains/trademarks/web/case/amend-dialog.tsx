import { CheckboxGroup, call, EditDialog, FormField, isConflict, Notice, Stack, useWatch } from '@portal/platform/web'
import { useState } from 'react'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import { AmendApplicant, AmendBasic, AmendContacts, AmendPapers, type AmendPartProps } from './amend-fields.tsx'
import { amendBody, amendPartLabels, amendParts, amendSchema, amendValues } from './amend-form.ts'
import styles from './case.module.css'
import { caseReads } from './case-reads.ts'

/**
 * The owner changes what is not priced. Where somebody else has changed the application meanwhile, the page is read again, what was
 * typed stays, and the next try goes by the newer version.
 */
export function AmendDialog({ detail, onClose }: { detail: TrademarkDetail; onClose: () => void }) {
  const [schema] = useState(() => amendSchema(detail))
  const [defaults] = useState(() => amendValues(detail))
  return (
    <EditDialog
      title="修改资料"
      schema={schema}
      defaults={defaults}
      send={(values, sending) => call(trademarkFilesApi.amend, { body: amendBody(values, detail) }, sending)}
      said="已修改"
      reads={caseReads}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={12} className={styles.fields}>
          <p>商标、类别和注册类型已计价，不能修改。修改后服务商会收到通知。</p>
          <FormField form={form} name="parts" label="要修改的内容" required group wide>
            {({ onChange, ...control }) => (
              <CheckboxGroup
                {...control}
                options={amendParts
                  .filter((part) => part !== 'basic' || detail.kind === 'gjsbzc')
                  .map((part) => ({ value: part, label: amendPartLabels[part] }))}
                onChange={(chosen) => onChange(amendParts.filter((part) => chosen.includes(part)))}
              />
            )}
          </FormField>
          <Chosen form={form} detail={detail} />
          {isConflict(form.failure) && <Notice>页面已刷新，您填的内容还在；请核对后再保存。</Notice>}
        </Stack>
      )}
    </EditDialog>
  )
}

const fields = {
  applicant: AmendApplicant,
  contacts: AmendContacts,
  papers: AmendPapers,
  basic: AmendBasic,
} as const

/** The fields of the parts that were chosen. */
function Chosen(props: AmendPartProps) {
  const parts = useWatch({ control: props.form.rhf.control, name: 'parts' })
  return parts.map((part) => {
    const Fields = fields[part]
    return <Fields key={part} {...props} />
  })
}
