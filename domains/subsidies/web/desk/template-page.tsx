import { RecordLogLink } from '@portal/accounts/web'
import {
  ActionMenu,
  Button,
  Card,
  ChangesDialog,
  call,
  DescriptionList,
  DetailHead,
  Empty,
  ErrorView,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type TemplateRow, templateActLabels } from '../../contract/desk.ts'
import { subsidyDeskApi } from '../../contract/desk-endpoints.ts'
import type { TemplateItem } from '../../contract/templates.ts'
import { templateName } from '../choose-template.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ItemRows } from './item-rows.tsx'
import { SourceLink } from './source-link.tsx'
import { CheckDialog, RemoveDialog } from './template-acts.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { TemplateState } from './template-state.tsx'

/** The page of one list: where it comes from, its items in order, and its history. */
export function TemplatePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(subsidyDeskApi.getTemplate, { params: { id } }),
    staleTime: 0,
  })
  if (error) return <ErrorView title="材料清单加载失败" error={error} onRetry={() => void refetch()} />
  return data ? <Template template={data} /> : <Skeleton rows={8} rowHeight={64} />
}

type Opened = { kind: 'edit' | 'check' | 'changes' | 'remove' } | { kind: 'item'; item: TemplateItem | undefined }

function Template({ template }: { template: TemplateRow }) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const open = (kind: Exclude<Opened['kind'], 'item'>) => () => setOpened({ kind })
  return (
    <>
      <DetailHead
        title={templateName(template)}
        actions={
          <>
            <RecordLogLink kind="subsidyTemplate" of={template.id} />
            <Button onClick={open('edit')}>修改</Button>
            <Button variant="primary" onClick={open('check')}>
              {template.checkedAt === null ? '核对' : '取消核对'}
            </Button>
            <ActionMenu
              label="更多操作"
              entries={[
                { id: 'changes', label: '变更记录' },
                { id: 'remove', label: '删除', danger: true },
              ]}
              onAction={(id) => setOpened({ kind: id === 'remove' ? 'remove' : 'changes' })}
            />
          </>
        }
      />
      <Stack gap={24}>
        <DescriptionList
          items={[
            { term: '状态', detail: <TemplateState template={template} /> },
            { term: '来源', detail: template.sourceName },
            { term: '来源网址', detail: <SourceLink url={template.sourceUrl} /> },
            { term: '提示', detail: template.note },
          ]}
        />
        <Card
          title={`材料（${template.items.length} 项）`}
          actions={
            <Button icon="plus" onClick={() => setOpened({ kind: 'item', item: undefined })}>
              新增材料
            </Button>
          }
        >
          {template.items.length === 0 && <Empty text="还没有材料" />}
          <ItemRows template={template} onEdit={(item) => setOpened({ kind: 'item', item })} />
        </Card>
        {opened?.kind === 'edit' && <TemplateDialog template={template} onClose={close} />}
        {opened?.kind === 'item' && <ItemDialog template={template} item={opened.item} onClose={close} />}
        {opened?.kind === 'check' && <CheckDialog template={template} onClose={close} />}
        {opened?.kind === 'changes' && (
          <ChangesDialog
            name={templateName(template)}
            id={template.id}
            endpoint={subsidyDeskApi.templateChanges}
            read={() => call(subsidyDeskApi.templateChanges, { params: { id: template.id } })}
            labels={templateActLabels}
            onClose={close}
          />
        )}
        {opened?.kind === 'remove' && <RemoveDialog template={template} onClose={close} />}
      </Stack>
    </>
  )
}
