import { requiredText } from '@portal/platform/contract'
import {
  ActDialog,
  Button,
  Card,
  Checkbox,
  call,
  DeskHead,
  ErrorView,
  Form,
  FormEnd,
  FormField,
  FormGrid,
  MomentField,
  momentText,
  Notice,
  queryOf,
  Skeleton,
  Stack,
  TextArea,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { operationsApi } from '../contract/endpoints.ts'
import { type Maintenance, maintenanceLimits } from '../contract/maintenance.ts'

const reads = [operationsApi.maintenance] as const
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const moment = (missing: string) => requiredText(missing).check(z.regex(momentPattern, '须含日期和时间'))
const momentOf = (typed: string): number => Date.parse(`${typed}:00+08:00`)

/** The form holds a moment as its field does: `YYYY-MM-DDTHH:mm` in Asia/Shanghai. */
const typedForm = z.object({
  text: requiredText('请填写公告内容', { length: maintenanceLimits.text }),
  from: moment('请填写开始时间'),
  until: moment('请填写结束时间'),
  readOnly: z.boolean(),
})

/** The page 维护公告: what everybody is told of a time of maintenance. */
export function MaintenancePage() {
  const { data, error, refetch } = useQuery(queryOf(operationsApi.maintenance, {}))
  return (
    <>
      <DeskHead
        title="维护公告"
        lead="公告从开始前一天起显示在门户和管理后台上方，到结束时自动消失。选择“只能查看”后，其间除工作人员外不能提交；登录、查看和支付渠道的通知照常。"
      />
      {error && <ErrorView title="维护公告加载失败" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton rows={4} rowHeight={64} />}
      {data !== undefined && (
        <Stack gap={20}>
          {data && <Current maintenance={data} />}
          <Card title={data ? '修改公告' : '发布公告'}>
            <Editor key={JSON.stringify(data)} maintenance={data} />
          </Card>
        </Stack>
      )}
    </>
  )
}

/** The notice that stands, with the button that takes it down. */
function Current({ maintenance: { text, from, until, readOnly } }: { maintenance: Maintenance }) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Notice
        tone="warning"
        title={text}
        actions={
          <Button size="small" onClick={() => setLeaving(true)}>
            撤下
          </Button>
        }
      >
        <p>
          {momentText(from)} 至 {momentText(until)}
          {readOnly && '，其间只能查看'}
        </p>
      </Notice>
      {isLeaving && (
        <ActDialog
          title="撤下维护公告"
          confirmText="撤下"
          danger
          busyText="正在撤下…"
          act={() => call(operationsApi.removeMaintenance, {})}
          said="公告已撤下，10 秒内处处生效"
          reads={reads}
          onClose={() => setLeaving(false)}
        >
          撤下后立即恢复提交。
        </ActDialog>
      )}
    </>
  )
}

const typedMoment = (at: number | undefined): string => (at === undefined ? '' : momentText(at).replace(' ', 'T'))

function Editor({ maintenance }: { maintenance: Maintenance | null }) {
  const reload = useReload(reads)
  const form = useOrderedForm({
    schema: typedForm,
    defaults: {
      text: maintenance?.text ?? '',
      from: typedMoment(maintenance?.from),
      until: typedMoment(maintenance?.until),
      readOnly: maintenance?.readOnly ?? false,
    },
    send: ({ from, until, ...typed }) =>
      call(operationsApi.saveMaintenance, {
        body: { ...typed, from: momentOf(from), until: momentOf(until) },
      }),
    onDone: () => {
      toast('公告已保存，10 秒内处处生效')
      void reload()
    },
  })
  return (
    <Form form={form} label="维护公告">
      <FormField form={form} name="text" label="公告内容" max={maintenanceLimits.text} required>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
      <FormGrid>
        <FormField form={form} name="from" label="开始时间" required>
          {(control) => <MomentField {...control} />}
        </FormField>
        <FormField form={form} name="until" label="结束时间" hint="最长 24 小时" required>
          {(control) => <MomentField {...control} />}
        </FormField>
      </FormGrid>
      <FormField form={form} name="readOnly" label="提交" group>
        {(control) => <Checkbox {...control} label="其间只能查看，除工作人员外不能提交" />}
      </FormField>
      <FormEnd submit="保存公告" busyText="正在保存…" />
    </Form>
  )
}
