import type { FeeCode } from '@portal/orders/contract'
import type { Want } from '@portal/orders/server'
import { refuseField } from '@portal/platform/server'
import { extraFees, trademarkFees } from '../../contract/fees.ts'
import type { ExtraFee } from '../../contract/file/action.ts'

/** The fees that a provider may ask for beside its draft. */
const fees: readonly FeeCode[] = [...Object.values(trademarkFees), ...Object.values(extraFees)]
const known = new Map(fees.map((fee) => [fee.code, fee]))

/**
 * What is charged for further fees: by the fee table where they have a price, else the amount that the office's or the
 * provider's paper states.
 * @throws AppFailure `request.invalid` on `extra` for an unknown fee, or one without what it is reckoned by
 */
export const extraWants = (extra: readonly ExtraFee[]): Want[] =>
  extra.map(({ code, quantity, amount }): Want => {
    const fee = known.get(code) ?? refuseField('extra', '补缴费用不在费用表中')
    if (!fee.open) return { fee, quantity: quantity ?? refuseField('extra', `请填写“${fee.name}”的数量`) }
    if (amount === null || amount === undefined) return refuseField('extra', `请填写“${fee.name}”的金额`)
    return { fee, amount }
  })
