import { Checkbox, call, EditDialog, FormField, type KeptViewToolsProps, TextInput } from '@portal/platform/web'
import * as z from 'zod/mini'
import { workdayApi } from '../../contract/endpoints.ts'
import { viewForm, viewLimits } from '../../contract/views.ts'
import { viewReads } from './view-reads.ts'

const schema = z.pick(viewForm, { name: true, isDefault: true })

/** Names the filter that is set, or names a kept view anew. */
export function NameDialog({
  page,
  query,
  chosen,
  onClose,
}: Omit<KeptViewToolsProps, 'mayKeep'> & { onClose: () => void }) {
  return (
    <EditDialog
      title={chosen ? '给视图改名' : '存成我的视图'}
      size="medium"
      schema={schema}
      defaults={{ name: chosen?.name ?? '', isDefault: chosen?.isDefault ?? false }}
      send={(body, { key }) =>
        chosen
          ? call(workdayApi.changeView, { params: { id: chosen.id }, body })
          : call(workdayApi.addView, { body: { ...body, page, query } }, { key })
      }
      said={chosen ? '视图已改名' : '视图已保存，只有您看得到'}
      reads={viewReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField
            form={form}
            name="name"
            label="视图名称"
            hint={chosen ? undefined : '记下现在的视图、筛选和排序，不含查找的词'}
            max={viewLimits.name}
            required
          >
            {(control) => <TextInput {...control} />}
          </FormField>
          <Checkbox
            label="打开列表时先显示它"
            value={form.rhf.watch('isDefault')}
            onChange={(next) => form.rhf.setValue('isDefault', next, { shouldDirty: true })}
          />
        </>
      )}
    </EditDialog>
  )
}
