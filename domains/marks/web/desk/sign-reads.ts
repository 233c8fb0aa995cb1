import { signRulesApi } from '../../contract/endpoints.ts'

/** The calls whose answers change with the rules. */
export const signReads = [signRulesApi.read] as const
