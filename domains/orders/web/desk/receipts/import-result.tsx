import { DescriptionList, Notice } from '@portal/platform/web'
import type { ReceiptImport } from '../../../contract/receipts.ts'
import { RefusedLines } from './refused-lines.tsx'

/** What became of an import. */
export function ImportResult({ result }: { result: ReceiptImport }) {
  const { added, known, matched, unclaimed, outgoing, refunded, refusedCount, refused } = result
  return (
    <>
      <Notice tone="success">{`新入账 ${added} 笔，其中 ${matched} 笔已自动认领，${unclaimed} 笔待认领。`}</Notice>
      <DescriptionList
        items={[
          { term: '已有、未重复入账', detail: `${known} 笔` },
          { term: '支出', detail: `${outgoing} 笔，其中 ${refunded} 笔登记为退款付出，其余不导入` },
        ]}
      />
      <RefusedLines count={refusedCount} refused={refused} />
    </>
  )
}
