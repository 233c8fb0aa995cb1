import type { Statement, StatementTap } from './statement-tap.ts'

/** The SQL of one call, recorded twice: the values in which the two recordings differ are new for every call. */
export type Recording = { statements: Statement[]; varying: boolean[][] }

const tries = 60

const textsOf = (statements: Statement[]): string => statements.map(({ text }) => text).join('\n')

/** The statements of one call in order. Those outside a transaction come first, since the portal looks up the session first. */
const inOrder = (connections: Statement[][]): Statement[] => {
  const opensTransaction = (statements: Statement[]) => statements.some(({ text }) => text === 'begin')
  return connections.toSorted((a, b) => Number(opensTransaction(a)) - Number(opensTransaction(b))).flat()
}

/**
 * Records the statements of a call. The portal's jobs send statements in between now and then, so that a recording counts
 * only when the next one is the same.
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
