import { ActDialog, ActionMenu, Button, call, type KeptViewToolsProps, useDeskAct } from '@portal/platform/web'
import { useState } from 'react'
import { workdayApi } from '../../contract/endpoints.ts'
import { NameDialog } from './name-dialog.tsx'
import { viewReads } from './view-reads.ts'

/** Keeps the filter that is set as a view of one's own; a kept view is renamed, opened first or deleted behind ⋯. */
export function ViewTools({ page, query, chosen, mayKeep }: KeptViewToolsProps) {
  const [asked, setAsked] = useState<'name' | 'remove'>()
  const { run } = useDeskAct(viewReads)
  const close = () => setAsked(undefined)
  if (!chosen && !mayKeep && asked === undefined) return null
  const choose = (id: string) => {
    if (id !== 'first' || !chosen) return setAsked(id === 'remove' ? 'remove' : 'name')
    const body = { isDefault: !chosen.isDefault }
    const said = chosen.isDefault ? '打开列表时不再先显示它' : '打开列表时先显示它'
    void run(() => call(workdayApi.changeView, { params: { id: chosen.id }, body }), said)
  }
  return (
    <>
      {chosen && (
        <ActionMenu
          label={`视图 ${chosen.name}`}
          entries={[
            { id: 'first', label: chosen.isDefault ? '打开时不再先显示' : '打开时先显示' },
            { id: 'name', label: '改名' },
            { id: 'remove', label: '删除视图', danger: true },
          ]}
          onAction={choose}
        />
      )}
      {!chosen && mayKeep && (
        <Button variant="text" icon="plus" onClick={() => setAsked('name')}>
          存成我的视图
        </Button>
      )}
      {asked === 'name' && <NameDialog page={page} query={query} chosen={chosen} onClose={close} />}
      {chosen && asked === 'remove' && (
        <ActDialog
          title={`删除视图：${chosen.name}`}
          confirmText="删除"
          danger
          busyText="正在删除…"
          act={() => call(workdayApi.removeView, { params: { id: chosen.id } })}
          said="视图已删除"
          reads={viewReads}
          onClose={close}
        >
          只删除这个视图，列表里的内容不受影响。
        </ActDialog>
      )}
    </>
  )
}
