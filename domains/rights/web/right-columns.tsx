import { type Column, Quiet, Stack, StatusTags } from '@portal/platform/web'
import { Link } from 'react-router'
import { rightPath } from '../contract/paths.ts'
import type { RightRow } from '../contract/right-view.ts'
import { rightTypeLabels } from '../contract/right-words.ts'
import { PhaseTag, VerificationTag } from './right-tags.tsx'

/** What a list says of each right. */
export const rightColumns: readonly Column<RightRow>[] = [
  {
    key: 'name',
    header: '权利',
    title: true,
    width: '32%',
    cell: ({ id, recordName, registerType, registerNum }) => (
      <Stack as="span" gap={4} start>
        <Link to={rightPath(id)}>{recordName}</Link>
        <Quiet as="small">
          {[rightTypeLabels[registerType], registerNum].filter((text) => text !== '').join(' · ')}
        </Quiet>
      </Stack>
    ),
  },
  {
    key: 'holder',
    header: '权利人',
    cell: ({ obligeeName, countryName }) => (
      <Stack as="span" gap={4} start>
        <span>{obligeeName}</span>
        <Quiet as="small">{countryName}</Quiet>
      </Stack>
    ),
  },
  {
    key: 'end',
    header: '届满日',
    width: '150px',
    cell: ({ rightEndDate, recordals }) => (
      <Stack as="span" gap={4} start>
        <span>{rightEndDate ?? '未填'}</span>
        {recordals.length > 0 && <Quiet as="small">海关备案 {recordals.length} 条</Quiet>}
      </Stack>
    ),
  },
  {
    key: 'state',
    header: '状态',
    cell: ({ phase, verification }) => (
      <StatusTags>
        <PhaseTag phase={phase} />
        <VerificationTag verification={verification} />
      </StatusTags>
    ),
  },
]
