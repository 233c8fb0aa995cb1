import {
  Button,
  Card,
  Checkbox,
  call,
  Form,
  FormField,
  Notice,
  TextArea,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import type { DeskDetail } from '../../contract/desk-view.ts'
import { messagesApi } from '../../contract/endpoints.ts'
import { replyForm } from '../../contract/forms.ts'
import { messageLimits } from '../../contract/limits.ts'
import styles from './desk.module.css'
import { useDeskReload, wasTooLate } from './use-desk-act.ts'

/** The answer, or a better one in its place. Plain text. */
export function ReplyCard({ detail }: { detail: DeskDetail }) {
  const { id, reply, state, version } = detail
  const reload = useDeskReload()
  const form = useOrderedForm({
    schema: replyForm,
    defaults: { reply: reply ?? '', publish: false, version },
    send: async (body, { key }): Promise<unknown> => {
      try {
        return await call(messagesApi.reply, { params: { id }, body }, { key })
      } catch (error) {
        if (wasTooLate(error)) await reload()
        throw error
      }
    },
    onDone: () => {
      toast(reply === null ? '答复已发出' : '答复已修改')
      void reload()
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
        {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
        <div className={styles.buttons}>
          {state !== 'published' && (
            <Checkbox
              label="同时公开问答（隐去姓名）"
              value={publish === true}
              onChange={(next) => form.rhf.setValue('publish', next, { shouldDirty: true })}
            />
          )}
          <Button type="submit" variant="primary" busy={form.busy}>
            {reply === null ? '发送答复' : '保存答复'}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
