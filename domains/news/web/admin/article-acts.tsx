import { Button, type ButtonProps, ConfirmDialog, call, newKey, toast, useAction } from '@portal/platform/web'
import { useState } from 'react'
import type { ArticleDetail } from '../../contract/article.ts'
import { articlesApi } from '../../contract/endpoints.ts'
import { type ArticleAction, articleActionLabels } from '../../contract/states.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Act = Exclude<ArticleAction, 'save' | 'restore'>
/** The actions in the order of their buttons. */
const acts: readonly Act[] = ['remove', 'cancel', 'withdraw', 'schedule', 'publish']

/** The questions for actions that need only a yes; the other actions open dialogs of their own. */
const questions = {
  publish: '发布后所有人都能看到这篇文章。',
  cancel: '取消后文章回到草稿，不会自动发布。',
  remove: '删除后不能恢复，各版本留存备查。',
} as const satisfies Partial<Record<Act, string>>
type Plain = keyof typeof questions
const isPlain = (action: Act | undefined): action is Plain => action !== undefined && action in questions

const done = {
  publish: '文章已发布',
  schedule: '已定时发布',
  cancel: '已取消定时发布',
  withdraw: '文章已撤下',
  remove: '文章已删除',
} as const satisfies Record<Act, string>

const variants: Partial<Record<Act, ButtonProps['variant']>> = {
  publish: 'primary',
  withdraw: 'danger',
  remove: 'danger',
}
/** Actions that publish what stands on the screen, so that unsaved changes must be saved first. */
const needsSaving: readonly Act[] = ['publish', 'schedule']

interface ArticleActsProps {
  article: ArticleDetail
  /** Saves unsaved changes; answers the article, or undefined where it could not be saved. */
  ensureSaved: () => Promise<ArticleDetail | undefined>
  onDone: (article: ArticleDetail) => void
  onRemoved: () => void
}

/** Buttons for the actions that the server allows on this article now; each asks before it acts. */
export function ArticleActs({ article, ensureSaved, onDone, onRemoved }: ArticleActsProps) {
  const { id, title, version, can } = article
  const [asked, setAsked] = useState<Act>()
  const close = () => setAsked(undefined)
  const ask = useAction(async (action: Act) => {
    if (needsSaving.includes(action) && !(await ensureSaved())) return
    setAsked(action)
  })
  const finish = (action: Act, after: ArticleDetail) => {
    close()
    toast(done[action])
    onDone(after)
  }
  const plain = useAction(async (action: Plain) => {
    try {
      if (action === 'remove') {
        await call(articlesApi.remove, { params: { id } })
        toast(done.remove)
        return onRemoved()
      }
      const key = { key: newKey() }
      const params = { id }
      finish(
        action,
        action === 'publish'
          ? await call(articlesApi.publish, { params, body: { version } }, key)
          : await call(articlesApi.cancel, { params, body: {} }, key),
      )
    } finally {
      close()
    }
  })
  return (
    <>
      {acts
        .filter((action) => can.includes(action))
        .map((action) => (
          <Button key={action} size="small" variant={variants[action]} onClick={() => void ask.run(action)}>
            {articleActionLabels[action]}
          </Button>
        ))}
      <ConfirmDialog
        open={isPlain(asked)}
        title={isPlain(asked) ? `${articleActionLabels[asked]}：${title}` : ''}
        confirmText={asked && articleActionLabels[asked]}
        danger={asked === 'remove'}
        busy={plain.busy}
        busyText="正在处理…"
        onCancel={close}
        onConfirm={() => isPlain(asked) && void plain.run(asked)}
      >
        {isPlain(asked) && questions[asked]}
      </ConfirmDialog>
      {asked === 'schedule' && (
        <ScheduleDialog
          title={title}
          onClose={close}
          send={(publishAt, key) =>
            call(articlesApi.schedule, { params: { id }, body: { version, publishAt } }, { key })
          }
          onDone={(after) => finish('schedule', after)}
        />
      )}
      {asked === 'withdraw' && (
        <WithdrawDialog
          title={title}
          onClose={close}
          send={(reason, key) => call(articlesApi.withdraw, { params: { id }, body: { reason } }, { key })}
          onDone={(after) => finish('withdraw', after)}
        />
      )}
    </>
  )
}
