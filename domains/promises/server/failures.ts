import { failuresOf } from '@portal/platform/server'

const { fail } = failuresOf({})

/** Refuses one field of a form, as its schema would. */
export const refuseField = (path: string, msg: string): never =>
  fail('request.invalid', { msg, fields: [{ path, msg }] })
