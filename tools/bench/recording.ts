import type { Statement, StatementTap } from './statement-tap.ts'

/** What one call does to the database, twice: the values that differ are new for every call. */
export type Recording = { statements: Statement[]; varying: boolean[][] }

const tries = 60

const textsOf = (statements: Statement[]): string => statements.map(({ text }) => text).join('\n')

/** Statements of one call. Whoever speaks outside a transaction speaks first: the session is looked up before anything else. */
const inOrder = (connections: Statement[][]): Statement[] => {
  const opensTransaction = (statements: Statement[]) => statements.some(({ text }) => text === 'begin')
  return connections.toSorted((a, b) => Number(opensTransaction(a)) - Number(opensTransaction(b))).flat()
}

/**
 * Records the statements of a call. Jobs of the portal speak in between now and then, so that a recording counts when
 * the next one says the same.
 */
export const record = async (tap: StatementTap, call: () => Promise<void>): Promise<Recording> => {
  let previous: Statement[] = []
  for (let attempt = 0; attempt < tries; attempt += 1) {
    tap.take()
    await call()
    const statements = inOrder(tap.take())
    if (statements.length > 0 && textsOf(statements) === textsOf(previous)) {
      return { statements, varying: statements.map(({ values }, at) => differing(values, previous[at]?.values ?? [])) }
    }
    previous = statements
  }
  throw new Error('the statements of the call are different every time')
}

const differing = (values: Statement['values'], others: Statement['values']): boolean[] =>
  values.map((value, at) => value !== others[at])
