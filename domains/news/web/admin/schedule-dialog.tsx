import { requiredText } from '@portal/platform/contract'
import { FormDialog, FormField, MomentField, momentText, useOrderedForm } from '@portal/platform/web'
import * as z from 'zod/mini'
import type { ArticleDetail } from '../../contract/article.ts'
import styles from './articles.module.css'

/** Epoch milliseconds of a typed moment such as `2026-11-21T09:30`, which is in Asia/Shanghai. */
const momentOf = (typed: string): number => Date.parse(`${typed}:00+08:00`)

const schema = z.object({
  at: requiredText('请选择发布时间').check(
    z.refine((typed) => Number.isFinite(momentOf(typed)), { error: '请把发布的日期和时间填完整', abort: true }),
    z.refine((typed) => momentOf(typed) > Date.now(), { error: '发布时间须晚于现在' }),
  ),
})

interface ScheduleDialogProps {
  title: string
  onClose: () => void
  /** Sends the plan; `publishAt` is in epoch milliseconds. */
  send: (publishAt: number, key: string) => Promise<ArticleDetail>
  onDone: (after: ArticleDetail) => void
}

/** The dialog 定时发布: day and time are those of China, wherever the editor is. */
export function ScheduleDialog({ title, onClose, send, onDone }: ScheduleDialogProps) {
  const form = useOrderedForm({
    schema,
    defaults: { at: '' },
    send: ({ at }, { key }) => send(momentOf(at), key),
    onDone,
  })
  const at = momentOf(form.rhf.watch('at'))
  return (
    <FormDialog form={form} title="定时发布" submit="确定" onClose={onClose}>
      <p className={styles.text}>{title}</p>
      <FormField form={form} name="at" label="发布时间" hint="北京时间" required>
        {(control) => <MomentField {...control} />}
      </FormField>
      <p role="status" className={styles.text}>
        {Number.isFinite(at) && `将于 ${momentText(at)}（北京时间）发布，在此之前可以取消。`}
      </p>
    </FormDialog>
  )
}
