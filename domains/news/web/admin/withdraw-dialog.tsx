import { requiredText } from '@portal/platform/contract'
import { Button, Dialog, Form, FormField, Notice, TextArea, useOrderedForm } from '@portal/platform/web'
import * as z from 'zod/mini'
import type { ArticleDetail } from '../../contract/article.ts'
import { newsLimits } from '../../contract/limits.ts'
import styles from './articles.module.css'

/** The call takes one without a reason; who takes something from the public says why. */
const schema = z.object({ reason: requiredText('请填写撤下的原因', { length: newsLimits.reason }) })

interface WithdrawDialogProps {
  title: string
  onClose: () => void
  send: (reason: string, key: string) => Promise<ArticleDetail>
  onDone: (after: ArticleDetail) => void
}

/** 撤下: takes an article from the public and keeps why. */
export function WithdrawDialog({ title, onClose, send, onDone }: WithdrawDialogProps) {
  const form = useOrderedForm({
    schema,
    defaults: { reason: '' },
    send: ({ reason }, { key }) => send(reason, key),
    onDone,
  })
  return (
    <Dialog open title="撤下文章" onClose={onClose}>
      <p className={styles.text}>{title}</p>
      <Form form={form} label="撤下文章">
        <FormField
          form={form}
          name="reason"
          label="撤下原因"
          hint="仅工作人员可见；读者打开原链接时会看到文章不存在"
          max={newsLimits.reason}
          required
        >
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
        {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            撤下
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
