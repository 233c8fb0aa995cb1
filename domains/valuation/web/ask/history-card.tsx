import {
  Button,
  Buttons,
  Card,
  type Column,
  call,
  DataTable,
  keyOf,
  LinkButton,
  linkTo,
  momentWords,
  Paged,
  Quiet,
  toast,
  useAction,
  useListPart,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { HistoryRow } from '../../contract/detail.ts'
import { valuationApi } from '../../contract/endpoints.ts'
import { resultPath } from '../paths.ts'

const resultOf = (id: string): string => linkTo(resultPath, { pingguid: id })

function Acts({ row: { id, pn } }: { row: HistoryRow }) {
  const queries = useQueryClient()
  const { run, busy } = useAction(async () => {
    await call(valuationApi.forget, { params: { id } })
    await queries.invalidateQueries({ queryKey: keyOf(valuationApi.history) })
    toast(`已从记录中删除 ${pn}`)
  })
  return (
    <Buttons>
      <LinkButton to={resultOf(id)} variant="text" aria-label={`查看 ${pn} 的评估`}>
        查看
      </LinkButton>
      <Button variant="text" busy={busy} onClick={() => void run()} aria-label={`从记录中删除 ${pn}`}>
        删除
      </Button>
    </Buttons>
  )
}

const columns: readonly Column<HistoryRow>[] = [
  {
    key: 'patent',
    header: '专利',
    title: true,
    cell: ({ id, pn, ti }) => (
      <>
        <Link to={resultOf(id)}>{pn}</Link>
        {ti !== null && <Quiet as="div">{ti}</Quiet>}
      </>
    ),
  },
  { key: 'score', header: '分值', width: '100px', cell: ({ score }) => score },
  { key: 'price', header: '参考价（万元）', width: '150px', cell: ({ price }) => price },
  { key: 'time', header: '评估时间', width: '170px', cell: ({ time }) => momentWords(time) },
  { key: 'acts', header: '操作', width: '170px', actions: true, cell: (row) => <Acts row={row} /> },
]

/** What a signed-in user has evaluated before, which he may forget. */
export function HistoryCard() {
  const pages = useListPart(valuationApi.history, { query: { keyword: '' }, pageSize: 10, staleTime: 0 })
  return (
    <Card title="我评估过的专利">
      <Paged
        pages={pages}
        name="评估记录"
        short
        empty={<Quiet as="p">还没有记录。评估过的专利会留在这里，只有您能看到。</Quiet>}
      >
        {(rows, busy) => (
          <DataTable caption="我评估过的专利" columns={columns} rows={rows} rowKey={({ id }) => id} busy={busy} />
        )}
      </Paged>
    </Card>
  )
}
