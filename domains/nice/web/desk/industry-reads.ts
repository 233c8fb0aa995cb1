import { deskNiceApi } from '../../contract/desk-endpoints.ts'
import { niceApi } from '../../contract/endpoints.ts'

/** The calls whose answers change with the industries. */
export const industryReads = [deskNiceApi.readIndustries, niceApi.industries, niceApi.recommend] as const
