import {
  Button,
  Card,
  call,
  Form,
  FormField,
  FormGrid,
  Notice,
  PageHead,
  Stack,
  TextInput,
  useOrderedForm,
} from '@portal/platform/web'
import { useState } from 'react'
import type { CheckReply } from '../../contract/check.ts'
import { trademarksApi } from '../../contract/endpoints.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { ClassesField } from './classes-field.tsx'
import { FoundMarks } from './found-marks.tsx'
import { classNumbers, type SearchValues, searchDefaults, searchRules } from './mark-search-form.ts'

const title = '商标近似查询'

/** What was looked for, with what was found. */
type Found = { name: string; classes: number[]; reply: CheckReply }

/**
 * 商标近似查询: known marks that are like a name, and whether the name may be a mark at all. The question stays in the page alone:
 * an address would carry it into histories and logs.
 */
export function MarkSearchPage() {
  const [found, setFound] = useState<Found>()
  const form = useOrderedForm<SearchValues, Found>({
    schema: searchRules,
    defaults: searchDefaults,
    send: async ({ trademark_name, classes: chosen }) => {
      const classes = classNumbers(chosen)
      const work_order_service = classes.map((class_id) => ({ class_id, service_nice_min: [] }))
      const reply = await call(trademarksApi.check, { body: { trademark_name, kind: 'sbzc', work_order_service } })
      return { name: trademark_name.trim(), classes, reply }
    },
    onDone: setFound,
  })
  return (
    <>
      <PageHead
        title={title}
        lead="查一个名称有没有相同或近似的商标，能不能作商标。查什么不会保存，也不会写进网址。"
        brief={{ words: '说明' }}
      />
      <Stack gap={24} className="wrap page">
        <Card tone="tint">
          <Form form={form} label={title}>
            <FormGrid>
              <FormField form={form} name="trademark_name" label="商标名称" max={trademarkLimits.name} required>
                {(control) => <TextInput {...control} autoComplete="off" placeholder="想查的名称" />}
              </FormField>
              <FormField form={form} name="classes" label="类别" note="选填，不选查全部" group>
                {(control) => <ClassesField {...control} />}
              </FormField>
            </FormGrid>
            {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
            <Button type="submit" variant="primary" icon="search" busy={form.busy} busyText="正在比对…">
              查询
            </Button>
          </Form>
        </Card>
        {found && <FoundMarks {...found} />}
      </Stack>
    </>
  )
}
