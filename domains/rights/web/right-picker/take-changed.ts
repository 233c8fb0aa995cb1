import { call, type FormValues, fillForm, type OrderedForm } from '@portal/platform/web'
import { rightsApi } from '../../contract/endpoints.ts'
import type { Prefill, PrefillForm } from '../../contract/prefill.ts'
import { splitValues } from './split-values.ts'

/** Fills a form with what a right says now, also over what was written there; answers the right that filled it. */
export const takeChanged = async (
  form: OrderedForm<FormValues>,
  { rightId, of }: { rightId: string; of: PrefillForm },
): Promise<Prefill['right']> => {
  const { values, right } = await call(rightsApi.prefill, { params: { id: rightId }, query: { form: of } })
  const { free, held } = splitValues(form, values)
  fillForm(form, { ...free, ...held })
  return right
}
