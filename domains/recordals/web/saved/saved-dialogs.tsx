import {
  ConfirmDialog,
  call,
  FormDialog,
  FormField,
  TextInput,
  toast,
  useAction,
  useOrderedForm,
} from '@portal/platform/web'
import { useCallback } from 'react'
import { savedSearchesApi } from '../../contract/saved-endpoints.ts'
import { type SavedChange, type SavedSearch, savedChange } from '../../contract/saved-search.ts'
import css from './saved.module.css'

export type OfSearch = { search: SavedSearch; onClose: () => void; onDone: () => Promise<unknown> }

export function RenameDialog({ search, onClose, onDone }: OfSearch) {
  const form = useOrderedForm<SavedChange, SavedSearch>({
    schema: savedChange,
    defaults: { title: search.title, paused: search.paused },
    send: (body) => call(savedSearchesApi.change, { params: { id: search.id }, body }),
    onDone: () => {
      onClose()
      void onDone()
    },
  })
  return (
    <FormDialog form={form} title="改名" className={css.form} submit="保存" busyText="正在保存…" onClose={onClose}>
      <FormField form={form} name="title" label="名称" required>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </FormDialog>
  )
}

/** A question before a search goes for good. */
export function RemoveDialog({ search: { id, title }, onClose, onDone }: OfSearch) {
  const work = useCallback(async () => {
    await call(savedSearchesApi.remove, { params: { id } })
    onClose()
    toast('已删除，不再通知')
    await onDone()
  }, [id, onClose, onDone])
  const remove = useAction(work)
  return (
    <ConfirmDialog
      open
      danger
      title="删除这个查询？"
      confirmText="删除"
      busy={remove.busy}
      busyText="正在删除…"
      onCancel={onClose}
      onConfirm={() => void remove.run()}
    >
      “{title}”和它的新结果记录一并删除，不再通知。只想暂时不收通知时，可以暂停。
    </ConfirmDialog>
  )
}
