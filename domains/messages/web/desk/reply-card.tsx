import {
  Card,
  Checkbox,
  call,
  Form,
  FormEnd,
  FormField,
  TextArea,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import type { DeskDetail } from '../../contract/desk-view.ts'
import { messagesApi } from '../../contract/endpoints.ts'
import { replyForm } from '../../contract/forms.ts'
import { messageLimits } from '../../contract/limits.ts'
import { deskReads } from './desk-reads.ts'

/** The form for the answer to a message, or for a better answer in place of the first. The answer is plain text. */
export function ReplyCard({ detail }: { detail: DeskDetail }) {
  const { id, reply, state, version } = detail
  const reload = useReload(deskReads)
  const form = useOrderedForm({
    schema: replyForm,
    defaults: { reply: reply ?? '', publish: false, version },
    send: (body, { key }): Promise<unknown> =>
      call(messagesApi.reply, { params: { id }, body }, { key }).finally(() => void reload()),
    onDone: () => {
      toast(reply === null ? '答复已发出' : '答复已修改')
    },
  })
  const publish = form.rhf.watch('publish')
  return (
    <Card title="答复">
      <Form form={form} label="答复留言">
        <FormField
          form={form}
          name="reply"
          label="答复内容"
          hint="纯文本；留言人会收到“有新的消息”的通知，通知中不含内容"
          max={messageLimits.reply}
          required
        >
          {(control) => <TextArea {...control} rows={8} />}
        </FormField>
        <FormEnd submit={reply === null ? '发送答复' : '保存答复'}>
          {state !== 'published' && (
            <Checkbox
              label="同时公开问答（隐去姓名）"
              value={publish === true}
              onChange={(next) => form.rhf.setValue('publish', next, { shouldDirty: true })}
            />
          )}
        </FormEnd>
      </Form>
    </Card>
  )
}
