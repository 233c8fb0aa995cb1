import { useSession } from '@portal/accounts/web'
import {
  call,
  keyOf,
  LeaveGuard,
  PageHead,
  queryOf,
  Tabs,
  useKeptForm,
  useLocalDraft,
  useOrderedForm,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { messagesApi } from '../contract/endpoints.ts'
import { type MessageForm, messageForm } from '../contract/forms.ts'
import { messageLimits } from '../contract/limits.ts'
import type { Submitted } from '../contract/message-view.ts'
import { AnsweredTab } from './answered-tab.tsx'
import styles from './message-page.module.css'
import { MineTab } from './mine-tab.tsx'
import { tabNames, usePageSearch } from './page-search.ts'
import { useProof } from './use-proof.ts'
import { WriteTab } from './write-tab.tsx'

// The form does not wait for its dialogs: they are closed at first and are loaded right after it.
const SentDialog = lazy(async () => ({ default: (await import('./sent-dialog.tsx')).SentDialog }))

const labels = { name0: '我要留言', name1: '我的留言', name2: '已答复留言' } as const
const tabs = tabNames.map((value) => ({ value, label: labels[value] }))

/** The page 留言咨询: visitors write messages, find their own ones again, and read the answers that others got. */
export function MessagePage() {
  const [search, patch] = usePageSearch()
  const { activeName } = search
  const { userinfo } = useSession()
  const email = userinfo?.email ?? ''
  const queries = useQueryClient()
  const terms = useQuery(queryOf(messagesApi.terms, {}))
  const [sent, setSent] = useState<Submitted>()
  const proof = useProof(userinfo === undefined)
  const form = useOrderedForm<MessageForm, Submitted>({
    schema: messageForm,
    defaults: {
      title: '',
      lyName: '',
      lyEmail: email,
      content: '',
      proof: '',
    },
    send: async (body, { key }) =>
      call(messagesApi.submit, { body: { ...body, proof: await proof.take(key) } }, { key }),
    onDone: (result) => {
      draft.discard()
      setSent(result)
      void queries.invalidateQueries({ queryKey: keyOf(messagesApi.list) })
    },
  })
  const { rhf } = form
  // The e-mail address is filled in as soon as it is known: the browser stores none, so it arrives after the page. The user
  // name is no person's name, so nobody's name is filled in.
  useEffect(() => {
    if (email !== '' && rhf.getValues('lyEmail') === '') rhf.resetField('lyEmail', { defaultValue: email })
  }, [rhf, email])
  useEffect(() => {
    const about = search.subject ?? search.question
    if (!about || rhf.getValues('title') !== '' || rhf.getValues('content') !== '') return
    rhf.resetField('title', { defaultValue: [...about].slice(0, messageLimits.title).join('') })
    rhf.resetField('content', { defaultValue: search.question ?? '' })
  }, [rhf, search.subject, search.question])
  const draft = useLocalDraft({
    key: 'message',
    form,
    omit: ['lyName', 'lyEmail', 'proof'],
    as: userinfo === undefined ? 'visitor' : undefined,
  })
  const isUnsent = form.rhf.formState.isDirty && sent === undefined
  useKeptForm('message', { form, when: isUnsent })
  const startOver = () => {
    form.startOver()
    draft.discard()
    setSent(undefined)
  }
  const write = () => patch({ activeName: 'name0' })
  return (
    <>
      <PageHead
        title="留言咨询"
        lead="把问题写下来，48 小时内答复，从下一班次开始计算；已公开的问答可以直接查看。"
        brief={{ words: '答复时限' }}
      />
      <div className={`wrap ${styles.page}`}>
        <Tabs
          label="留言咨询"
          tabs={tabs}
          value={activeName}
          onChange={(next) => patch({ activeName: next, page: 1, keyword: '', id: '', key: '' })}
        >
          {activeName === 'name0' && <WriteTab form={form} draft={draft} terms={terms} onTyping={proof.start} />}
          {activeName === 'name1' && <MineTab id={search.id} messageKey={search.key} onWrite={write} />}
          {activeName === 'name2' && <AnsweredTab onWrite={write} />}
        </Tabs>
      </div>
      <LeaveGuard when={isUnsent} />
      {sent && (
        <Suspense>
          <SentDialog sent={sent} mail={terms.data?.mail === true} onAgain={startOver} />
        </Suspense>
      )}
    </>
  )
}
