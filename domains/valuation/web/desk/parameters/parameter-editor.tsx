import {
  call,
  Form,
  FormField,
  LeaveGuard,
  Stack,
  SubmitBar,
  TextArea,
  toast,
  useAction,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { memo, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { valuationDeskApi } from '../../../contract/desk-endpoints.ts'
import { valuationApi } from '../../../contract/endpoints.ts'
import { valuationLimits } from '../../../contract/limits.ts'
import { versionPath } from '../../../contract/model-paths.ts'
import type { ParameterBlocks } from '../../../proof/parameters.ts'
import { EffectDialog } from './effect-dialog.tsx'
import { type Effect, readEffects } from './effects.ts'
import { ParameterCards } from './parameter-cards.tsx'
import { bodyOf, fieldRules, fieldsOf, type ParameterFields, today } from './parameter-form.ts'

// There are about a hundred fields: who types in one does not draw the others again.
const Cards = memo(ParameterCards)

const reads = [valuationDeskApi.versions, valuationDeskApi.version, valuationApi.model] as const

/** The form of a new version: it is sent from the preview of what it does, and keeps what was typed until it is saved. */
export function ParameterEditor({ base, blocks }: { base: string; blocks: ParameterBlocks }) {
  const navigate = useNavigate()
  const reload = useReload(reads)
  const [rules] = useState(() => fieldRules(today()))
  const [effects, setEffects] = useState<readonly Effect[]>()
  const [failure, setFailure] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const form = useOrderedForm<ParameterFields, { version: string }>({
    schema: rules,
    defaults: fieldsOf(blocks),
    send: (fields, { key }) => call(valuationDeskApi.addVersion, { body: { ...bodyOf(fields), base } }, { key }),
    onDone: async ({ version }) => {
      setSaved(true)
      toast(`已保存为 ${version}，新的评估按它计算`)
      await reload()
      await navigate(versionPath(version))
    },
    onFailure: ({ msg }) => setFailure(msg),
  })
  const { id, rhf } = form
  const fields = useMemo(() => ({ id, rhf }), [id, rhf])
  const preview = useAction(async () => {
    if (!(await form.check())) return
    const found = await readEffects(form.rhf.getValues())
    setFailure(undefined)
    setEffects(found)
  })
  const save = async () => {
    await form.submit()
    // A refused field lies below the dialog.
    if (Object.keys(form.rhf.formState.errors).length > 0) setEffects(undefined)
  }
  return (
    <Form form={form} label="新的参数版本" onSubmit={() => void preview.run()}>
      <Stack gap={20}>
        <Cards form={fields} />
        <FormField
          form={form}
          name="note"
          label="说明"
          hint="为什么改、改了什么；公开显示在“评估方法”页"
          max={valuationLimits.note}
          required
        >
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
        <SubmitBar submit={preview.busy ? '正在试算…' : '影响预览'} />
      </Stack>
      {effects && (
        <EffectDialog
          effects={effects}
          busy={form.busy}
          failure={failure}
          onClose={() => setEffects(undefined)}
          onSave={() => void save()}
        />
      )}
      <LeaveGuard when={form.rhf.formState.isDirty && !isSaved} />
    </Form>
  )
}
