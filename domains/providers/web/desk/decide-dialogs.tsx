import {
  call,
  FormDialog,
  FormField,
  type FormValues,
  isConflict,
  Segmented,
  TextArea,
  TextInput,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import type * as z from 'zod/mini'
import { approveForm, type ProviderDetail, providerActLabels, rejectForm } from '../../contract/desk.ts'
import { deskProvidersApi } from '../../contract/desk-endpoints.ts'
import { type LicenceKind, licenceKindChoices, licenceNoLabel } from '../../contract/licence.ts'
import { providerLimits } from '../../contract/limits.ts'
import { deskReads } from './desk-reads.ts'

type DialogProps = { provider: ProviderDetail; onClose: () => void }

/** The form of a decision. Once it is taken the dialog closes; where somebody was faster, the page is read again. */
const useDecision = <T extends FormValues>({
  schema,
  defaults,
  send,
  said,
  onClose,
}: {
  schema: z.ZodMiniType<unknown, { [K in keyof NoInfer<T>]?: unknown }>
  defaults: T
  send: (values: T, sending: { key: string }) => Promise<unknown>
  said: string
  onClose: () => void
}) => {
  const reload = useReload(deskReads)
  return useOrderedForm<T>({
    schema,
    defaults,
    send: async (values, sending) => {
      try {
        return await send(values, sending)
      } catch (error) {
        if (isConflict(error)) await reload()
        throw error
      }
    },
    onDone: async () => {
      toast(said)
      onClose()
      await reload()
    },
  })
}

/** 通过: the number and the business as staff have checked them; what was handed in stands there first. */
export function ApproveDialog({ provider: { id, version, licenceNo, licenceKind }, onClose }: DialogProps) {
  const form = useDecision<{ licenceNo: string; licenceKind: LicenceKind | ''; version: number }>({
    schema: approveForm,
    defaults: { licenceNo: licenceNo ?? '', licenceKind: licenceKind ?? '', version },
    send: (values, { key }) =>
      call(
        deskProvidersApi.approve,
        { params: { id }, body: { ...values, licenceKind: values.licenceKind as LicenceKind } },
        { key },
      ),
    said: '已通过',
    onClose,
  })
  return (
    <FormDialog form={form} title="通过这家机构" submit={providerActLabels.approve} onClose={onClose}>
      <FormField
        form={form}
        name="licenceNo"
        label={licenceNoLabel}
        hint="填写您核对过的号码，客户可见"
        max={providerLimits.licenceNo}
        required
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="licenceKind" label="代理业务" required group>
        {(control) => <Segmented {...control} options={licenceKindChoices} />}
      </FormField>
    </FormDialog>
  )
}

/** 驳回: why, in words that the agency reads. */
export function RejectDialog({ provider: { id, version }, onClose }: DialogProps) {
  const form = useDecision({
    schema: rejectForm,
    defaults: { reason: '', version },
    send: (body, { key }) => call(deskProvidersApi.reject, { params: { id }, body }, { key }),
    said: '已驳回',
    onClose,
  })
  return (
    <FormDialog form={form} title="驳回这家机构" submit={providerActLabels.reject} variant="danger" onClose={onClose}>
      <FormField form={form} name="reason" label="驳回的原因" hint="机构可见" max={providerLimits.reason} required>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
    </FormDialog>
  )
}
