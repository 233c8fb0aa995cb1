import { trademarksApi } from '../../contract/endpoints.ts'

/** The calls whose answers change with the members. */
export const madridReads = [trademarksApi.readMadrid, trademarksApi.madridMembers] as const
