import {
  Button,
  call,
  DetailHead,
  ErrorView,
  momentWords,
  Notice,
  PrintButton,
  queryOf,
  Skeleton,
  Stack,
  useDeskAct,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { DayView } from '../../../contract/reconciliation/reconciliation.ts'
import { reconciliationApi } from '../../../contract/reconciliation/reconciliation-endpoints.ts'
import { signedWords } from '../books/signed-words.ts'
import { reconciliationReads } from './reconciliation-reads.ts'
import { WayCard } from './way-card.tsx'

/** One day of reconciliation, house by house; it prints as it stands. */
export function ReconciliationDayPage() {
  const { day = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(queryOf(reconciliationApi.day, { query: { day } }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (error) return <ErrorView title="对账加载失败" error={error} onRetry={() => void refetch()} />
  return <Day view={data} />
}

function Day({ view: { day, ways, books, canFetch } }: { view: DayView }) {
  const { run, busy } = useDeskAct(reconciliationReads)
  const fetchBills = () => run(() => call(reconciliationApi.fetch, { params: { day } }), '已重新核对')
  return (
    <>
      <DetailHead
        title={`对账 ${day}`}
        meta={canFetch ? '应收按门户记录，实收按账单；均为北京时间当天的收款减退款' : '账单在次日 10:30 后提供'}
        actions={
          <>
            {canFetch && (
              <Button icon="refresh" busy={busy} onClick={() => void fetchBills()}>
                取账单并核对
              </Button>
            )}
            <PrintButton />
          </>
        }
      />
      <Stack gap={24}>
        {ways.map((way) => (
          <WayCard key={way.way} way={way} />
        ))}
        <Books books={books} />
      </Stack>
    </>
  )
}

function Books({ books }: Pick<DayView, 'books'>) {
  if (books === null) return <Notice>账簿尚未检查。</Notice>
  const when = momentWords(books.time)
  return books.balanced ? (
    <Notice tone="success">账簿：{when} 检查，订单与分录一致。</Notice>
  ) : (
    <Notice tone="error">
      账簿：{when} 检查，订单与分录相差 {signedWords(books.difference)}。
    </Notice>
  )
}
