import { Checkbox, call, EditDialog, FormField, FormGrid, TextArea, TextInput } from '@portal/platform/web'
import * as z from 'zod/mini'
import type { TemplateRow } from '../../contract/desk.ts'
import { subsidyDeskApi } from '../../contract/desk-endpoints.ts'
import { templateForm, templateLimits } from '../../contract/templates.ts'
import { saveTemplate, templateReads } from './save-template.ts'

const headForm = z.omit(templateForm, { items: true })

type TemplateDialogProps = {
  template: TemplateRow | undefined
  onClose: () => void
  onAdded?: (id: string) => void
}

/** The form for what a list is for and where it comes from; its items are edited on the page of the list. */
export function TemplateDialog({ template, onClose, onAdded }: TemplateDialogProps) {
  return (
    <EditDialog
      title={template ? '修改清单' : '新增清单'}
      schema={headForm}
      defaults={{
        city: template?.city ?? '',
        year: template?.year ?? '',
        title: template?.title ?? '',
        sourceName: template?.sourceName ?? '',
        sourceUrl: template?.sourceUrl ?? '',
        note: template?.note ?? '',
        hidden: template?.hidden ?? false,
      }}
      send={async (typed, { key }): Promise<string | undefined> => {
        const body = headForm.parse(typed)
        if (!template) return (await call(subsidyDeskApi.addTemplate, { body }, { key })).id
        await saveTemplate(template, body)
        return undefined
      }}
      said="清单已保存"
      reads={templateReads}
      onSaved={(id) => id !== undefined && onAdded?.(id)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormGrid>
            <FormField form={form} name="city" label="城市" note="不限城市的不填" max={templateLimits.city}>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="year" label="年份" note="选填">
              {(control) => <TextInput {...control} inputMode="numeric" />}
            </FormField>
          </FormGrid>
          <FormField form={form} name="title" label="名称" max={templateLimits.title} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField
            form={form}
            name="sourceName"
            label="来源"
            hint="当年通知的全称和发文单位"
            max={templateLimits.sourceName}
            required
          >
            {(control) => <TextArea {...control} rows={2} />}
          </FormField>
          <FormField form={form} name="sourceUrl" label="来源网址" hint="没有网址的清单不能核对，也就不会公开">
            {(control) => <TextInput {...control} type="url" inputMode="url" placeholder="https://" />}
          </FormField>
          <FormField
            form={form}
            name="note"
            label="提示"
            note="选填"
            hint="客户选用时看到，例如申报期限以通知为准"
            max={templateLimits.note}
          >
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
          <FormField form={form} name="hidden" label="显示" group>
            {(control) => <Checkbox {...control} label="暂时隐藏，客户不能选用" />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
