import * as z from 'zod/mini'
import { statedOrder } from '../../contract/file/order-form.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { type RegisterValues, registerDefaults } from './register-form.ts'
import { fieldOf, orderOf } from './register-order.ts'

const fields = Object.fromEntries(Object.keys(registerDefaults).map((name) => [name, z.unknown()])) as Record<
  keyof RegisterValues,
  z.ZodMiniUnknown
>

/** The values stand side by side on the page and within each other on the wire, whose schema holds the rules of both. */
export const rulesOf = (kind: TrademarkKind) =>
  z.object(fields).check(
    z.superRefine((typed, ctx) => {
      const values = typed as RegisterValues
      const refuse = (path: readonly PropertyKey[], message: string) =>
        ctx.addIssue({ code: 'custom', path: fieldOf(path.map(String)), message })
      for (const { path, message } of statedOrder.safeParse(orderOf(kind, values)).error?.issues ?? [])
        refuse(path, message)
    }),
  )
