import type { Pins } from '@portal/proofs/proof'
import type { SealedStatement } from '../statement/statement.ts'
import { type Claim, claim } from './reasons.ts'

/** Whether the statement names the operator whom the pins name; no other name is told. */
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
