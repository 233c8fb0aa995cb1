import { Button, type Column, DeskList, Empty, momentText, Quiet, useListPage } from '@portal/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskEditionRow } from '../../contract/desk.ts'
import { deskNiceApi } from '../../contract/desk-endpoints.ts'
import { editionAddress } from './edition-reads.ts'
import { EditionTags } from './edition-tags.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** 分类版本: the editions of the classification, those in force later first. */
export function EditionsPage() {
  const editions = useListPage(deskNiceApi.listEditions, { pageSize: 20, staleTime: 0 })
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <DeskList
        title="分类版本"
        lead="上传后先看预览，再发布；发布的版本自施行日期起用于全站，不能修改或删除。"
        unit="个"
        pages={editions}
        columns={columns}
        rowKey={({ edition }) => edition}
        skeleton={{ rows: 4, rowHeight: 72 }}
        empty={<Empty text="还没有分类版本" />}
      >
        <Button icon="upload" size="small" variant="primary" onClick={() => setImporting(true)}>
          上传分类文件
        </Button>
      </DeskList>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

const columns: readonly Column<DeskEditionRow>[] = [
  {
    key: 'name',
    header: '版本',
    title: true,
    width: '30%',
    cell: ({ edition, editionName }) => (
      <>
        <Link to={editionAddress(edition)}>{editionName}</Link>
        <Quiet>{edition}</Quiet>
      </>
    ),
  },
  { key: 'state', header: '状态', cell: (one) => <EditionTags edition={one} /> },
  { key: 'from', header: '施行', width: '112px', cell: ({ inForceFrom }) => inForceFrom },
  {
    key: 'counts',
    header: '内容',
    cell: ({ classes, groups, items }) => `${classes} 类，${groups} 个类似群，${items.toLocaleString('zh-CN')} 项`,
  },
  {
    key: 'source',
    header: '来源',
    width: '20%',
    cell: ({ source, checkedOn }) => (
      <>
        {source}
        {checkedOn !== null && <Quiet>{`核对于 ${checkedOn}`}</Quiet>}
      </>
    ),
  },
  {
    key: 'createTime',
    header: '上传',
    cell: ({ createTime, createdBy }) => (
      <>
        {momentText(createTime)}
        <Quiet>{createdBy ?? '系统'}</Quiet>
      </>
    ),
  },
]
