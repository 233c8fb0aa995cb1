import { type OrderedForm, type UploadedFile, useCurrentForm } from '@portal/platform/web'
import type { BusinessType } from '../../contract/business-types.ts'
import type { UsedRight } from '../../contract/used-right.ts'

/** The values of the fields that kinds share; only some kinds have e-mail and place. */
type CommonValues = {
  businessType: BusinessType
  appeal: string
  lxrName: string
  lxrPhone: string
  lxrEmail: string
  province: string
  city: string
  county: string
  voucher: readonly UploadedFile[]
  right: UsedRight
}

/** The form around a part that all kinds use, typed without naming the kind. */
export const useCommonForm = (): OrderedForm<CommonValues> => {
  const form = useCurrentForm()
  if (!form) throw new Error('a part of a request form stands outside of one')
  return form as unknown as OrderedForm<CommonValues>
}
