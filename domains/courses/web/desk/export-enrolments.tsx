import { call, dayText, ExportButton, ExportDialog, saveBlob, useReload } from '@portal/platform/web'
import type { DeskCourseDetail } from '../../contract/desk.ts'
import { courseDeskApi } from '../../contract/desk-endpoints.ts'
import type { EnrolmentState } from '../../contract/rules.ts'
import { courseReads } from './course-reads.ts'

/** How long the page waits for the export, in ms: a long list takes some seconds to write and longer to travel. */
const patienceMs = 60_000

interface ExportEnrolmentsProps {
  course: DeskCourseDetail
  filter: { state: EnrolmentState | ''; keyword: string }
  disabled: boolean
}

/** A button that exports the sign-ups that the filters select. */
export function ExportEnrolments({ course: { id, courseName }, filter, disabled }: ExportEnrolmentsProps) {
  const reload = useReload(courseReads)
  return (
    <ExportButton disabled={disabled}>
      {(onClose) => (
        <ExportDialog
          title="导出报名名单"
          about="导出当前筛选下的全部报名，不限于本页。"
          remark="导出人、时间和行数会被记录。文件含联系人资料，请妥善保管，用毕删除。"
          save={async (format) => {
            const request = { params: { id }, query: { ...filter, format } }
            const file = await call(courseDeskApi.export, request, { timeoutMs: patienceMs })
            saveBlob(file, `${courseName}-报名名单-${dayText(Date.now())}.${format}`)
            await reload()
          }}
          onClose={onClose}
        />
      )}
    </ExportButton>
  )
}
