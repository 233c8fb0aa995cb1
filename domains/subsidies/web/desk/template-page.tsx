import {
  Button,
  Card,
  DescriptionList,
  Empty,
  ErrorView,
  LinkButton,
  ListHead,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { TemplateRow } from '../../contract/desk.ts'
import { subsidyDeskApi } from '../../contract/desk-endpoints.ts'
import type { TemplateItem } from '../../contract/templates.ts'
import { templateName } from '../choose-template.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import css from './desk.module.css'
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
  if (error)
    return (
      <ErrorView
        title="材料清单加载失败"
        error={error}
        onRetry={() => void refetch()}
        actions={
          <LinkButton to="/subsidy-templates" variant="text">
            返回列表
          </LinkButton>
        }
      />
    )
  return data ? <Template template={data} /> : <Skeleton rows={8} rowHeight={64} />
}

type Opened = { kind: 'edit' | 'check' | 'changes' | 'remove' } | { kind: 'item'; item: TemplateItem | undefined }

function Template({ template }: { template: TemplateRow }) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const open = (kind: Exclude<Opened['kind'], 'item'>) => () => setOpened({ kind })
  return (
    <Stack gap={20}>
      <Card>
        <ListHead title={templateName(template)}>
          <span className={css.acts}>
            <LinkButton to="/subsidy-templates" variant="text">
              返回列表
            </LinkButton>
            <Button variant="text" onClick={open('changes')}>
              变更记录
            </Button>
            <Button variant="text" onClick={open('remove')}>
              删除
            </Button>
            <Button onClick={open('edit')}>修改</Button>
            <Button variant="primary" onClick={open('check')}>
              {template.checkedAt === null ? '核对' : '取消核对'}
            </Button>
          </span>
        </ListHead>
        <DescriptionList
          items={[
            { term: '状态', detail: <TemplateState template={template} /> },
            { term: '来源', detail: template.sourceName },
            { term: '来源网址', detail: <SourceLink url={template.sourceUrl} /> },
            { term: '提示', detail: template.note },
          ]}
        />
      </Card>
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
      {opened?.kind === 'changes' && <ChangesDialog template={template} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDialog template={template} onClose={close} />}
    </Stack>
  )
}
