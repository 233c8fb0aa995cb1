import type { Endpoint } from '../../contract/api.ts'
import { type PlacementForm, placementForm } from '../../contract/placement.ts'
import { FormField } from '../form/form-field.tsx'
import { Checkbox } from '../ui/checkbox-group.tsx'
import { EditDialog } from './edit-dialog.tsx'

export interface PlacementDialogProps {
  /** The name of the thing. */
  name: string
  now: PlacementForm
  send: (form: PlacementForm) => Promise<unknown>
  /** The calls whose answers are read again afterwards. */
  reads: readonly Endpoint[]
  onClose: () => void
}

/** Asks whether the home page shows something that the operator publishes, and whether it stands first in its list. */
export function PlacementDialog({ name, now: { isShown, isRecommended }, send, reads, onClose }: PlacementDialogProps) {
  return (
    <EditDialog
      title={`展示设置：${name}`}
      size="medium"
      schema={placementForm}
      defaults={{ isShown, isRecommended }}
      send={(typed) => send(placementForm.parse(typed))}
      said="展示设置已保存"
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="isShown" label="首页" group>
            {(control) => <Checkbox {...control} label="在首页显示" />}
          </FormField>
          <FormField form={form} name="isRecommended" label="列表" group>
            {(control) => <Checkbox {...control} label="推荐：排在列表最前" />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
