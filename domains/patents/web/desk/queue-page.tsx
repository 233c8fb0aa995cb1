import { choiceParam, DeskList, type ListFilter, NothingListed, useListPage, wordsParam } from '@portal/platform/web'
import { patentTypes, specials } from '../../contract/choices.ts'
import { deskBoxes, deskBoxLabels } from '../../contract/desk.ts'
import { deskPatentsApi } from '../../contract/desk-endpoints.ts'
import { patentLimits } from '../../contract/limits.ts'
import { stateChoices, stateOptions } from '../progress/state-filter.ts'
import { queueColumns } from './queue-columns.tsx'

const filter = {
  state: choiceParam(stateChoices, ''),
  patentType: choiceParam(['', ...patentTypes], ''),
  special: choiceParam(['', ...specials], ''),
  keyword: wordsParam(),
  from: wordsParam(),
  to: wordsParam(),
}
const kept = { box: choiceParam(deskBoxes, 'all') }

const boxes = deskBoxes.map((value) => ({ value, label: deskBoxLabels[value] }))
const wordOptions = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))
const filters = [
  { name: 'state', label: '状态', options: stateOptions.filter(({ value }) => value !== '') },
  { name: 'patentType', label: '专利类型', options: wordOptions(patentTypes) },
  { name: 'special', label: '特殊请求', options: wordOptions(specials) },
  { days: '提交日期' },
] as const satisfies readonly ListFilter[]

/** All applications for patents, for the desk; box, filters and page stand in the address. */
export function QueuePage() {
  const queue = useListPage(deskPatentsApi.listDesk, { filter, kept, pageSize: patentLimits.queuePage })
  return (
    <DeskList
      title="专利申请"
      unit="件"
      pages={queue}
      views={{ name: 'box', options: boxes }}
      filters={filters}
      finds="编号、企业、专利名称"
      columns={queueColumns}
      rowKey={({ businessSn }) => businessSn}
      skeleton={{ rowHeight: 74 }}
      empty={<NothingListed of={queue} text="这里现在没有申请" filtered="没有符合条件的申请" />}
    />
  )
}
