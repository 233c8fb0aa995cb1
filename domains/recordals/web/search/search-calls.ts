import { bytes } from '@portal/platform/contract'
import type { recordalSearchApi } from '../../contract/search-endpoints.ts'

type Calls = typeof recordalSearchApi

/** Calls without their schemas: who only asks needs no checker of forms. */
const light = <E extends Calls[keyof Calls]>(path: E['path'], reply: object = {}): E =>
  ({ method: 'GET', path, reply }) as unknown as E

export const searchCalls = {
  serchCustoms: light<Calls['serchCustoms']>('/api/serchCustoms'),
  recordalDetail: light<Calls['recordalDetail']>('/api/recordals/{recordNum}'),
  exportRecordals: light<Calls['exportRecordals']>('/api/recordals-export', bytes),
}
