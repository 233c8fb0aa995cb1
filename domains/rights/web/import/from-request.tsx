import {
  Button,
  EmptyState,
  ErrorView,
  freshQueryOf,
  LinkButton,
  offerPrefill,
  Quiet,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { rightImportsApi } from '../../contract/import/endpoints.ts'
import type { SuggestedRight } from '../../contract/import/suggestion.ts'
import { rightPath } from '../../contract/paths.ts'
import { rightTypeLabels } from '../../contract/right-words.ts'
import css from './import.module.css'
import { newRightPath } from './paths.ts'

/** The rights that a completed request names; each is completed in the form of a right before it is added. */
export function FromRequest({ businessSn }: { businessSn: string }) {
  const { data, error, isPending, refetch } = useQuery(
    freshQueryOf(rightImportsApi.suggestRights, { query: { businessSn } }),
  )
  if (isPending) return <Skeleton rows={3} rowHeight={72} />
  if (!data) return <ErrorView title="业务中的权利加载失败" error={error} onRetry={() => void refetch()} />
  if (data.rights.length === 0)
    return (
      <EmptyState scene="none" title="这件业务没有写明权利" text="可以按证书填写一项">
        <LinkButton to={newRightPath}>填写一项</LinkButton>
      </EmptyState>
    )
  return (
    <Stack gap={16}>
      <p>业务 {businessSn} 写明了下面的权利。逐项补全后加入台账；没有补全的不会保存。</p>
      <Stack as="ul" gap={12} className={css.list}>
        {data.rights.map((right) => (
          <li key={`${right.recordName} ${right.registerNum}`} className="row apart">
            <Named right={right} />
            <Way right={right} businessSn={businessSn} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Named({ right: { registerType, recordName, registerNum, obligeeName } }: { right: SuggestedRight }) {
  const known = [registerType === null ? '' : rightTypeLabels[registerType], registerNum, obligeeName]
  return (
    <div>
      <b>{recordName}</b>
      <Quiet>{known.filter((one) => one !== '').join(' · ')}</Quiet>
    </div>
  )
}

function Way({ right, businessSn }: { right: SuggestedRight; businessSn: string }) {
  const navigate = useNavigate()
  const { existing, registerType, ...texts } = right
  if (existing !== null) return <LinkButton to={rightPath(existing)}>已在台账，查看</LinkButton>
  const complete = () => {
    offerPrefill(newRightPath, {
      from: `业务 ${businessSn}`,
      values: { ...texts, businessSn, ...(registerType !== null && { registerType }) },
    })
    void navigate(newRightPath)
  }
  return (
    <Button aria-label={`补全并加入 ${right.recordName}`} onClick={complete}>
      补全并加入
    </Button>
  )
}
