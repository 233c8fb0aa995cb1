import { workdayApi } from '../../contract/endpoints.ts'

/** The call that shows the kept views; it is made again after each of them is changed. */
export const viewReads = [workdayApi.listViews]
