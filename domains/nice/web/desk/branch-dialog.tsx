import {
  Button,
  call,
  EditDialog,
  FormField,
  FormGrid,
  type OrderedForm,
  Select,
  Stack,
  TextArea,
  TextInput,
  useFormRows,
} from '@portal/platform/web'
import type { IndustryBranch } from '../../contract/desk.ts'
import { deskNiceApi } from '../../contract/desk-endpoints.ts'
import { ownClasses } from '../../contract/own-classes.ts'
import { type BranchFields, branchFieldsOf, branchSchema, industriesWith } from './branch-form.ts'
import type { Industries } from './industry-edits.ts'
import { industryReads } from './industry-reads.ts'

const classes = ownClasses.map(({ id, name }) => ({ value: String(id), label: `第 ${id} 类 ${name}` }))

interface BranchDialogProps {
  all: Industries
  version: number
  /** The code of the industry in which the branch stands or is to stand; empty for a new industry. */
  parent: string
  /** The branch that is changed; without it a new one is made. */
  branch: IndustryBranch | undefined
  onClose: () => void
}

/** A branch of an industry with its classes and items, and its industry with it where that is new. */
export function BranchDialog({ all, version, parent, branch, onClose }: BranchDialogProps) {
  const before = branch && { parent, branch: branch.industryCode }
  const schema = branchSchema(all, before)
  return (
    <EditDialog<BranchFields, { version: number }>
      title={branch ? `修改“${branch.industry}”` : '新增行业'}
      full
      schema={schema}
      defaults={branchFieldsOf(parent, branch)}
      send={(typed) =>
        call(deskNiceApi.saveIndustries, {
          body: { version, industries: industriesWith(all, schema.parse(typed), before) },
        })
      }
      said="行业推荐已保存"
      reads={industryReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="parent" label="一级行业">
            {(control) => (
              <Select
                {...control}
                placeholder="新的一级行业"
                options={all.map((one) => ({ value: one.industryCode, label: one.industry }))}
              />
            )}
          </FormField>
          {form.rhf.watch('parent') === '' && (
            <FormGrid>
              <FormField form={form} name="newIndustry" label="一级行业的名称" required>
                {(control) => <TextInput {...control} />}
              </FormField>
              <FormField form={form} name="newCode" label="一级行业的代码" required>
                {(control) => <TextInput {...control} />}
              </FormField>
            </FormGrid>
          )}
          <FormGrid>
            <FormField form={form} name="industry" label="二级行业的名称" required>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="industryCode" label="二级行业的代码" hint="每个代码只能用一次" required>
              {(control) => <TextInput {...control} />}
            </FormField>
          </FormGrid>
          <FormField form={form} name="classes" label="推荐的类别和小项" group required>
            {() => <ClassRows form={form} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}

function ClassRows({ form }: { form: OrderedForm<BranchFields> }) {
  const { fields, append, remove } = useFormRows(form, 'classes')
  return (
    <Stack gap={16}>
      {fields.map(({ id }, at) => (
        <Stack gap={8} key={id}>
          <FormGrid>
            <FormField form={form} name={`classes.${at}.class_id`} label={`类别 ${at + 1}`} required>
              {(control) => <Select {...control} options={classes} />}
            </FormField>
            <FormField form={form} name={`classes.${at}.items`} label={`类别 ${at + 1} 的小项`} hint="每行一个名称">
              {(control) => <TextArea {...control} rows={4} />}
            </FormField>
          </FormGrid>
          {fields.length > 1 && (
            <div>
              <Button size="small" variant="text" icon="delete" onClick={() => remove(at)}>
                {`删除类别 ${at + 1}`}
              </Button>
            </div>
          )}
        </Stack>
      ))}
      <div>
        <Button size="small" icon="plus" onClick={() => append({ class_id: '', items: '' })}>
          添加类别
        </Button>
      </div>
    </Stack>
  )
}
