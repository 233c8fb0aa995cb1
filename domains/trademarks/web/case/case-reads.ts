import { trademarkFilesApi } from '../../contract/file-endpoints.ts'

/** Who looks at an application: words and acts are his. */
export type CaseViewer = 'owner' | 'provider' | 'staff'

/** The calls that show applications to owner and provider; they are made again after an act. */
export const caseReads = [trademarkFilesApi.detail, trademarkFilesApi.listOwn, trademarkFilesApi.listProvider] as const
