import {
  ActDialog,
  call,
  DateField,
  dayWords,
  EditDialog,
  FormField,
  Quiet,
  shanghaiDay,
  TextArea,
} from '@portal/platform/web'
import { useNavigate } from 'react-router'
import { type DeadlineDetail, doneForm, overrideForm } from '../../contract/deadline.ts'
import { deadlineLimits as limits } from '../../contract/limits.ts'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import { ownReads } from './own-reads.ts'
import { usePlace } from './place.ts'

/** What is done in a window of its own. */
export type OpenedAct = 'override' | 'done' | 'remove'

interface ActProps {
  deadline: DeadlineDetail
  onClose: () => void
}

/** The windows of what can be done with a deadline. */
export function ActDialogs({ act, ...props }: ActProps & { act: OpenedAct }) {
  switch (act) {
    case 'override':
      return <OverrideDialog {...props} />
    case 'done':
      return <DoneDialog {...props} />
    case 'remove':
      return <RemoveDialog {...props} />
  }
}

/** Another day than the computed one, which stays beside it; the computed day takes the override away. */
function OverrideDialog({ deadline: { id, version, dueOn, override }, onClose }: ActProps) {
  return (
    <EditDialog
      title="改期"
      schema={overrideForm}
      defaults={{ version, dueOn: override?.dueOn ?? '', reason: '' }}
      send={(body) => call(ownDeadlinesApi.override, { params: { id }, body })}
      said="日期已保存"
      reads={ownReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Quiet>现在算出的日期是 {dayWords(dueOn)}，改期后仍会写在旁边；选回这一天就是取消改期。</Quiet>
          <FormField form={form} name="dueOn" label="改为哪一天" required>
            {(control) => <DateField {...control} />}
          </FormField>
          <FormField
            form={form}
            name="reason"
            label="原因"
            hint="如：通知书上写的日期不同、已获准延期"
            max={limits.reason}
            required
          >
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}

function DoneDialog({ deadline: { id, version }, onClose }: ActProps) {
  return (
    <EditDialog
      title="标为已完成"
      schema={doneForm}
      defaults={{ version, doneOn: shanghaiDay(Date.now()), note: '' }}
      send={(body) => call(ownDeadlinesApi.done, { params: { id }, body })}
      said="已标为完成，不再提醒"
      reads={ownReads}
      submit="确定"
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="doneOn" label="哪一天完成的">
            {(control) => <DateField {...control} />}
          </FormField>
          <FormField form={form} name="note" label="说明" note="选填" max={limits.note}>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}

function RemoveDialog({ deadline: { id, title }, onClose }: ActProps) {
  const navigate = useNavigate()
  const { list } = usePlace()
  const remove = async () => {
    await call(ownDeadlinesApi.remove, { params: { id } })
    await navigate(list)
  }
  return (
    <ActDialog
      title={`删除“${title}”？`}
      act={remove}
      said="期限已删除"
      reads={ownReads}
      confirmText="删除"
      busyText="正在删除…"
      danger
      onClose={onClose}
    >
      删除后不再提醒，日历订阅里会显示为已取消。
    </ActDialog>
  )
}
