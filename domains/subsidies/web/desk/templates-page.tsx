import {
  Button,
  type Column,
  choiceParam,
  DeskList,
  momentText,
  NothingListed,
  Quiet,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type TemplateRow, templateFilters } from '../../contract/desk.ts'
import { subsidyDeskApi } from '../../contract/desk-endpoints.ts'
import { templateName } from '../choose-template.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { TemplateState } from './template-state.tsx'

const filter = { keyword: wordsParam(), state: choiceParam(templateFilters, '') }
const views = [
  { value: '', label: '全部' },
  { value: 'public', label: '客户可选' },
  { value: 'unchecked', label: '客户不可选' },
  { value: 'hidden', label: '已隐藏' },
] as const

export const templatePath = (id: string): string => `/subsidy-templates/${id}`

const columns: readonly Column<TemplateRow>[] = [
  {
    key: 'title',
    header: '清单',
    title: true,
    cell: (template) => <Link to={templatePath(template.id)}>{templateName(template)}</Link>,
  },
  { key: 'items', header: '材料', cell: ({ items }) => `${items.length} 项` },
  { key: 'state', header: '状态', cell: (template) => <TemplateState template={template} /> },
  {
    key: 'updatedAt',
    header: '最近修改',
    cell: ({ updatedAt, updatedBy }) => (
      <>
        {momentText(updatedAt)}
        <Quiet>{updatedBy ?? '系统'}</Quiet>
      </>
    ),
  },
]

/** The page 补贴材料清单: the lists of what the notices of cities ask for, which staff keep. */
export function TemplatesPage() {
  const templates = useListPage(subsidyDeskApi.listTemplates, { filter, pageSize: 20 })
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <DeskList
        title="补贴材料清单"
        lead="按城市和年份照当年的通知填写，与来源核对以后客户才能选用；城市、年份、来源或材料改变后须重新核对。"
        unit="份"
        pages={templates}
        views={{ name: 'state', options: views }}
        finds="名称、城市或年份"
        findLabel="查找清单"
        name="材料清单"
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ rows: 4, rowHeight: 84 }}
        empty={<NothingListed of={templates} text="还没有清单" filtered="没有符合条件的清单" />}
      >
        <Button icon="plus" size="small" variant="primary" onClick={() => setAdding(true)}>
          新增清单
        </Button>
      </DeskList>
      {isAdding && (
        <TemplateDialog
          template={undefined}
          onClose={() => setAdding(false)}
          onAdded={(id) => void navigate(templatePath(id))}
        />
      )}
    </>
  )
}
