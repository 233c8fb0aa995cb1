import {
  Card,
  call,
  Form,
  FormEnd,
  FormField,
  momentText,
  Stack,
  TextArea,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestLimits } from '../../contract/limits.ts'
import { noteForm } from '../../contract/workbench/assignment.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import detailStyles from '../detail/detail.module.css'
import styles from './desk.module.css'
import { deskReads } from './desk-reads.ts'

/** The desk's own notes about a request. Nobody changes them afterwards, and no customer sees them. */
export function NotesCard({ businessSn, notes }: Pick<DeskDetail, 'businessSn' | 'notes'>) {
  const reload = useReload(deskReads)
  const form = useOrderedForm({
    schema: noteForm,
    defaults: { note: '' },
    send: (body, { key }) => call(workbenchApi.addNote, { params: { businessSn }, body }, { key }),
    onDone: async () => {
      toast('备注已添加')
      form.startOver()
      await reload()
    },
  })
  return (
    <Card title="内部备注">
      {notes.length === 0 ? (
        <p className={detailStyles.none}>暂无备注</p>
      ) : (
        <Stack as="ul" gap={10} className={detailStyles.history}>
          {notes.map(({ note, actor, createTime }) => (
            <li key={`${createTime} ${note}`}>
              <span className={detailStyles.time}>{momentText(createTime)}</span>
              <span>{actor}</span>
              <span className={detailStyles.text}>{note}</span>
            </li>
          ))}
        </Stack>
      )}
      <Form form={form} label="添加内部备注" className={styles.noteForm}>
        <FormField
          form={form}
          name="note"
          label="添加备注"
          hint="仅工作人员可见，添加后不可修改"
          max={requestLimits.note}
        >
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
        <FormEnd submit="添加备注" size="small" busyText="正在添加…" />
      </Form>
    </Card>
  )
}
