import {
  Button,
  Card,
  type Column,
  choiceParam,
  DataTable,
  Empty,
  ErrorView,
  KeywordSearch,
  momentText,
  numberParam,
  Pagination,
  queryOf,
  Select,
  Skeleton,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { type TemplateRow, templateFilters } from '../../../contract/subsidy/desk.ts'
import { subsidyDeskApi } from '../../../contract/subsidy/desk-endpoints.ts'
import { templateName } from '../choose-template.ts'
import css from './desk.module.css'
import { TemplateDialog } from './template-dialog.tsx'
import { TemplateState } from './template-state.tsx'

const pgCount = 20
const search = z.object({
  keyword: textParam(),
  state: choiceParam(templateFilters, ''),
  page: numberParam(1, 1_000_000, 1),
})
const states = [
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
      <span className={css.state}>
        {momentText(updatedAt)}
        <small>{updatedBy ?? '系统'}</small>
      </span>
    ),
  },
]

/** 补贴材料清单: what notices of cities ask for, as staff keep it. */
export function TemplatesPage() {
  const [{ keyword = '', state, page }, patch] = useSearch(search)
  const query = { keyword, state, pgIndex: page, pgCount }
  const list = useQuery({ ...queryOf(subsidyDeskApi.listTemplates, { query }), placeholderData: keepPreviousData })
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  const isFiltered = keyword !== '' || state !== ''
  return (
    <Card>
      <div className={css.head}>
        <h1 className={css.title}>补贴材料清单</h1>
        <Button icon="plus" size="small" variant="primary" onClick={() => setAdding(true)}>
          新增清单
        </Button>
      </div>
      <p className={css.lead}>
        按城市和年份照当年的通知填写，与来源核对以后客户才能选用；城市、年份、来源或材料改变后须重新核对。
      </p>
      <div className={css.filters}>
        <div className={css.select}>
          <Select
            aria-label="状态"
            value={state}
            onChange={(next) => patch({ state: next, page: 1 })}
            options={states}
            placeholder="全部状态"
          />
        </div>
        <KeywordSearch
          key={keyword}
          keyword={keyword}
          label="查找清单"
          placeholder="名称、城市或年份"
          onSearch={(next) => patch({ keyword: next, page: 1 })}
        />
      </div>
      {list.isPending && <Skeleton rows={4} rowHeight={84} />}
      {list.isError && <ErrorView title="材料清单加载失败" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.elements.length === 0 && (
        <Empty
          text={isFiltered ? '没有符合条件的清单' : '还没有清单'}
          {...(isFiltered && {
            action: <Button onClick={() => patch({ keyword: '', state: '', page: 1 })}>清除筛选</Button>,
          })}
        />
      )}
      {list.data && list.data.elements.length > 0 && (
        <>
          <DataTable
            caption="补贴材料清单列表"
            columns={columns}
            rows={list.data.elements}
            rowKey={({ id }) => id}
            busy={list.isPlaceholderData}
          />
          <Pagination
            page={page}
            pageSize={pgCount}
            total={list.data.totalElements}
            onPage={(next) => patch({ page: next })}
          />
        </>
      )}
      {isAdding && (
        <TemplateDialog
          template={undefined}
          onClose={() => setAdding(false)}
          onAdded={(id) => void navigate(templatePath(id))}
        />
      )}
    </Card>
  )
}
