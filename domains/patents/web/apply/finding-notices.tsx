import { dayText, Notice, type OrderedForm, Stack } from '@portal/platform/web'
import { type Finding, findingsOf } from '../../contract/findings.ts'
import type { ApplyValues } from './apply-form.ts'

/** What is worth a second look in what the customer has filled in so far. It keeps no application back. */
export function FindingNotices({
  form,
  codes,
}: {
  form: OrderedForm<ApplyValues>
  /** The findings that belong to this part of the form. */
  codes: readonly Finding['code'][]
}) {
  const values = form.rhf.watch()
  const found = findingsOf(
    {
      ...values,
      specialMeaning: values.specialMeaning === '' ? null : values.specialMeaning,
      firstFilingDate: /^\d{4}-\d{2}-\d{2}$/.test(values.firstFilingDate) ? values.firstFilingDate : null,
    },
    dayText(Date.now()),
  ).filter(({ code }) => codes.includes(code))
  return (
    <Stack gap={12} aria-live="polite">
      {found.map(({ code, text }) => (
        <Notice key={code} tone="warning">
          {text}
        </Notice>
      ))}
    </Stack>
  )
}
