import { ActDialog, Button, call, EditDialog, FormField, Notice, PlacementDialog, TextArea } from '@portal/platform/web'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cancelForm, type DeskCourseDetail } from '../../contract/desk.ts'
import { courseDeskApi } from '../../contract/desk-endpoints.ts'
import { courseLimits } from '../../contract/limits.ts'
import type { CourseAction } from '../../contract/rules.ts'
import { CourseDialog } from './course-dialog.tsx'
import { courseReads } from './course-reads.ts'

const words = { edit: '修改', publish: '发布', cancel: '取消课程', remove: '删除草稿' } as const satisfies Record<
  CourseAction,
  string
>

/** The buttons that the server's `can` allows, each with its dialog. */
export function CourseActions({ course }: { course: DeskCourseDetail }) {
  const [open, setOpen] = useState<CourseAction | 'place'>()
  const close = () => setOpen(undefined)
  return (
    <>
      {course.can.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'publish' ? 'primary' : 'secondary'}
          onClick={() => setOpen(action)}
        >
          {words[action]}
        </Button>
      ))}
      <Button size="small" onClick={() => setOpen('place')}>
        展示设置
      </Button>
      {open === 'place' && (
        <PlacementDialog
          name={course.courseName}
          now={course}
          send={(body) => call(courseDeskApi.place, { params: { id: course.id }, body })}
          reads={courseReads}
          onClose={close}
        />
      )}
      {open === 'edit' && <CourseDialog course={course} onClose={close} />}
      {open === 'publish' && <PublishDialog course={course} onClose={close} />}
      {open === 'remove' && <RemoveDialog course={course} onClose={close} />}
      {open === 'cancel' && <CancelDialog course={course} onClose={close} />}
    </>
  )
}

type DialogOf = { course: DeskCourseDetail; onClose: () => void }

function PublishDialog({ course: { id, courseName }, onClose }: DialogOf) {
  return (
    <ActDialog
      title={`发布：${courseName}`}
      confirmText="发布"
      busyText="正在发布…"
      act={() => call(courseDeskApi.publish, { params: { id } })}
      said="课程已发布"
      reads={courseReads}
      onClose={onClose}
    >
      发布后所有人可见，可以报名。
    </ActDialog>
  )
}

function RemoveDialog({ course: { id, courseName }, onClose }: DialogOf) {
  const navigate = useNavigate()
  const remove = async () => {
    await call(courseDeskApi.remove, { params: { id } })
    await navigate('/courses')
  }
  return (
    <ActDialog
      title={`删除草稿：${courseName}`}
      confirmText="删除"
      danger
      busyText="正在删除…"
      act={remove}
      said="草稿已删除"
      reads={courseReads}
      onClose={onClose}
    >
      删除后不能恢复，操作会留下记录。
    </ActDialog>
  )
}

function CancelDialog({ course: { id, courseName, taken, waiting }, onClose }: DialogOf) {
  return (
    <EditDialog
      title={`取消课程：${courseName}`}
      label="取消课程"
      size="medium"
      submit="取消课程"
      busyText="正在取消…"
      cancel="不取消"
      schema={cancelForm}
      defaults={{ reason: '' }}
      send={(body, { key }) => call(courseDeskApi.cancel, { params: { id }, body }, { key })}
      said="课程已取消"
      reads={courseReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Notice tone="warning">
            取消后不能恢复。已确认 {taken} 人、候补 {waiting} 家都会收到通知，并看到原因。
          </Notice>
          <FormField form={form} name="reason" label="取消原因" max={courseLimits.reason} required>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
