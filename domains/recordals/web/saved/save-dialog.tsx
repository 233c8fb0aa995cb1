import { loginAddress, useSession } from '@portal/accounts/web'
import { NoticeRecipients } from '@portal/notices/web'
import {
  Button,
  call,
  Dialog,
  FormDialog,
  FormField,
  keyOf,
  LinkButton,
  Quiet,
  Segmented,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { savedSearchesApi } from '../../contract/saved-endpoints.ts'
import { type SavedKind, savedForm, savedKindLabels, savedKinds, savedLimits } from '../../contract/saved-search.ts'
import { conditionWords, type Said } from './condition-words.ts'
import css from './saved.module.css'
import { titleFrom } from './title-from.ts'

export type SaveDialogProps = {
  /** The conditions that the page has just searched for; empty where the user comes without a search. */
  said: Said
  /** The kind that is chosen at first; when it is missing, `query` where there are conditions, else `name`. */
  kind?: SavedKind | undefined
  onClose: () => void
}

/** The dialog 保存此查询. It leads a visitor who is not signed in to the login and back to this search. */
export function SaveDialog(props: SaveDialogProps) {
  const { userinfo } = useSession()
  const { pathname, search } = useLocation()
  if (userinfo) return <SaveForm {...props} />
  return (
    <Dialog
      open
      title="登录后保存"
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>取消</Button>
          <LinkButton variant="primary" to={loginAddress(pathname + search)}>
            去登录
          </LinkButton>
        </>
      }
    >
      <p>查询不用登录，保存查询并接收提醒需要登录。登录后会回到这里。</p>
    </Dialog>
  )
}

type Values = { kind: SavedKind; query: Said; watched: string; title: string }

const explanations: Record<SavedKind, string> = {
  query: '每次导入新数据后，有符合这些条件的备案新增或变化时通知您一次。',
  name: '每次导入新数据后，有权利名称相同或近似（读音相同、只差一个字的也算）的备案新增或变化时通知您一次，便于发现他人抢先备案；您关注的“我的备案”除外。',
  own: '这项备案的内容或状态变化时，以及截止日期前 180、90、30 天，通知您。',
}

const watchedAtFirst = (kind: SavedKind, said: Said): string => {
  if (kind === 'name') return said.recordName ?? said.q ?? ''
  return kind === 'own' ? (said.recordNum ?? said.q ?? '') : ''
}

function SaveForm({ said, kind: wanted, onClose }: SaveDialogProps) {
  const queries = useQueryClient()
  const words = conditionWords(said)
  const first = wanted ?? (words === '' ? 'name' : 'query')
  const form = useOrderedForm<Values, { id: string }>({
    schema: savedForm,
    defaults: {
      kind: first,
      query: said,
      watched: watchedAtFirst(first, said),
      title: titleFrom(first === 'query' ? words : watchedAtFirst(first, said)),
    },
    send: (value, { key }) =>
      call(
        savedSearchesApi.save,
        { body: { ...value, query: { registerType: null, recordState: null, ...(value.query as object) } } },
        { key },
      ),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: keyOf(savedSearchesApi.list) })
      toast('已保存，可在“我的查询”查看')
      onClose()
    },
  })
  const kind = form.rhf.watch('kind')
  const choose = (next: SavedKind | '') => {
    if (next === '') return
    const { dirtyFields } = form.rhf.formState
    form.rhf.setValue('kind', next)
    if (!dirtyFields.watched) form.rhf.setValue('watched', watchedAtFirst(next, said))
    if (!dirtyFields.title) form.rhf.setValue('title', titleFrom(next === 'query' ? words : watchedAtFirst(next, said)))
  }
  const offered = savedKinds.filter((one) => one !== 'query' || words !== '')
  return (
    <FormDialog form={form} title="保存查询" className={css.form} submit="保存" busyText="正在保存…" onClose={onClose}>
      <FormField form={form} name="kind" label="保存什么" group>
        {(control) => (
          <Segmented
            {...control}
            onChange={choose}
            options={offered.map((value) => ({ value, label: savedKindLabels[value] }))}
          />
        )}
      </FormField>
      <Quiet className={css.kind}>{explanations[kind]}</Quiet>
      {kind === 'query' && <p className={css.conditions}>{words}</p>}
      {kind !== 'query' && (
        <FormField form={form} name="watched" label={kind === 'name' ? '名称' : '备案号'} required>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
      )}
      <FormField form={form} name="title" label="给它起个名字" note={`最多 ${savedLimits.title} 个字`} required>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <NoticeRecipients topic="recordal" />
    </FormDialog>
  )
}
