import { Button, call, toast, useAction, useLoaded, useReload } from '@portal/platform/web'
import { useCallback, useState } from 'react'
import { savedSearchesApi } from '../../contract/saved-endpoints.ts'
import type { SavedSearch } from '../../contract/saved-search.ts'

const loadRename = async () => ({ Component: (await import('./saved-dialogs.tsx')).RenameDialog })
const loadRemove = async () => ({ Component: (await import('./saved-dialogs.tsx')).RemoveDialog })

const reads = [savedSearchesApi.list, savedSearchesApi.hit]

type SavedActionsProps = { search: SavedSearch; onRemoved?: (() => void) | undefined }

/** The buttons of a saved search: rename, pause or take up again, delete. */
export function SavedActions({ search, onRemoved }: SavedActionsProps) {
  const [asked, setAsked] = useState<'rename' | 'remove'>()
  const reload = useReload(reads)
  const { id, title, paused } = search
  const work = useCallback(async () => {
    await call(savedSearchesApi.change, { params: { id }, body: { title, paused: !paused } })
    await reload()
    toast(paused ? '已恢复，下一次导入起继续通知' : '已暂停，不再通知')
  }, [id, title, paused, reload])
  const pausing = useAction(work)
  const RenameDialog = useLoaded(loadRename, asked === 'rename')
  const RemoveDialog = useLoaded(loadRemove, asked === 'remove')
  const close = () => setAsked(undefined)
  return (
    <>
      <Button variant="text" aria-label={`改名 ${title}`} onClick={() => setAsked('rename')}>
        改名
      </Button>
      <Button
        variant="text"
        aria-label={`${paused ? '恢复' : '暂停'} ${title}`}
        busy={pausing.busy}
        onClick={() => void pausing.run()}
      >
        {paused ? '恢复' : '暂停'}
      </Button>
      <Button variant="text" aria-label={`删除 ${title}`} onClick={() => setAsked('remove')}>
        删除
      </Button>
      {asked === 'rename' && RenameDialog && <RenameDialog search={search} onClose={close} onDone={reload} />}
      {asked === 'remove' && RemoveDialog && (
        <RemoveDialog
          search={search}
          onClose={close}
          onDone={async () => {
            onRemoved?.()
            await reload()
          }}
        />
      )}
    </>
  )
}
