import { type OrderedForm, type UploadedFile, useCurrentForm } from '@portal/platform/web'
import type { BusinessType } from '../../contract/business-types.ts'

/** The fields that kinds share, as their forms hold them; e-mail and place stand in some only. */
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
}

/** The request form around a part that all kinds share, whichever kind it is. */
export const useCommonForm = (): OrderedForm<CommonValues> => {
  const form = useCurrentForm()
  if (!form) throw new Error('a part of a request form stands outside of one')
  return form as unknown as OrderedForm<CommonValues>
}
