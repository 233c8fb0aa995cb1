import type { Picked } from '@portal/nice/web'
import {
  Button,
  call,
  Dialog,
  Field,
  Form,
  FormField,
  FormGrid,
  Notice,
  Segmented,
  Stack,
  TextInput,
  useOrderedForm,
} from '@portal/platform/web'
import { useState } from 'react'
import type { SmartReply } from '../../contract/check.ts'
import { trademarksApi } from '../../contract/endpoints.ts'
import { scoreMeaning, smartRisk } from '../../contract/warnings.ts'
import { IndustryFields } from './industry-fields.tsx'
import { classesOf } from './sent-classes.ts'
import { type SmartValues, smartDefaults, smartRules } from './smart-form.ts'
import { SmartResults } from './smart-results.tsx'

interface SmartDialogProps {
  name: string
  picked: Picked
  onAdd: (classes: SmartReply['classes']) => void
  onClose: () => void
}

/** 智能注册: compares the name class by class with known marks, and adds the classes whose score is high enough. */
export function SmartDialog({ name, picked, onAdd, onClose }: SmartDialogProps) {
  const [found, setFound] = useState<SmartReply>()
  const form = useOrderedForm<SmartValues, SmartReply>({
    schema: smartRules,
    defaults: picked.length > 0 ? { ...smartDefaults, way: 'classes' } : smartDefaults,
    send: ({ pass_rate, way, industry_code }) =>
      call(trademarksApi.smart, {
        body: {
          trademark_name: name,
          pass_rate,
          ...(way === 'industry' ? { industry_code } : { class_ids: classesOf(picked) }),
        },
      }),
    onDone: setFound,
  })
  const way = form.rhf.watch('way')
  const ways = [
    { value: 'industry', label: '按行业' },
    { value: 'classes', label: '按已选类别', disabled: picked.length === 0 },
  ] as const
  const meeting = found?.classes.filter(({ meets }) => meets === 1) ?? []
  return (
    <Dialog
      open
      full
      size="large"
      title="智能注册"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          {meeting.length > 0 && (
            <Button variant="primary" onClick={() => onAdd(meeting)}>
              {`添加达到期望的 ${meeting.length} 类`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <Notice tone="warning">
          {scoreMeaning}
          {smartRisk}
        </Notice>
        <Form form={form} label="智能注册">
          <Stack gap={8}>
            <FormGrid>
              <Field label="商标名称">
                <TextInput value={name} onChange={() => undefined} readOnly />
              </Field>
              <FormField form={form} name="pass_rate" label="期望得分（1-100）" required>
                {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
              </FormField>
            </FormGrid>
            <FormField form={form} name="way" label="比对哪些类别" group wide>
              {({ onChange, ...control }) => (
                <Segmented {...control} options={ways} onChange={(next) => next !== '' && onChange(next)} />
              )}
            </FormField>
            {way === 'industry' && <IndustryFields form={form} />}
            {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
            <div>
              <Button type="submit" busy={form.busy} busyText="正在比对…">
                开始比对
              </Button>
            </div>
          </Stack>
        </Form>
        {found && <SmartResults found={found} />}
      </Stack>
    </Dialog>
  )
}
