import { acceptOf, ruleOf } from '@portal/files/contract'
import { FormField, limitText, Upload, type UploadRule } from '@portal/platform/web'
import { requestLimits } from '../../contract/index.ts'
import { useCommonForm } from './use-common-form.ts'

const purpose = 'request-attachment'
const { bytes, extensions } = ruleOf(purpose)
const rule: UploadRule = { purpose, extensions, maxBytes: bytes, accept: acceptOf(purpose) }

/** The one attachment of a request. */
export function AttachmentField({ hint, onUploading }: { hint: string; onUploading: (busy: boolean) => void }) {
  return (
    <FormField form={useCommonForm()} name="voucher" label="附件" note="选填" hint={hint} group wide>
      {(control) => (
        <Upload
          {...control}
          rule={rule}
          max={requestLimits.vouchers}
          help={`Word、图片或 PDF，${requestLimits.vouchers} 份，${limitText(bytes)} 以内`}
          onBusy={onUploading}
        />
      )}
    </FormField>
  )
}
