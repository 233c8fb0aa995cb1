import { Card, type Column, DataTable, ErrorView, Quiet, queryOf, Skeleton, Stack } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { Coverage } from '../../contract/coverage.ts'
import { rightsApi } from '../../contract/endpoints.ts'
import css from './coverage.module.css'

type Row = Coverage['rows'][number]

/** Where a name is protected by the owner's rights, and where it is not: each gap is drawn. */
export function CoverageCard({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(queryOf(rightsApi.coverage, { params: { id } }))
  return (
    <Card title="保护范围">
      {error && <ErrorView title="保护范围加载失败" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton rows={2} />}
      {data && (data.rows.length === 0 ? <Quiet>已失效的权利不计入保护范围。</Quiet> : <Covered {...data} />)}
    </Card>
  )
}

function Covered({ places, rows }: Coverage) {
  const gaps = places.filter(({ covered }) => !covered).map(({ name }) => name)
  return (
    <Stack gap={12}>
      <DataTable caption="保护范围" columns={columnsOf(places)} rows={rows} rowKey={({ id }) => id} />
      <Quiet>
        {gaps.length > 0 ? `空白：${gaps.join('、')}。` : '台账中同名的权利覆盖了以上各处。'}
        按台账中同名的权利统计；列出您登记过权利的各个国家和地区。
      </Quiet>
    </Stack>
  )
}

const columnsOf = (places: Coverage['places']): readonly Column<Row>[] => [
  {
    key: 'right',
    header: '权利',
    title: true,
    cell: ({ recordName, registerNum }) => (
      <Stack as="span" gap={4} start>
        <span>{recordName}</span>
        <Quiet as="small">{registerNum}</Quiet>
      </Stack>
    ),
  },
  ...places.map(({ code, name, covered }) => ({
    key: code,
    header: name,
    cell: ({ held }: Row) =>
      held.includes(code) ? (
        <span className={css.held}>有</span>
      ) : (
        <span className={covered ? css.none : css.gap}>{covered ? '—' : '空白'}</span>
      ),
  })),
]
