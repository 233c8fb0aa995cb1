import { briefMoment, type Column, Due, LinkButton, Quiet, Stack, StatusTag, Thumb } from '@portal/platform/web'
import { Link } from 'react-router'
import { specialMeaningLabels } from '../../contract/choices.ts'
import type { DeskPatentRow } from '../../contract/detail.ts'
import { deskPatentPath } from '../../contract/paths.ts'
import { StateTag } from '../progress/state-tag.tsx'
import styles from './desk.module.css'

export const queueColumns: readonly Column<DeskPatentRow>[] = [
  {
    key: 'patentName',
    header: '事项',
    title: true,
    width: '30%',
    cell: ({ businessSn, patentName, createTime }) => (
      <div className={styles.matter}>
        <Thumb size="small" scene="bulb" alt="" />
        <div>
          <Link to={deskPatentPath(businessSn)}>{patentName}</Link>
          <Quiet>
            {businessSn} · {briefMoment(createTime)} 提交
          </Quiet>
        </div>
      </div>
    ),
  },
  {
    key: 'customer',
    header: '客户',
    cell: ({ companyName, customer }) => (
      <>
        {companyName}
        <Quiet>{customer.username}</Quiet>
      </>
    ),
  },
  {
    key: 'patentType',
    width: '132px',
    header: '类型',
    cell: ({ patentType, special, specialMeaning }) => (
      <>
        {patentType}
        <Quiet>{specialMeaning === null ? special : specialMeaningLabels[specialMeaning]}</Quiet>
      </>
    ),
  },
  {
    key: 'state',
    header: '状态',
    cell: (row) => (
      <Stack gap={6} start>
        <StateTag of={row} />
        {row.specialMeaning === 'unclear' && row.state < 3 && <StatusTag tone="draft">保密请求待确认</StatusTag>}
      </Stack>
    ),
  },
  { key: 'due', header: '到期', cell: ({ due }) => (due === null ? '—' : <Due at={due} />) },
  { key: 'assignee', header: '办理人', cell: ({ assignee }) => assignee?.username ?? '—' },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ businessSn, patentName, can }) => {
      const word = can.length > 0 ? '处理' : '查看'
      return (
        <LinkButton to={deskPatentPath(businessSn)} variant="text" aria-label={`${word} ${patentName}`}>
          {word}
        </LinkButton>
      )
    },
  },
]
