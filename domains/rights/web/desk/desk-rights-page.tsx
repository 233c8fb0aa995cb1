import { type Column, DeskList, LinkButton, momentText, NothingListed, Quiet, useListPage } from '@portal/platform/web'
import { Link } from 'react-router'
import type { DeskRightRow } from '../../contract/desk.ts'
import { deskRightsApi } from '../../contract/desk-endpoints.ts'
import { deskRightPath } from '../../contract/paths.ts'
import { rightTypeLabels } from '../../contract/right-words.ts'

/** 权利核对: the rights whose owners ask staff to compare them with their certificates. */
export function DeskRightsPage() {
  const rights = useListPage(deskRightsApi.list, { pageSize: 10, staleTime: 0 })
  return (
    <DeskList
      title="权利核对"
      lead="比对权利证书与客户所填内容。每次查看都记入客户看得到的记录；只说明证书与所填一致，不判断权利是否有效。"
      unit="项"
      pages={rights}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<NothingListed of={rights} text="现在没有申请核对的权利" />}
    />
  )
}

const columns: readonly Column<DeskRightRow>[] = [
  {
    key: 'name',
    header: '权利',
    title: true,
    cell: ({ id, recordName, registerType }) => (
      <>
        <Link to={deskRightPath(id)}>{recordName}</Link>
        <Quiet>{rightTypeLabels[registerType]}</Quiet>
      </>
    ),
  },
  { key: 'number', header: '号码', cell: ({ registerNum }) => registerNum || '—' },
  { key: 'holder', header: '权利人', cell: ({ obligeeName }) => obligeeName },
  { key: 'owner', header: '账号', cell: ({ owner }) => owner.username },
  { key: 'asked', header: '申请时间', cell: ({ askedAt }) => (askedAt === null ? '—' : momentText(askedAt)) },
  {
    key: 'acts',
    header: '操作',
    actions: true,
    cell: ({ id, recordName }) => (
      <LinkButton to={deskRightPath(id)} variant="text" aria-label={`核对 ${recordName}`}>
        核对
      </LinkButton>
    ),
  },
]
