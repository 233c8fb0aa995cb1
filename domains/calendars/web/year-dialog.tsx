import { isDay, optionalText, requiredText } from '@portal/platform/contract'
import {
  call,
  DateField,
  EditDialog,
  FormField,
  FormGrid,
  Notice,
  Stack,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import * as z from 'zod/mini'
import { type CalendarList, calendarCode, calendarYear, type YearRow } from '../contract/calendar.ts'
import { calendarsApi } from '../contract/endpoints.ts'
import { calendarLimits } from '../contract/limits.ts'
import { yearFaults } from '../contract/year-faults.ts'
import { daysText, readDays } from './days-text.ts'

const reads = [calendarsApi.list] as const

const days = z.string().check(
  z.refine((text) => readDays(text).wrong === undefined, {
    error: ({ input }) => `“${readDays(String(input)).wrong}”不是日期`,
  }),
)

/** The form as it is typed: the days of a year are two texts. */
const typedForm = z
  .object({
    calendar: calendarCode,
    year: calendarYear,
    free: days,
    working: days,
    source: z.object({
      title: requiredText('请填写来源名称', { length: calendarLimits.title }),
      url: optionalText(calendarLimits.url),
      checkedOn: requiredText('请选择核对日期').check(z.refine(isDay, '核对日期有误')),
    }),
  })
  .check((ctx) => {
    const { year, free, working } = ctx.value
    for (const { field, msg } of yearFaults(year, { free: readDays(free).days, working: readDays(working).days })) {
      ctx.issues.push({ code: 'custom', message: msg, path: [field], input: ctx.value })
    }
  })

/** What the window begins with: a year that is known, or a calendar and a year that are not. */
export type OpenedYear = { calendar: string; year: number | undefined; known: YearRow | undefined }

/** Enters a year of a calendar, or replaces one as a whole. */
export function YearDialog({
  opened: { calendar, year, known },
  calendars,
  onClose,
}: {
  opened: OpenedYear
  calendars: CalendarList['elements']
  onClose: () => void
}) {
  const versionOf = (code: string, wanted: number): number =>
    calendars.find((one) => one.calendar === code)?.years.find((one) => one.year === wanted)?.version ?? 0
  return (
    <EditDialog
      title={known ? `替换 ${calendar} ${known.year} 年` : '录入年份'}
      schema={typedForm}
      defaults={{
        calendar,
        year: year === undefined ? '' : String(year),
        free: daysText(known?.free ?? []),
        working: daysText(known?.working ?? []),
        source: {
          title: known?.source.title ?? '',
          url: known?.source.url ?? '',
          checkedOn: known?.source.checkedOn ?? '',
        },
      }}
      send={(typed) =>
        call(calendarsApi.save, {
          params: { calendar: typed.calendar, year: typed.year },
          body: {
            free: readDays(typed.free).days,
            working: readDays(typed.working).days,
            source: typed.source,
            version: known?.version ?? versionOf(typed.calendar, Number(typed.year)),
          },
        })
      }
      said="日历已保存，几秒内处处按它计算"
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={16}>
          <Notice>按公布的通知照抄，一年一次录全；替换时以前的内容仍保留。</Notice>
          <FormGrid>
            {!known && (
              <>
                <FormField form={form} name="calendar" label="日历" hint="CN，或国家的两位代码、EU、WO" required>
                  {(control) => <TextInput {...control} />}
                </FormField>
                <FormField form={form} name="year" label="年份" required>
                  {(control) => <TextInput {...control} inputMode="numeric" />}
                </FormField>
              </>
            )}
            <FormField
              form={form}
              name="free"
              label="放假日"
              hint="含假期内的周末；如 2027-01-01 或 2027-02-06至2027-02-12"
              wide
            >
              {(control) => <TextArea {...control} rows={6} />}
            </FormField>
            <FormField form={form} name="working" label="调休上班日" note="选填" hint="上班的周六、周日" wide>
              {(control) => <TextArea {...control} rows={3} />}
            </FormField>
            <FormField form={form} name="source.title" label="来源" max={calendarLimits.title} required wide>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="source.url" label="来源网址" note="选填" wide>
              {(control) => <TextInput {...control} type="url" placeholder="https://" />}
            </FormField>
            <FormField form={form} name="source.checkedOn" label="核对日期" required>
              {(control) => <DateField {...control} />}
            </FormField>
          </FormGrid>
        </Stack>
      )}
    </EditDialog>
  )
}
