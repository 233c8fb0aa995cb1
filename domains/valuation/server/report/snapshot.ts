import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { StoredValuation } from '../valuation.table.ts'

/** What a report says was hashed; the portal keeps it. */
export const snapshotWords =
  '平台保存的输入快照的摘要：对以下内容的规范 JSON（RFC 8785，UTF-8）计算：model、parameters、cohort、day、pn、recordVersion 和 input（模型读取的全部字段，未知为 null）'

/** The SHA-256 of everything from which a result is computed, in hexadecimal digits. */
export const snapshotHash = ({ model, parameters, cohort, day, pn, recordVersion, input }: StoredValuation): string => {
  const text = canonicalize({ model, parameters, cohort, day, pn, recordVersion, input })
  return createHash('sha256')
    .update(text ?? '')
    .digest('hex')
}
