import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Recording } from './recording.ts'
import type { Statement } from './statement-tap.ts'

/** Finds the parts of a value that are unique to a call: row ids, business numbers, hashes of keys. */
const uniquePart = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b[A-Z]{2}\d{14}\b|(?<![\w-])[\w-]{43}(?![\w-])/g
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/

const fresh = (part: string): string => {
  if (part.length === 36) return randomUUID()
  if (part.length === 43) return randomBytes(32).toString('base64url')
  // All fourteen digits are random: the bare server has no code for a number that is taken already.
  return part.slice(0, 2) + String(randomBytes(6).readUIntBE(0, 6)).padStart(14, '0').slice(-14)
}

/**
 * The values of a further call: as recorded, but with new ids, numbers, keys and times; equal parts stay equal to each
 * other.
 */
const freshValues = ({ statements, varying }: Recording): { values: Statement['values'][]; number: string } => {
  const known = new Map<string, string>()
  let number = ''
  const renew = (part: string): string => {
    const renewed = known.get(part) ?? fresh(part)
    known.set(part, renewed)
    if (part.length === 16) number = renewed
    return renewed
  }
  const renewValue = (value: string): string =>
    moment.test(value) ? new Date().toISOString() : value.replace(uniquePart, renew)
  const values = statements.map((statement, at) =>
    statement.values.map((value, place) => (value !== null && varying[at]?.[place] ? renewValue(value) : value)),
  )
  return { values, number }
}

const run = (db: pg.Pool | pg.PoolClient, { text, name }: Statement, values: Statement['values']) =>
  values.length === 0 && name === undefined ? db.query(text) : db.query({ text, values, ...(name && { name }) })

export type Replayed = { rows: unknown[]; number: string }

/** Sends the statements of the recorded call to the database: the same ones, prepared alike, in the same transaction. */
export const replay = async (pool: pg.Pool, recording: Recording): Promise<Replayed> => {
  const { values, number } = freshValues(recording)
  let client: pg.PoolClient | undefined
  let rows: unknown[] = []
  try {
    for (const [at, statement] of recording.statements.entries()) {
      if (statement.text === 'begin') client = await pool.connect()
      const result = await run(client ?? pool, statement, values[at] ?? [])
      if (result.rows.length > 0) rows = result.rows
      if (statement.text === 'commit') {
        client?.release()
        client = undefined
      }
    }
  } catch (error) {
    client?.release(true)
    throw error
  }
  return { rows, number }
}
