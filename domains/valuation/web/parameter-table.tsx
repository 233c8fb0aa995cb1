import { type Column, DataTable } from '@portal/platform/web'
import type { ValuationModel } from '../contract/model.ts'

type Line = ValuationModel['parameters']['list'][number]

const columns: readonly Column<Line>[] = [
  { key: 'name', header: '参数', title: true, width: '22%', cell: ({ name }) => name },
  { key: 'value', header: '取值', cell: ({ value }) => value },
  {
    key: 'source',
    header: '来源',
    cell: ({ source, sourceUrl }) =>
      sourceUrl ? (
        <a href={sourceUrl} target="_blank" rel="noreferrer">
          {source}
        </a>
      ) : (
        source
      ),
  },
  { key: 'checked', header: '核对日期', width: '120px', cell: ({ checkedOn }) => checkedOn ?? '尚未核对' },
]

/** The parameters of one version, each with what it rests on and when somebody last compared it with that. */
export function ParameterTable({ lines }: { lines: readonly Line[] }) {
  return <DataTable caption="参数" columns={columns} rows={lines} rowKey={({ key }) => key} />
}
