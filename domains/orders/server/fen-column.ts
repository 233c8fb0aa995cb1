import { customType } from 'drizzle-orm/pg-core'
import { type Fen, fen } from '../contract/money.ts'

/** A column for an amount of money: whole fen, as `bigint` in the database and in the program. */
export const fenColumn = customType<{ data: Fen; driverData: string }>({
  dataType: () => 'bigint',
  toDriver: (amount) => String(amount),
  fromDriver: (text) => fen(BigInt(text)),
})
