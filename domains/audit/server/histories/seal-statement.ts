import canonicalize from 'canonicalize'
import type { historyParts, historySeals } from './history.table.ts'

type Seal = Pick<typeof historySeals.$inferSelect, 'day' | 'at'>
export type Part = Omit<typeof historyParts.$inferSelect, 'day'>

/** What the evidence log holds of a seal: RFC 8785 JSON with the parts in the order of their histories. */
export const sealStatement = ({ day, at }: Seal, parts: readonly Part[]): Buffer => {
  const told = parts
    .map(({ history, columns, rows, root }) => ({ history, columns, rows, root }))
    .toSorted((one, other) => (one.history < other.history ? -1 : 1))
  return Buffer.from(canonicalize({ v: 'cn.ip-evidence.history-seal/1', day, at: at.getTime(), parts: told }) ?? '')
}
