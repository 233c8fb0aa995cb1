import { deskNiceApi } from '../../contract/desk-endpoints.ts'
import { niceApi } from '../../contract/endpoints.ts'

/** The calls whose answers change when an edition comes, goes or is published. */
export const listReads = [deskNiceApi.listEditions, niceApi.editions] as const
export const editionReads = [...listReads, deskNiceApi.readEdition] as const

export const editionAddress = (edition: string): string => `/nice-editions/${encodeURIComponent(edition)}`
