import { slots, slotTitle } from '@portal/evidence/contract'
import { CheckboxGroup, EditDialog, FormField, newKey, Select, TextArea, TextInput } from '@portal/platform/web'
import type { TemplateRow } from '../../contract/desk.ts'
import { itemForm, needLabels, needs, type TemplateItem, templateLimits } from '../../contract/templates.ts'
import { saveTemplate, templateReads } from './save-template.ts'

const needOptions = needs.map((value) => ({ value, label: needLabels[value] }))
const slotOptions = slots.map((value) => ({ value, label: slotTitle(value) }))

type ItemDialogProps = { template: TemplateRow; item: TemplateItem | undefined; onClose: () => void }

/** The form for one item of a list; a new item is added at the end of the list. */
export function ItemDialog({ template, item, onClose }: ItemDialogProps) {
  return (
    <EditDialog
      title={item ? '修改材料' : '新增材料'}
      schema={itemForm}
      defaults={{
        key: item?.key ?? newKey(),
        title: item?.title ?? '',
        need: String(item?.need ?? 'always'),
        slots: [...(item?.slots ?? [])] as string[],
        where: item?.where ?? '',
        note: item?.note ?? '',
      }}
      send={async (typed) => {
        const written = itemForm.parse(typed)
        const items = item
          ? template.items.map((one) => (one.key === item.key ? written : one))
          : [...template.items, written]
        return saveTemplate(template, { items })
      }}
      said="材料已保存"
      reads={templateReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="title" label="材料名称" max={templateLimits.itemTitle} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="need" label="是否必交" required>
            {(control) => <Select {...control} options={needOptions} placeholder={false} />}
          </FormField>
          <FormField form={form} name="slots" label="由哪些存证材料提供" note="可多选，别处取得的不选" group>
            {(control) => (
              <CheckboxGroup {...control} onChange={(next) => control.onChange([...next])} options={slotOptions} />
            )}
          </FormField>
          <FormField
            form={form}
            name="where"
            label="到哪里取得"
            hint="不由存证材料提供的必填"
            max={templateLimits.itemText}
          >
            {(control) => <TextArea {...control} rows={2} />}
          </FormField>
          <FormField form={form} name="note" label="要求" note="选填" max={templateLimits.itemText}>
            {(control) => <TextArea {...control} rows={2} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
