import type { Pins } from '@portal/proofs/proof'
import type { SealedStatement } from '../statement/statement.ts'
import { type Claim, claim } from './reasons.ts'

/** Whether the statement names the same operator as the pins; a name that is not in the pins is never reported. */
export const operatorClaim = ({ operator }: SealedStatement, pins: Pins): Claim => {
  if (operator.name === '' && operator.uscc === '') return claim('operator', 'operator_none')
  if (!pins.operator) return claim('operator', 'operator_unpinned')
  const { name, uscc } = pins.operator
  if (operator.name !== name || operator.uscc !== uscc) return claim('operator', 'operator_other')
  return claim(
    'operator',
    'operator_same',
    [name, uscc].filter((text) => text !== ''),
  )
}
