import { sealedFields } from '@portal/platform/server'
import { searchReports } from '../trademark.table.ts'
import { reportTitle } from './report-paper.ts'

/** The noun under which the files of reports are attached; the reference is the report's id. */
export const reportFileKind = 'trademark-search-report'

/** The name of the file tells the number alone: names of files are not sealed. */
export const reportFileName = (reportNo: string): string => `${reportTitle} ${reportNo}.pdf`

export const sealedReport = sealedFields(searchReports)
