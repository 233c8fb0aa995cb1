import { useMay } from '@portal/accounts/web'
import {
  Card,
  call,
  Form,
  FormEnd,
  FormField,
  Log,
  Quiet,
  TextArea,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestLimits } from '../../contract/limits.ts'
import { noteForm } from '../../contract/workbench/assignment.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import styles from './desk.module.css'
import { deskReads } from './desk-reads.ts'

/** The desk's own notes about a request. Nobody changes them afterwards, and no customer sees them. */
export function NotesCard({ businessSn, notes }: Pick<DeskDetail, 'businessSn' | 'notes'>) {
  const mayAct = useMay('requests.act')
  return (
    <Card title="内部备注">
      {notes.length === 0 ? (
        <Quiet>暂无备注</Quiet>
      ) : (
        <Log
          label="备注"
          entries={notes}
          line={({ note, actor, createTime }) => ({ time: createTime, parts: [actor, note] })}
        />
      )}
      {mayAct && <NoteForm businessSn={businessSn} />}
    </Card>
  )
}

function NoteForm({ businessSn }: Pick<DeskDetail, 'businessSn'>) {
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
  )
}
