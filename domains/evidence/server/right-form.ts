import type { RightForm } from '@portal/rights/contract'

/** A record of a fair takes the holder's name from a right; none of its papers is one of a right. */
export const evidenceRightForm: RightForm = {
  form: 'evidence',
  valuesOf: ({ obligeeName }) => ({ obligeeName }),
  purposes: [],
}
