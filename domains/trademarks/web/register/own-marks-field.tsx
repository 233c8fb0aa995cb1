import { type ControlProps, ErrorView, queryOf, Select } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'

/** How many of one's own applications are offered; the newest come first. */
const offered = 100

/** One's own applications in China, of which one may be the basic mark. */
export function OwnMarksField(control: ControlProps<string>) {
  const own = useQuery(
    queryOf(trademarkFilesApi.listOwn, {
      query: { state: '', kind: 'sbzc', keyword: '', from: null, to: null, pgIndex: 1, pgCount: offered },
    }),
  )
  if (own.error) return <ErrorView title="您的申请加载失败" error={own.error} onRetry={() => void own.refetch()} />
  const marks = (own.data?.elements ?? []).filter(({ fileState }) => fileState !== 99)
  const isNone = own.data !== undefined && marks.length === 0
  return (
    <Select
      {...control}
      disabled={isNone}
      placeholder={isNone ? '还没有国内商标申请' : '请选择'}
      options={marks.map(({ businessSn, trademarkName }) => ({
        value: businessSn,
        label: `${trademarkName} ${businessSn}`,
      }))}
    />
  )
}
