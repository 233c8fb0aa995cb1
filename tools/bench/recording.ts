import type { Statement, StatementTap } from './statement-tap.ts'

/** The SQL of one call, recorded twice: the values in which the two recordings differ are new for every call. */
export type Recording = { statements: Statement[]; varying: boolean[][] }

const tries = 60

const textsOf = (statements: Statement[]): string => statements.map(({ text }) => text).join('\n')

/** Each queue is asked for work every two seconds; a call itself only adds to one. */
const isOfQueues = ({ text }: Statement): boolean => text.includes('pgboss.') && !/insert into pgboss/i.test(text)

/**
 * The statements of one call in order, without those of the queues. Those outside a transaction come first, since the portal looks
 * up the session first.
 */
const inOrder = (connections: Statement[][]): Statement[] => {
  const opensTransaction = (statements: Statement[]) => statements.some(({ text }) => text === 'begin')
  return connections
    .toSorted((a, b) => Number(opensTransaction(a)) - Number(opensTransaction(b)))
    .flat()
    .filter((one) => !isOfQueues(one))
}

/**
 * Records the statements of a call. The portal's jobs send statements in between now and then, so that a recording counts only
 * when another one is the same.
 */
export const record = async (tap: StatementTap, call: () => Promise<void>): Promise<Recording> => {
  const seen = new Map<string, Statement[]>()
  for (let attempt = 0; attempt < tries; attempt += 1) {
    tap.take()
    await call()
    const statements = inOrder(tap.take())
    const texts = textsOf(statements)
    const same = seen.get(texts)
    if (same)
      return { statements, varying: statements.map(({ values }, at) => differing(values, same[at]?.values ?? [])) }
    if (statements.length > 0) seen.set(texts, statements)
  }
  throw new Error('the statements of the call are different every time')
}

const differing = (values: Statement['values'], others: Statement['values']): boolean[] =>
  values.map((value, at) => value !== others[at])
