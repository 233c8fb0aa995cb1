import { SearchedLine } from '@portal/marks/web'
import { Fold, momentWords, Stack } from '@portal/platform/web'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { FindingNotices } from '../register/finding-notices.tsx'

type Found = Pick<TrademarkDetail, 'findings' | 'searched' | 'createTime'>

/** What was found when the application was sent, and in which data; it is not looked up again. */
export function CaseFindings({ detail: { findings, searched, createTime } }: { detail: Found }) {
  return (
    <Fold title="提交时的提示" aside={findings.length === 0 ? '没有提示' : `${findings.length} 条`}>
      <Stack gap={12}>
        <p>{momentWords(createTime)} 提交时的结果，之后没有再查。</p>
        <FindingNotices findings={findings} />
        <SearchedLine searched={searched} />
      </Stack>
    </Fold>
  )
}
