import { Upload, type UploadProps, useTouch } from '@portal/platform/web'
import { useMemo } from 'react'
import type { Purpose } from '../contract/purposes.ts'
import { PhoneUpload } from './phone-upload.tsx'
import { lookedAt, preparePhoto } from './prepare-photo.ts'
import type { Expectation } from './quality/expectation.ts'
import { uploadRuleOf } from './upload-rule-of.ts'

export interface FileUploadProps extends Omit<UploadProps, 'rule' | 'extra'> {
  purpose: Purpose
  /**
   * Offers 用手机上传 to whoever does not hold a phone already. `title` is what the phone shows (`海关查扣应对 · 附件`), `slot` names this place among all forms
   * (`request-7.voucher`).
   */
  phone?: { title: string; slot: string } | undefined
  /** What a picture should be: its row says where it is too small, dark or blurred. Pictures are not looked at without it. */
  expects?: Expectation | undefined
}

/**
 * The upload control for one of our purposes. With `phone` it also offers to upload from a phone. It needs a `Field group`
 * around it.
 */
export function FileUpload({ purpose, phone, expects, ...props }: FileUploadProps) {
  const hasCamera = useTouch()
  const rule = useMemo(() => uploadRuleOf(purpose), [purpose])
  const prepare = useMemo(() => {
    const prepared = preparePhoto(purpose, { hasCamera })
    return expects ? lookedAt(prepared, expects) : prepared
  }, [purpose, hasCamera, expects])
  const { value, onChange, max = 1, disabled } = props
  return (
    <Upload
      prepare={prepare}
      {...props}
      rule={rule}
      extra={
        phone &&
        !hasCamera && (
          <PhoneUpload
            {...phone}
            purpose={purpose}
            disabled={disabled === true || value.length >= max}
            onFile={(file) => onChange([...value, file])}
          />
        )
      }
    />
  )
}
