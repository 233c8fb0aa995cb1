import { Dialog, ErrorView, momentText, Quiet, queryOf, Skeleton, Stack } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { feesDeskApi } from '../../../contract/desk-endpoints.ts'
import type { FeeTables } from '../../../contract/desk-fees.ts'
import { FeeItems } from './fee-items.tsx'

type Props = { version: number; codes: FeeTables['codes']; onClose: () => void }

/** One version of the fee table, as it was written. */
export function VersionDialog({ version, codes, onClose }: Props) {
  const { data, error, refetch } = useQuery(queryOf(feesDeskApi.version, { params: { version } }))
  return (
    <Dialog open size="large" title={`第 ${version} 版价格表`} onClose={onClose}>
      {error && <ErrorView title="价格表加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} rowHeight={56} />}
      {data && (
        <Stack gap={16}>
          <Quiet>{`${momentText(data.effectiveFrom)} 起生效。${data.note}`}</Quiet>
          <FeeItems codes={codes} items={data.items} />
        </Stack>
      )}
    </Dialog>
  )
}
