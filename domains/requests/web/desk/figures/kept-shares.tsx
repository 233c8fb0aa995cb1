import { Card, type Column, DataTable, Empty, monthText, Quiet, Select } from '@portal/platform/web'
import { useState } from 'react'
import { businessTypeLabels } from '../../../contract/business-types.ts'
import type { KeptFigure } from '../../../contract/workbench/figures.ts'
import { shareText } from './figure-text.ts'
import styles from './figures.module.css'

/** How many of the promises of each service were kept in time, in one month. */
export function KeptShares({ months, kept }: { months: readonly string[]; kept: readonly KeptFigure[] }) {
  const [chosen, setChosen] = useState('')
  const month = months.includes(chosen) ? chosen : (months.at(-1) ?? '')
  const rows = kept.filter((one) => one.month === month)
  return (
    <Card
      title="时限兑现"
      actions={
        <Select
          aria-label="月份"
          placeholder={false}
          options={months.toReversed().map((one) => ({ value: one, label: monthText(one) }))}
          value={month}
          onChange={setChosen}
        />
      }
    >
      {rows.length === 0 ? (
        <Empty text="该月没有到期或完成的时限" />
      ) : (
        <DataTable
          caption={`${monthText(month)}各业务的时限兑现`}
          columns={columns}
          rows={rows}
          rowKey={({ businessType }) => `${businessType}`}
        />
      )}
      <Quiet className={styles.note}>受理、完成与回电时限合计，计入完成或到期的当月；到期未完成的计为未兑现。</Quiet>
    </Card>
  )
}

const columns: readonly Column<KeptFigure>[] = [
  { key: 'service', header: '业务', title: true, cell: ({ businessType }) => businessTypeLabels[businessType] },
  { key: 'count', header: '时限', align: 'right', cell: ({ count }) => `${count} 项` },
  { key: 'kept', header: '按时', align: 'right', cell: ({ kept }) => `${kept} 项` },
  {
    key: 'share',
    header: '按时率',
    cell: ({ kept, count }) => (
      <div className={styles.share}>
        <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
          <rect width={`${(kept / count) * 100}%`} height="10" rx="5" />
        </svg>
        {shareText(kept, count)}
      </div>
    ),
  },
]
