import { patentsApi } from '../../contract/endpoints.ts'

/** The calls that show an application to its owner; they are made again after an act of his. */
export const ownReads = [patentsApi.ownDetail, patentsApi.listOwn]
