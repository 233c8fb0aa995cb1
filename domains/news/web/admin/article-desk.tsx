import { RecordLogLink } from '@portal/accounts/web'
import {
  Button,
  DetailHead,
  DraftNotice,
  Form,
  LeaveGuard,
  Notice,
  Skeleton,
  Stack,
  SubmitBar,
  useKeptForm,
  useLocalDraft,
} from '@portal/platform/web'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ArticleDetail } from '../../contract/article.ts'
import { ArticleActs } from './article-acts.tsx'
import { ArticleFields } from './article-fields.tsx'
import { ArticleStanding } from './article-standing.tsx'
import styles from './articles.module.css'
import { useArticleForm } from './use-article-form.ts'

const ArticlePreview = lazy(async () => ({ default: (await import('./article-preview.tsx')).ArticlePreview }))
const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }))

/** The page on which an editor writes an article: its fields, its text, and the steps from draft to publication. */
export function ArticleDesk({ article }: { article: ArticleDetail | undefined }) {
  const navigate = useNavigate()
  const { form, saved, newer, ensureSaved, goOn, takeTheirs, keepMine, later } = useArticleForm(article)
  const name = `article-${article?.id ?? 'new'}`
  const draft = useLocalDraft({ key: name, form, omit: [] })
  const [isGone, setGone] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const isUnsaved = form.rhf.formState.isDirty && !isGone
  useKeptForm(name, { form, when: isUnsaved })

  // An article that has just been made has an address of its own from now on.
  const isNew = article === undefined
  const madeId = isNew ? saved?.id : undefined
  useEffect(() => {
    if (madeId) void navigate(`/articles/${madeId}`, { replace: true })
  }, [madeId, navigate])
  // A saved article needs no second copy in this browser.
  const { savedAt, discard } = draft
  useEffect(() => {
    if (!isUnsaved && savedAt !== undefined) discard()
  }, [isUnsaved, savedAt, discard])

  const canSave = saved === undefined || saved.can.includes('save')
  return (
    <Stack gap={20}>
      <DetailHead
        title={saved ? saved.title : '新建文章'}
        meta={saved && <ArticleStanding article={saved} />}
        actions={
          saved && (
            <>
              <RecordLogLink kind="article" of={saved.id} />
              {!canSave && !isPreviewed && (
                <Button size="small" onClick={() => setPreviewed(true)}>
                  预览
                </Button>
              )}
              <ArticleActs
                article={saved}
                ensureSaved={ensureSaved}
                onDone={goOn}
                onRemoved={() => {
                  setGone(true)
                  void navigate('/articles', { replace: true })
                }}
              />
            </>
          )
        }
      />
      {!canSave && <Notice tone="warning">文章已定时发布，内容不能修改；需要修改时请先取消定时。</Notice>}
      {canSave && !isPreviewed && <DraftNotice draft={draft} />}
      <Suspense fallback={<Skeleton rows={6} rowHeight={120} />}>
        {isPreviewed && (
          <ArticlePreview values={form.rhf.getValues()} saved={saved} onBack={() => setPreviewed(false)} />
        )}
      </Suspense>
      <Form form={form} label="文章" className={isPreviewed ? styles.aside : undefined}>
        <fieldset disabled={!canSave}>
          <ArticleFields form={form} readOnly={!canSave} />
        </fieldset>
        {canSave && (
          <SubmitBar
            submit={saved && saved.state !== 'draft' ? '保存修改' : '保存草稿'}
            busyText="正在保存…"
            note={isUnsaved ? '有未保存的修改，每 30 秒在本机留一份' : saved ? '内容已保存' : '还没有保存'}
          >
            <Button onClick={() => setPreviewed(true)}>预览</Button>
          </SubmitBar>
        )}
      </Form>
      <LeaveGuard when={isUnsaved} />
      <Suspense>
        {newer && (
          <ConflictDialog
            mine={form.rhf.getValues()}
            theirs={newer}
            onLater={later}
            onTheirs={takeTheirs}
            onMine={() => void keepMine()}
          />
        )}
      </Suspense>
    </Stack>
  )
}
