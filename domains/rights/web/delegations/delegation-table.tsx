import {
  ActDialog,
  Button,
  Buttons,
  type Column,
  call,
  LinkButton,
  type ListPages,
  PagedTable,
  Quiet,
  Stack,
  StatusTag,
  type StatusTone,
} from '@portal/platform/web'
import { type ReactNode, useState } from 'react'
import {
  type DelegationAct,
  type DelegationState,
  delegationStateLabels,
  scopeLabels,
} from '../../contract/delegation.ts'
import { delegationsApi } from '../../contract/delegation-endpoints.ts'
import type { DelegationRow } from '../../contract/delegation-view.ts'
import { rightPath } from '../../contract/paths.ts'
import { delegationReads } from './delegation-reads.ts'

const tones: Record<DelegationState, StatusTone> = {
  offered: 'waiting',
  active: 'done',
  declined: 'refused',
  revoked: 'draft',
  ended: 'draft',
}

type ActWords = { label: string; title: string; busyText: string; said: string; text: string; danger: boolean }

const acts: Record<DelegationAct, ActWords> = {
  accept: {
    ...{ label: '接受', title: '接受这项委托？', busyText: '正在接受…', said: '已接受', danger: false },
    text: '接受后，在委托的起止日内可以查看或取用这项权利。每次查看和取用，委托人都能看到记录。',
  },
  decline: {
    ...{ label: '谢绝', title: '谢绝这项委托？', busyText: '正在谢绝…', said: '已谢绝', danger: true },
    text: '委托人会收到通知，可以重新发出委托。',
  },
  revoke: {
    ...{ label: '结束', title: '结束这项委托？', busyText: '正在结束…', said: '已结束', danger: true },
    text: '立即生效：机构不能再查看或取用这项权利。已提交的业务和其中的材料不受影响。',
  },
}

const carryOut = (act: DelegationAct, id: string) => call(delegationsApi[act], { params: { id } })

/** The other party, as the list names it. */
const partyName = ({ username, companyName }: DelegationRow['owner']): string => companyName ?? username

export interface DelegationTableProps {
  pages: ListPages<{ elements: readonly DelegationRow[]; totalElements: number }>
  /** Whose list it is: that of one right, all that its reader has given, or those that he was offered. */
  of: 'right' | 'given' | 'received'
  empty: ReactNode
}

/** Delegations with what the reader may do with each. */
export function DelegationTable({ pages, of, empty }: DelegationTableProps) {
  const [asked, ask] = useState<{ row: DelegationRow; act: DelegationAct }>()
  const words = asked && acts[asked.act]
  return (
    <>
      <PagedTable
        pages={pages}
        caption="委托"
        columns={columnsOf(of, (row, act) => ask({ row, act }))}
        rowKey={({ id }) => id}
        skeleton={{ rows: 2, rowHeight: 64 }}
        empty={empty}
        short
      />
      {asked && words && (
        <ActDialog
          danger={words.danger}
          title={words.title}
          confirmText={words.label}
          busyText={words.busyText}
          said={words.said}
          reads={delegationReads}
          act={() => carryOut(asked.act, asked.row.id)}
          onClose={() => ask(undefined)}
        >
          {partyName(of === 'received' ? asked.row.owner : asked.row.agency)}：{words.text}
        </ActDialog>
      )}
    </>
  )
}

const rightColumn: Column<DelegationRow> = {
  key: 'right',
  header: '权利',
  cell: ({ right, state }) => {
    if (right)
      return (
        <LinkButton to={rightPath(right.id)} variant="text" size="small">
          {right.recordName}
        </LinkButton>
      )
    return state === 'offered' || state === 'active' ? <Quiet as="span">接受后在委托期内显示</Quiet> : '—'
  },
}

const columnsOf = (
  of: DelegationTableProps['of'],
  onAsk: (row: DelegationRow, act: DelegationAct) => void,
): readonly Column<DelegationRow>[] => [
  {
    key: 'party',
    header: of === 'received' ? '委托人' : '机构',
    title: true,
    cell: (row) => {
      const party = of === 'received' ? row.owner : row.agency
      return (
        <Stack as="span" gap={4} start>
          <span>{partyName(party)}</span>
          {party.companyName !== null && <Quiet as="small">{party.username}</Quiet>}
        </Stack>
      )
    },
  },
  ...(of === 'right' ? [] : [rightColumn]),
  {
    key: 'scope',
    header: '范围',
    cell: ({ scope, withIdentity }) => (withIdentity === 1 ? `${scopeLabels[scope]}，含身份材料` : scopeLabels[scope]),
  },
  { key: 'days', header: '起止日', cell: ({ from, until }) => `${from} 至 ${until}` },
  {
    key: 'state',
    header: '状态',
    width: '110px',
    cell: ({ state }) => <StatusTag tone={tones[state]}>{delegationStateLabels[state]}</StatusTag>,
  },
  {
    key: 'acts',
    header: '操作',
    width: '180px',
    actions: true,
    cell: (row) => (
      <Buttons>
        {row.can.map((act) => (
          <Button
            key={act}
            size="small"
            aria-label={`${acts[act].label} ${partyName(of === 'received' ? row.owner : row.agency)}`}
            onClick={() => onAsk(row, act)}
          >
            {acts[act].label}
          </Button>
        ))}
      </Buttons>
    ),
  },
]
