import { requiredText } from '@portal/platform/contract'
import { FormDialog, FormField, TextArea, useOrderedForm } from '@portal/platform/web'
import * as z from 'zod/mini'
import { newsLimits } from '../../contract/limits.ts'
import styles from './articles.module.css'

/** The server takes a withdrawal without a reason too; this dialog asks for one, since readers lose the article. */
const schema = z.object({ reason: requiredText('请填写撤下的原因', { length: newsLimits.reason }) })

interface WithdrawDialogProps<R> {
  title: string
  onClose: () => void
  send: (reason: string, key: string) => Promise<R>
  onDone?: ((after: R) => void) | undefined
}

/** The dialog 撤下: takes one article or several from the public and keeps the reason. */
export function WithdrawDialog<R>({ title, onClose, send, onDone }: WithdrawDialogProps<R>) {
  const form = useOrderedForm({
    schema,
    defaults: { reason: '' },
    send: ({ reason }, { key }) => send(reason, key),
    onDone,
  })
  return (
    <FormDialog form={form} title="撤下文章" submit="撤下" variant="danger" onClose={onClose}>
      <p className={styles.text}>{title}</p>
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
    </FormDialog>
  )
}
