import { precheckCasesApi } from '../../contract/case-endpoints.ts'
import { precheckRulesApi } from '../../contract/rule-endpoints.ts'

/** What a judgement changes on the pages of the back office. */
export const judgementReads = [precheckCasesApi.desk, precheckRulesApi.precision]
