import { briefMoment, type Column, Due, LinkButton, Quiet, Stack } from '@portal/platform/web'
import { Link } from 'react-router'
import type { DeskRow } from '../../../contract/file/detail.ts'
import { trademarkKindLabels } from '../../../contract/kinds.ts'
import { deskTrademarkPath } from '../../../contract/paths.ts'
import { StateTag } from '../../case/state-tag.tsx'

export const queueColumns: readonly Column<DeskRow>[] = [
  {
    key: 'trademarkName',
    header: '商标',
    title: true,
    width: '24%',
    cell: ({ businessSn, trademarkName, kind }) => (
      <>
        <Link to={deskTrademarkPath(businessSn)}>{trademarkName}</Link>
        <Quiet>
          {businessSn} · {trademarkKindLabels[kind]}
        </Quiet>
      </>
    ),
  },
  {
    key: 'customer',
    header: '客户',
    cell: ({ customer: { companyName, username } }) => (
      <>
        {companyName ?? username}
        {companyName !== null && <Quiet>{username}</Quiet>}
      </>
    ),
  },
  { key: 'provider', header: '服务商', cell: ({ provider }) => provider?.name ?? '—' },
  {
    key: 'classes',
    header: '类别与小项',
    cell: ({ classes, items }) => (
      <>
        {classes.length} 类 {items} 项<Quiet>第 {classes.join('、')} 类</Quiet>
      </>
    ),
  },
  {
    key: 'state',
    header: '状态',
    cell: (row) => (
      <Stack gap={6} start>
        <StateTag of={row} />
        <Quiet>{row.fileStateText}</Quiet>
      </Stack>
    ),
  },
  { key: 'createTime', header: '提交时间', cell: ({ createTime }) => briefMoment(createTime) },
  { key: 'due', header: '到期', cell: ({ nextDue }) => (nextDue === null ? '—' : <Due at={nextDue} />) },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ businessSn, trademarkName, can }) => {
      const word = can.includes('approve') ? '复核' : '查看'
      return (
        <LinkButton to={deskTrademarkPath(businessSn)} variant="text" aria-label={`${word} ${trademarkName}`}>
          {word}
        </LinkButton>
      )
    },
  },
]
