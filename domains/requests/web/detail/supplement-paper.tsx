import { type Purpose, ruleOf } from '@portal/files/contract'
import { FileUpload, paperExpected } from '@portal/files/web'
import { FormField, limitText, type UploadedFile, useCurrentForm } from '@portal/platform/web'
import { businessTypeLabels } from '../../contract/business-types.ts'
import type { RequestDetail } from '../../contract/detail.ts'
import { findKind } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import type { SupplementItem } from '../../contract/supplement-view.ts'

/** An upload for one item of a round: it replaces a paper of the form or adds a new one; the limits are those of the kind. */
export function SupplementPaper({
  item: { key, field, label },
  detail: { businessSn, businessType },
}: {
  item: SupplementItem
  detail: Pick<RequestDetail, 'businessSn' | 'businessType'>
}) {
  const form = useCurrentForm()
  if (!form) throw new Error('a paper stands outside of a form')
  const purpose: Purpose = findKind(businessType)?.voucherPurposes[0] ?? 'request-attachment'
  const { bytes, extensions } = ruleOf(purpose)
  const formats = extensions.length === 1 ? 'PDF' : 'Word、图片或 PDF'
  return (
    <FormField
      form={form}
      name={key}
      label={field === null ? `上传${label}` : `新的${label}`}
      note={field === null ? '无法提供时请在说明中写明' : '不更换时请在说明中写明'}
      group
      wide
    >
      {({ value, ...control }) => (
        <FileUpload
          {...control}
          value={value as readonly UploadedFile[]}
          purpose={purpose}
          expects={paperExpected}
          phone={{ title: `${businessTypeLabels[businessType]} · ${label}`, slot: `supplement-${businessSn}.${key}` }}
          max={requestLimits.vouchers}
          help={`${formats}，${requestLimits.vouchers} 份，${limitText(bytes)} 以内`}
        />
      )}
    </FormField>
  )
}
