import { Card, ErrorView, PageHead, queryOf, Skeleton, Stack, useDocumentWords, useSearch } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { deadlinesApi } from '../contract/endpoints.ts'
import type { RuleView } from '../contract/rules.ts'
import type { Suspension } from '../proof/counting.ts'
import { AskedFields } from './asked-fields.tsx'
import { askedOf, askedSearch } from './asked-search.ts'
import { DeadlineResult } from './deadline-result.tsx'
import { offeredRules } from './version-of.ts'

const title = '期限计算'
/** What is shorter is a day that is still being typed. */
const wholeDay = 8

/** 期限计算: the last day of a period of law or of a platform, with every step of how it came about; `tabs` lead whoever is signed in to his own. */
export function DeadlinePage({ tabs }: { tabs?: ReactNode }) {
  const { data, error, refetch } = useQuery(queryOf(deadlinesApi.rules, { query: {} }))
  useDocumentWords(title, '按法律和平台的规则算出最后一天，逐步说明起算、跳过的节假日和顺延。')
  return (
    <>
      <PageHead
        title={title}
        lead="选一条规则，填上起算的日期，就能看到最后一天和每一步的依据。结果供参考，以通知书所载日期为准。"
        brief={{ words: '怎么用' }}
      />
      <div className="wrap page">
        {tabs}
        {error && <ErrorView title="期限规则加载失败" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={5} rowHeight={72} />}
        {data && <Tool rules={data.elements} />}
      </div>
    </>
  )
}

function Tool({ rules }: { rules: readonly RuleView[] }) {
  const [search, patch] = useSearch(askedSearch)
  const [suspensions, setSuspensions] = useState<readonly Suspension[]>([])
  const rule = offeredRules(rules).find(({ code }) => code === search.rule)
  return (
    <Stack gap={20}>
      <Card title="按哪条规则">
        <AskedFields
          rules={rules}
          search={search}
          suspensions={suspensions}
          onChange={(change) => patch(change, { replace: true })}
          onSuspend={setSuspensions}
        />
      </Card>
      {rule && search.trigger.length >= wholeDay && (
        <DeadlineResult rules={rules} code={rule.code} asked={askedOf(search, suspensions)} />
      )}
    </Stack>
  )
}
