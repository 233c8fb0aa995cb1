import { type OrderedForm, type UploadedFile, useCurrentForm } from '@portal/platform/web'

/** The fields that every kind has, as its form holds them. */
type CommonValues = { lxrName: string; lxrPhone: string; voucher: readonly UploadedFile[] }

/** The request form around a part that all kinds share, whichever kind it is. */
export const useCommonForm = (): OrderedForm<CommonValues> => {
  const form = useCurrentForm()
  if (!form) throw new Error('a part of a request form stands outside of one')
  return form as unknown as OrderedForm<CommonValues>
}
