import {
  ActDialog,
  ActionMenu,
  Button,
  call,
  type DeskView,
  EditDialog,
  FormField,
  queryOf,
  TextInput,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { requestLimits } from '../../contract/limits.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { type OwnView, type OwnViewFilter, ownViewName } from '../../contract/workbench/own-views.ts'
import type { useQueue } from './queue-search.ts'

type Search = ReturnType<typeof useQueue>['search']

const reads = [workbenchApi.listOwnViews]

/** The views that the viewer keeps for himself. */
export const useOwnViews = (): readonly OwnView[] => useQuery(queryOf(workbenchApi.listOwnViews, {})).data?.list ?? []

/** What the address of the queue holds under a kept view; the words searched for are no part of a view. */
export const keptView = ({ id, name, count, filter }: OwnView): DeskView & { search: Record<string, string> } => {
  const { businessType, sort, ...rest } = filter
  return { value: id, label: name, count, search: { ...rest, type: businessType, sort: sort || 'newest' } }
}

/** The filter that is set now, as it is kept. */
const filterOf = ({ keyword: _, type, sort, ...search }: Search): OwnViewFilter => ({
  ...search,
  businessType: type,
  sort: sort === 'due' ? sort : '',
})

interface OwnViewToolsProps {
  search: Search
  /** The view of one's own that is shown now. */
  chosen: OwnView | undefined
}

/** Keeps the filter that is set as a view of one's own; a kept view is renamed or deleted behind ⋯. */
export function OwnViewTools({ search, chosen }: OwnViewToolsProps) {
  const [asked, setAsked] = useState<'name' | 'remove'>()
  const close = () => setAsked(undefined)
  const { view: _, sort: __, ...narrowed } = filterOf(search)
  if (!chosen && Object.values(narrowed).every((value) => value === '')) return null
  return (
    <>
      {chosen ? (
        <ActionMenu
          label={`视图 ${chosen.name}`}
          entries={[
            { id: 'name', label: '改名' },
            { id: 'remove', label: '删除视图', danger: true },
          ]}
          onAction={(id) => setAsked(id === 'name' ? id : 'remove')}
        />
      ) : (
        <Button variant="text" icon="plus" onClick={() => setAsked('name')}>
          存成我的视图
        </Button>
      )}
      {asked === 'name' && (
        <EditDialog
          title={chosen ? '给视图改名' : '存成我的视图'}
          size="medium"
          schema={ownViewName}
          defaults={{ name: chosen?.name ?? '' }}
          send={(body, { key }): Promise<unknown> =>
            chosen
              ? call(workbenchApi.renameOwnView, { params: { id: chosen.id }, body })
              : call(workbenchApi.addOwnView, { body: { ...body, filter: filterOf(search) } }, { key })
          }
          said={chosen ? '视图已改名' : '视图已保存，只有您看得到'}
          reads={reads}
          onClose={close}
        >
          {(form) => (
            <FormField
              form={form}
              name="name"
              label="视图名称"
              hint={chosen ? undefined : '记下现在的视图、筛选和排序，不含查找的词'}
              max={requestLimits.viewName}
              required
            >
              {(control) => <TextInput {...control} />}
            </FormField>
          )}
        </EditDialog>
      )}
      {chosen && asked === 'remove' && (
        <ActDialog
          title={`删除视图：${chosen.name}`}
          confirmText="删除"
          danger
          busyText="正在删除…"
          act={() => call(workbenchApi.removeOwnView, { params: { id: chosen.id } })}
          said="视图已删除"
          reads={reads}
          onClose={close}
        >
          只删除这个视图，业务不受影响。
        </ActDialog>
      )}
    </>
  )
}
