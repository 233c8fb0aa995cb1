import {
  choiceParam,
  DeskList,
  type ListFilter,
  NothingListed,
  queryOf,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Agency, deskAgenciesApi } from '../../../contract/agency-endpoints.ts'
import { deskTrademarksApi } from '../../../contract/desk-file-endpoints.ts'
import { fileStates, fileStateText, serviceStateLabels, serviceStates } from '../../../contract/file/states.ts'
import { trademarkKindLabels, trademarkKinds } from '../../../contract/kinds.ts'
import { queueColumns } from './queue-columns.tsx'

const codes = (values: readonly number[]): ['', ...string[]] => ['', ...values.map(String)]

const filter = {
  fileState: choiceParam(codes(fileStates), ''),
  kind: choiceParam(['', ...trademarkKinds], ''),
  provider: wordsParam(),
  keyword: wordsParam(),
  from: wordsParam(),
  to: wordsParam(),
}
const kept = { state: choiceParam(codes(serviceStates), '') }

const views = {
  name: 'state',
  options: [
    { value: '', label: '全部' },
    ...serviceStates.map((state) => ({ value: String(state), label: serviceStateLabels[state] })),
  ],
  // What waits for the desk itself.
  own: [{ value: 'review', label: '待复核', search: { state: '', fileState: '6' } }],
} as const

const filtersWith = (agencies: readonly Agency[]) =>
  [
    {
      name: 'fileState',
      label: '办理状态',
      // Several states share their words, in China and abroad: the number tells them apart.
      options: fileStates.map((state) => ({ value: String(state), label: `${state} ${fileStateText('sbzc', state)}` })),
    },
    {
      name: 'kind',
      label: '注册类型',
      options: trademarkKinds.map((kind) => ({ value: kind, label: trademarkKindLabels[kind] })),
    },
    { name: 'provider', label: '服务商', options: agencies.map(({ id, name }) => ({ value: id, label: name })) },
    { days: '提交日期' },
  ] as const satisfies readonly ListFilter[]

/** All applications for trademarks, for the desk; view, filters and page stand in the address. */
export function QueuePage() {
  const queue = useListPage(deskTrademarksApi.list, { filter, kept, pageSize: 8 })
  const [isOpened, setOpened] = useState(false)
  // The names of the agencies are asked for only once somebody wants them.
  const wantsAgencies = isOpened || queue.search.provider !== ''
  const { data } = useQuery({ ...queryOf(deskAgenciesApi.list, {}), enabled: wantsAgencies })
  return (
    <DeskList
      title="商标注册"
      unit="件"
      pages={queue}
      views={views}
      filters={filtersWith(data?.list ?? [])}
      onFilters={() => setOpened(true)}
      finds="编号、商标名称"
      columns={queueColumns}
      rowKey={({ businessSn }) => businessSn}
      skeleton={{ rowHeight: 74 }}
      empty={<NothingListed of={queue} text="这里现在没有申请" filtered="没有符合条件的申请" />}
    />
  )
}
