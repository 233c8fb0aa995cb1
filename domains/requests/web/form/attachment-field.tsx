import { type Purpose, ruleOf } from '@portal/files/contract'
import { FileUpload, paperExpected } from '@portal/files/web'
import { FormField, limitText } from '@portal/platform/web'
import { businessTypeLabels, draftForm } from '../../contract/business-types.ts'
import { requestLimits } from '../../contract/limits.ts'
import { useCommonForm } from './use-common-form.ts'

/** The one attachment of a request, from this device or from a phone. */
export function AttachmentField({
  label = '附件',
  hint,
  purpose = 'request-attachment',
  formats = 'Word、图片或 PDF',
  required,
}: {
  label?: string
  hint: string
  /** The purpose of the upload: the first of the kind's `voucherPurposes`. */
  purpose?: Purpose
  /** The file formats that the purpose takes, in words. */
  formats?: string
  required?: boolean
}) {
  const form = useCommonForm()
  const { businessType } = form.rhf.getValues()
  return (
    <FormField
      form={form}
      name="voucher"
      label={label}
      hint={hint}
      group
      wide
      {...(required ? { required } : { note: '选填' })}
    >
      {(control) => (
        <FileUpload
          {...control}
          purpose={purpose}
          expects={paperExpected}
          phone={{
            title: `${businessTypeLabels[businessType]} · ${label}`,
            slot: `${draftForm(businessType)}.voucher`,
          }}
          max={requestLimits.vouchers}
          help={`${formats}，${requestLimits.vouchers} 份，${limitText(ruleOf(purpose).bytes)} 以内`}
        />
      )}
    </FormField>
  )
}
