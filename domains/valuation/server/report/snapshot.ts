import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { modelVersion } from '../../proof/valuate.ts'
import type { StoredValuation } from '../valuation.table.ts'

/** What a report says was hashed, so that somebody else can compute the same. */
export const snapshotWords =
  '对以下内容的规范 JSON（RFC 8785，UTF-8）计算：model、parameters、cohort、day、pn、recordVersion 和 input（模型读取的全部字段，未知为 null）'

/** The SHA-256 of everything from which a result is computed, in hexadecimal digits. */
export const snapshotHash = ({ parameters, cohort, day, pn, recordVersion, input }: StoredValuation): string => {
  const text = canonicalize({ model: modelVersion, parameters, cohort, day, pn, recordVersion, input })
  return createHash('sha256')
    .update(text ?? '')
    .digest('hex')
}
