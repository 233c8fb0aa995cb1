import {
  Button,
  Buttons,
  Card,
  call,
  DescriptionList,
  ErrorView,
  isCallError,
  LinkButton,
  Notice,
  newKey,
  queryOf,
  Skeleton,
  Stack,
  toast,
  useAction,
} from '@portal/platform/web'
import { recordalSearchApi } from '@portal/recordals/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { rightImportsApi } from '../../contract/import/endpoints.ts'
import { currentRight } from '../../contract/import/suggestion.ts'
import { rightPath } from '../../contract/paths.ts'
import { rightTypeLabels } from '../../contract/right-words.ts'

/** The right that a recordal with customs protects, before it is added. */
export function FromRecordal({ recordNum }: { recordNum: string }) {
  const { data, error, isPending, refetch } = useQuery(
    queryOf(recordalSearchApi.recordalDetail, { params: { recordNum } }),
  )
  if (isPending) return <Skeleton rows={6} rowHeight={48} />
  if (!data) return <ErrorView title="没有查到这条备案" error={error} onRetry={() => void refetch()} />
  const { recordal, asOf, isDemonstration } = data
  return (
    <Card title={recordal.recordName}>
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: '权利类型', detail: rightTypeLabels[recordal.registerType] },
            { term: '权利号', detail: recordal.registerNum },
            { term: '权利人', detail: recordal.name, wide: true },
            { term: '海关备案号', detail: recordal.recordNum },
            { term: '备案期限', detail: `${recordal.recordBeginDate ?? '--'} 至 ${recordal.recordEndDate ?? '--'}` },
            { term: '数据截至', detail: `${asOf ?? '--'}${isDemonstration ? '（演示数据）' : ''}` },
          ]}
        />
        <p>
          来源是海关备案数据，加入后会记下来源和截至日期。备案数据中没有权利本身的期限，加入后请按证书补上起始日和届满日。
        </p>
        <AddRecordal recordNum={recordal.recordNum} />
      </Stack>
    </Card>
  )
}

function AddRecordal({ recordNum }: { recordNum: string }) {
  const navigate = useNavigate()
  const [key] = useState(newKey)
  const [existing, setExisting] = useState<string>()
  const { run, busy } = useAction(
    useCallback(async () => {
      try {
        const { id } = await call(rightImportsApi.fromRecordal, { body: { recordNum } }, { key })
        toast('已加入权利台账')
        void navigate(rightPath(id), { replace: true })
      } catch (error) {
        const there = isCallError(error) ? currentRight.safeParse(error.current) : undefined
        if (!there?.success) throw error
        setExisting(there.data.id)
      }
    }, [recordNum, key, navigate]),
  )
  if (existing !== undefined)
    return (
      <Notice title="台账里已有这项权利" actions={<LinkButton to={rightPath(existing)}>查看</LinkButton>}>
        类型、国家和权利号都相同，没有重复加入。
      </Notice>
    )
  return (
    <Buttons>
      <Button variant="primary" busy={busy} busyText="正在加入…" onClick={() => void run()}>
        加入权利台账
      </Button>
    </Buttons>
  )
}
