import { moneyWords } from '@portal/orders/contract'
import type { RegistrationPrice } from '../../contract/price.ts'

export const noPricesWords = '服务价格尚未公布，暂不能提交'

/** The least that a registration costs. */
export const minPriceWords = ({ minPrice }: RegistrationPrice): string => `${moneyWords(minPrice)} 起，官费由申请人承担`

/** By which prices it was reckoned. */
export const priceSourceWords = ({ version, checkedOn, demonstration }: RegistrationPrice): string =>
  [`价格表第 ${version} 版`, checkedOn !== null && `核对于 ${checkedOn}`, demonstration && '演示价格，不涉及任何资金']
    .filter(Boolean)
    .join('，')
