import { Fold, Quiet, queryOf, StatusTag } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { precheckCasesApi } from '../contract/case-endpoints.ts'
import { FindingList } from './finding-list.tsx'

/** What was found in one's own case when it was handed in; nothing where nothing was, or where it cannot be read now. */
export function OwnFindings({ businessSn }: { businessSn: string }) {
  const { data } = useQuery(queryOf(precheckCasesApi.own, { params: { businessSn } }))
  if (!data || data.findings.length === 0) return null
  const { findings } = data
  return (
    <Fold title="提交时的材料预审" aside={`${findings.length} 处`}>
      <Quiet>工作人员也看得到这些提示；需要您补充时，会另外通知您。</Quiet>
      <FindingList
        findings={findings}
        label="提交时的预审结果"
        acts={({ told }) => told === false && <StatusTag tone="draft">提交前未提示</StatusTag>}
      />
    </Fold>
  )
}
