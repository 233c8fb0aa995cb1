import { accountStatusLabels, approvalStateLabels } from '@portal/accounts/contract'
import {
  type Column,
  choiceParam,
  DeskList,
  LinkButton,
  momentText,
  NothingListed,
  Quiet,
  StatusTag,
  StatusTags,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { Link } from 'react-router'
import { type ProviderRow, providerStates } from '../../contract/desk.ts'
import { deskProvidersApi } from '../../contract/desk-endpoints.ts'
import { licenceKindLabels } from '../../contract/licence.ts'
import { deskProviderPath } from '../../contract/paths.ts'
import { ApprovalTag } from '../approval-tag.tsx'

const filter = { keyword: wordsParam() }
const kept = { state: choiceParam(providerStates, '') }

const states = providerStates.map((value) => ({ value, label: value === '' ? '全部' : approvalStateLabels[value] }))

/** 服务机构: who waits for approval, who is approved, who was refused. */
export function ProvidersPage() {
  const providers = useListPage(deskProvidersApi.list, { filter, kept, pageSize: 10 })
  return (
    <DeskList
      title="服务机构"
      lead="核对机构提交的备案号后通过或驳回。停用的账号只列在“全部”中。"
      unit="家"
      pages={providers}
      views={{ name: 'state', options: states }}
      finds="机构名称、用户名或备案号"
      findLabel="查找服务机构"
      columns={columns}
      rowKey={({ id }) => id}
      empty={<NothingListed of={providers} text="这里现在没有服务机构" filtered="没有符合条件的服务机构" />}
    />
  )
}

const nameOf = ({ companyName, username }: ProviderRow): string => companyName ?? username

const columns: readonly Column<ProviderRow>[] = [
  {
    key: 'companyName',
    header: '机构',
    title: true,
    cell: (row) => (
      <>
        <Link to={deskProviderPath(row.id)}>{nameOf(row)}</Link>
        <Quiet>{row.username}</Quiet>
      </>
    ),
  },
  {
    key: 'licenceKind',
    header: '代理业务',
    cell: ({ licenceKind }) => (licenceKind === null ? '—' : licenceKindLabels[licenceKind]),
  },
  {
    key: 'licenceNo',
    header: '备案号',
    cell: ({ licenceNo, checkedLicenceNo }) => (
      <>
        {checkedLicenceNo ?? licenceNo ?? '—'}
        {licenceNo !== null && <Quiet>{checkedLicenceNo === null ? '未核对' : '已核对'}</Quiet>}
      </>
    ),
  },
  {
    key: 'handedInTime',
    header: '提交时间',
    cell: ({ handedInTime }) => (handedInTime === null ? '未提交' : momentText(handedInTime)),
  },
  {
    key: 'state',
    header: '状态',
    cell: ({ approvalState, status }) => (
      <StatusTags>
        <ApprovalTag state={approvalState} />
        {status === 'disabled' && <StatusTag tone="refused">{accountStatusLabels.disabled}</StatusTag>}
      </StatusTags>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (row) => {
      const word = row.approvalState === 'waiting' && row.status === 'active' ? '审核' : '查看'
      return (
        <LinkButton to={deskProviderPath(row.id)} variant="text" aria-label={`${word} ${nameOf(row)}`}>
          {word}
        </LinkButton>
      )
    },
  },
]
