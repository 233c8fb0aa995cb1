import { rightsApi } from '../contract/endpoints.ts'

/** The calls that show rights to their owner; they are made again after each of his acts. */
export const rightReads = [rightsApi.list, rightsApi.detail, rightsApi.coverage, rightsApi.trail]
