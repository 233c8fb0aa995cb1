import { Card, type Column, Empty, LinkButton, momentWords, PagedTable, useListPage } from '@portal/platform/web'
import { Link } from 'react-router'
import { type SelfCheckRow, selfCheckApi } from '../../contract/endpoints.ts'
import { LightTag } from '../report/light-tag.tsx'
import { RemoveCheck } from '../report/remove-check.tsx'

/** One's saved checks, newest first. */
export function HistoryCard() {
  const checks = useListPage(selfCheckApi.list, { pageSize: 5 })
  return (
    <Card title="我的自查记录">
      <PagedTable
        pages={checks}
        caption="自查记录列表"
        name="自查记录"
        columns={columnsWith(() => checks.turn(1))}
        rowKey={({ id }) => id}
        skeleton={{ rows: 3 }}
        empty={<Empty text="保存过的自查会列在这里，可以再做一次，前后对比。" />}
      />
    </Card>
  )
}

const columnsWith = (onGone: () => void): readonly Column<SelfCheckRow>[] => [
  {
    key: 'product',
    header: '商品',
    title: true,
    cell: ({ id, product }) => <Link to={`?check=${id}`}>{product}</Link>,
  },
  { key: 'country', header: '国家或地区', cell: ({ country }) => country },
  { key: 'score', header: '得分', cell: ({ score }) => `${score} 分` },
  { key: 'light', header: '结果', cell: ({ light }) => <LightTag light={light} /> },
  { key: 'createTime', header: '时间', cell: ({ createTime }) => momentWords(createTime) },
  {
    key: 'open',
    header: '操作',
    actions: true,
    cell: (row) => (
      <>
        <LinkButton
          to={`?check=${row.id}`}
          variant="text"
          aria-label={`查看 ${row.product} ${momentWords(row.createTime)} 的自查`}
        >
          查看
        </LinkButton>
        <RemoveCheck check={row} onGone={onGone} />
      </>
    ),
  },
]
