import {
  Button,
  call,
  EditDialog,
  FormField,
  FormGrid,
  type OrderedForm,
  Select,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import { businessTypeLabels, businessTypes } from '../../contract/business-types.ts'
import { findKind } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import { requestActionLabels } from '../../contract/rules.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { blockActions, blockFields, blockForm, type ReplyBlock } from '../../contract/workbench/reply-block.ts'
import styles from './desk.module.css'

const actionOptions = blockActions.map((action) => ({ value: action, label: requestActionLabels[action] }))
const typeOptions = businessTypes
  .filter((type) => findKind(type) !== undefined)
  .map((type) => ({ value: `${type}`, label: businessTypeLabels[type] }))

/** The calls that show reply blocks; they are made again after each change of a block. */
export const blockReads = [workbenchApi.listBlocks, workbenchApi.filledBlocks]

/** Writes a new reply block, or changes an old one. */
export function BlockDialog({ block, onClose }: { block: ReplyBlock | undefined; onClose: () => void }) {
  return (
    <EditDialog
      title={block ? '修改模板' : '新建模板'}
      schema={blockForm}
      defaults={{
        title: block?.title ?? '',
        action: String(block?.action ?? ''),
        businessType: String(block?.businessType ?? ''),
        text: block?.text ?? '',
      }}
      send={(body, { key }): Promise<unknown> =>
        block
          ? call(workbenchApi.changeBlock, { params: { id: block.id }, body })
          : call(workbenchApi.addBlock, { body }, { key })
      }
      said="模板已保存"
      reads={blockReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="title" label="模板名称" max={requestLimits.blockTitle} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormGrid>
            <FormField form={form} name="action" label="适用步骤" note="选填">
              {(control) => <Select {...control} placeholder="全部步骤" options={actionOptions} />}
            </FormField>
            <FormField form={form} name="businessType" label="适用业务" note="选填">
              {(control) => <Select {...control} placeholder="全部业务" options={typeOptions} />}
            </FormField>
          </FormGrid>
          <FormField
            form={form}
            name="text"
            label="模板内容"
            hint="花括号内的字段在选用时填入"
            max={requestLimits.deskText}
            required
          >
            {(control) => <TextArea {...control} rows={7} />}
          </FormField>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these write into one. */}
          <div role="group" aria-label="插入字段" className={styles.fields}>
            {Object.entries(blockFields).map(([name, label]) => (
              <Button key={name} size="small" aria-label={`插入字段：${label}`} onClick={() => addField(form, name)}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </EditDialog>
  )
}

/** Writes the place of a field, which is filled in when the block is used, at the end of the text. */
const addField = (
  form: OrderedForm<{ title: string; action: string; businessType: string; text: string }>,
  name: string,
) => {
  form.rhf.setValue('text', `${form.rhf.getValues('text')}{${name}}`, { shouldDirty: true })
  form.focus('text')
}
