import {
  Card,
  call,
  DeskHead,
  ErrorView,
  Form,
  FormEnd,
  FormField,
  keyOf,
  momentText,
  Notice,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { promisesApi } from '../contract/endpoints.ts'
import { type SettingsReply, settingsForm } from '../contract/settings.ts'
import styles from './promise-settings-page.module.css'
import { ServiceDays } from './service-days.tsx'
import { ShiftFields } from './shift-fields.tsx'

/** 服务时间与时限: the settings of when the desk works and how much time it gives itself. */
export function PromiseSettingsPage() {
  const { data, error, refetch } = useQuery(queryOf(promisesApi.getSettings, {}))
  if (error) return <ErrorView title="设置加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={5} rowHeight={64} />
  return <SettingsEditor key={data.savedAt ?? 0} settings={data} />
}

const textOf = (days: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(days).map(([service, value]) => [service, String(value)]))

function SettingsEditor({ settings }: { settings: SettingsReply }) {
  const queries = useQueryClient()
  const form = useOrderedForm({
    schema: settingsForm,
    defaults: {
      shifts: settings.shifts,
      acceptanceHours: String(settings.acceptanceHours),
      completionDays: String(settings.completionDays),
      completionByService: textOf(settings.completionByService),
    },
    send: (body) => call(promisesApi.putSettings, { body }),
    onDone: async () => {
      toast('设置已保存，此后开始的业务按新时限计算')
      await queries.invalidateQueries({ queryKey: keyOf(promisesApi.getSettings) })
    },
  })
  return (
    <>
      <DeskHead title="服务时间与时限" />
      <Card>
        <Stack gap={10} className={styles.notes}>
          <Notice>
            改动只影响保存之后开始的业务。回电 30 分钟与留言 48
            小时是对外承诺，不在此设置；受理与完成在页面上显示为“目标时限”。
          </Notice>
          <Quiet>
            法定节假日与调休数据到 {settings.knownUntilYear}{' '}
            年为止，之后只按周末休息计算；下一年公布后在“工作日历”录入。
            {settings.savedAt !== null && ` 上次保存：${momentText(settings.savedAt)}。`}
          </Quiet>
        </Stack>
        <Form form={form} label="服务时间与时限" className={styles.form}>
          <FormField
            form={form}
            name="shifts"
            label="工作日的班次"
            hint="北京时间，24 小时制；几个班次重叠的部分只算一次"
            required
            group
          >
            {({ value, onChange, onBlur }) => <ShiftFields value={value} onChange={onChange} onBlur={onBlur} />}
          </FormField>
          <FormField
            form={form}
            name="acceptanceHours"
            label="受理时限（工作小时）"
            hint="从提交到受理或不予受理"
            required
          >
            {(control) => <TextInput {...control} inputMode="numeric" />}
          </FormField>
          <FormField form={form} name="completionDays" label="完成时限（工作日）" hint="从受理到完成" required>
            {(control) => <TextInput {...control} inputMode="numeric" />}
          </FormField>
          {settings.services.length > 0 && (
            <FormField
              form={form}
              name="completionByService"
              label="各业务的完成时限（工作日）"
              hint="留空的按上面的完成时限"
              note="选填"
              group
            >
              {({ value, onChange, onBlur }) => (
                <ServiceDays services={settings.services} value={value} onChange={onChange} onBlur={onBlur} />
              )}
            </FormField>
          )}
          <FormEnd submit="保存" busyText="正在保存…" />
        </Form>
      </Card>
    </>
  )
}
