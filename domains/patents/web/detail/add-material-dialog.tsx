import { call, FormDialog, FormField, isConflict, toast, useOrderedForm, useReload } from '@portal/platform/web'
import { addFilesForm } from '../../contract/desk.ts'
import { patentsApi } from '../../contract/endpoints.ts'
import { applyLabels } from '../../contract/labels.ts'
import { filesToSend, type Material } from '../apply/apply-form.ts'
import { MaterialUpload } from '../apply/material-upload.tsx'
import { ownReads } from './own-reads.ts'

/** More material of the customer, while his application is open. */
export function AddMaterialDialog({ businessSn, onClose }: { businessSn: string; onClose: () => void }) {
  const reload = useReload(ownReads)
  const form = useOrderedForm<{ businessSn: string; files: readonly Material[] }>({
    schema: addFilesForm,
    defaults: { businessSn, files: [] },
    send: async ({ files }, { key }) => {
      try {
        await call(patentsApi.addFiles, { body: { businessSn, files: filesToSend(files) } }, { key })
      } catch (error) {
        if (isConflict(error)) await reload()
        throw error
      }
    },
    onDone: async () => {
      toast('材料已提交')
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog form={form} title="补充材料" size="large" submit="提交材料" onClose={onClose}>
      <FormField form={form} name="files" label={applyLabels.files} required group wide>
        {(control) => <MaterialUpload {...control} slot={`patent-${businessSn}.files`} />}
      </FormField>
    </FormDialog>
  )
}
