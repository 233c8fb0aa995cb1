import { delegationsApi } from '../../contract/delegation-endpoints.ts'
import { rightsApi } from '../../contract/endpoints.ts'

/** The calls that an act on a delegation changes the answers of. */
export const delegationReads = [delegationsApi.ofRight, delegationsApi.list, rightsApi.list, rightsApi.trail]
