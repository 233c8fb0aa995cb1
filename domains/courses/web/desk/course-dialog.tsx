import { call, EditDialog, FormField, FormGrid, MomentField, Notice, TextArea, TextInput } from '@portal/platform/web'
import { courseForm, courseLabels as labels } from '../../contract/course.ts'
import type { DeskCourseDetail } from '../../contract/desk.ts'
import { courseDeskApi } from '../../contract/desk-endpoints.ts'
import { courseLimits } from '../../contract/limits.ts'
import { courseReads } from './course-reads.ts'
import { localMomentText } from './local-moment.ts'

const fieldsOf = (course: DeskCourseDetail | undefined) => ({
  courseName: course?.courseName ?? '',
  courseTime: localMomentText(course?.courseTime ?? null),
  endTime: localMomentText(course?.endTime ?? null),
  courseAddress: course?.courseAddress ?? '',
  onlineLink: course?.onlineLink ?? '',
  seats: course ? String(course.seats) : '',
  deadline: localMomentText(course?.deadline ?? null),
  description: course?.description ?? '',
})

/** Writes a new course, which begins as a draft, or changes one. */
export function CourseDialog({
  course,
  onClose,
  onSaved,
}: {
  course?: DeskCourseDetail
  onClose: () => void
  onSaved?: (id: string) => void
}) {
  const isAnnounced = course !== undefined && course.state !== 'draft'
  return (
    <EditDialog<ReturnType<typeof fieldsOf>, { id?: string }>
      title={course ? '修改课程' : '新建课程'}
      submit={course ? '保存' : '保存草稿'}
      schema={courseForm}
      defaults={fieldsOf(course)}
      send={(fields, { key }): Promise<{ id?: string }> =>
        course
          ? call(
              courseDeskApi.change,
              { params: { id: course.id }, body: { ...fields, version: course.version } },
              { key },
            )
          : call(courseDeskApi.create, { body: fields }, { key })
      }
      said={course ? '课程已保存' : '草稿已建立，核对后发布'}
      reads={courseReads}
      onSaved={({ id }) => id !== undefined && onSaved?.(id)}
      onClose={onClose}
    >
      {(form) => (
        <>
          {isAnnounced && (
            <Notice tone="warning">
              名称、时间、地点或线上链接有变，会通知全部报名人；席位只能不少于已确认的人数。
            </Notice>
          )}
          <FormGrid>
            <FormField
              form={form}
              name="courseName"
              label={labels.courseName}
              max={courseLimits.courseName}
              required
              wide
            >
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="courseTime" label={labels.courseTime} hint="北京时间" required>
              {(control) => <MomentField {...control} />}
            </FormField>
            <FormField form={form} name="endTime" label={labels.endTime} required>
              {(control) => <MomentField {...control} />}
            </FormField>
            <FormField
              form={form}
              name="courseAddress"
              label={labels.courseAddress}
              hint="线上课程写“线上”"
              max={courseLimits.courseAddress}
              required
              wide
            >
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField
              form={form}
              name="onlineLink"
              label={labels.onlineLink}
              note="选填"
              hint="只给已确认席位的报名人看"
              wide
            >
              {(control) => <TextInput {...control} type="url" placeholder="https://" />}
            </FormField>
            <FormField form={form} name="seats" label={labels.seats} required>
              {(control) => <TextInput {...control} inputMode="numeric" />}
            </FormField>
            <FormField form={form} name="deadline" label={labels.deadline} note="选填" hint="不填则到开课为止">
              {(control) => <MomentField {...control} />}
            </FormField>
            <FormField
              form={form}
              name="description"
              label={labels.description}
              note="选填"
              max={courseLimits.description}
              wide
            >
              {(control) => <TextArea {...control} rows={4} />}
            </FormField>
          </FormGrid>
        </>
      )}
    </EditDialog>
  )
}
