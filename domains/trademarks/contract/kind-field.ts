import * as z from 'zod/mini'
import { trademarkKinds } from './kinds.ts'

const kindField = z.enum(trademarkKinds, { error: '请选择注册类型' })
/** The kind of a look-up, which is a registration in China unless told otherwise. */
export const lookUpKind = z.pipe(
  z.transform((value: unknown) => (value === undefined || value === null || value === '' ? 'sbzc' : value)),
  kindField,
)
