import { type Column, DataTable, Quiet, Stack } from '@portal/platform/web'
import type { IndicatorLine, ValuationDetail } from '../../contract/detail.ts'
import { placeWords, signed, sumMeaning, unknownIndicator } from '../../contract/result-words.ts'
import styles from './result.module.css'

/** The widest bar, in pixels. */
const widest = 80

/** How much an indicator adds, as a number with a bar beside it. */
function Contribution({ value, largest }: { value: number; largest: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={styles.bar}
        data-below={value < 0 || undefined}
        style={{ width: `${largest === 0 ? 0 : (Math.abs(value) / largest) * widest}px` }}
      />
      {signed(value)}
    </>
  )
}

/** One indicator on a phone: what it adds beside its name, and below what it was measured from. */
function Line({ line, largest }: { line: IndicatorLine; largest: number }) {
  const { name, missing, rawText, percentile, contribution, source, asOf } = line
  return (
    <div className={styles.line}>
      <b>{name}</b>
      <span>{missing ? '0' : <Contribution value={contribution} largest={largest} />}</span>
      <Quiet as="div">
        {missing
          ? unknownIndicator
          : [rawText, percentile !== null && placeWords(percentile)].filter(Boolean).join(' · ')}
      </Quiet>
      {source !== null && (
        <Quiet as="div">
          {source} {asOf}
        </Quiet>
      )}
    </div>
  )
}

/** Why it is this score: each indicator with what it adds, the largest first, and their sum. */
export function WhyTable({ detail: { indicators, quality } }: { detail: ValuationDetail }) {
  const sorted = indicators.toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
  const largest = Math.abs(sorted[0]?.contribution ?? 0)
  const columns: readonly Column<IndicatorLine>[] = [
    { key: 'name', header: '指标', title: true, cell: ({ name }) => name },
    {
      key: 'raw',
      header: '数值',
      cell: ({ missing, rawText }) => (missing ? unknownIndicator : rawText),
    },
    {
      key: 'place',
      header: '同领域同年位置',
      cell: ({ percentile }) => (percentile === null ? '—' : placeWords(percentile)),
    },
    {
      key: 'contribution',
      header: '贡献',
      cell: ({ missing, contribution }) => (missing ? '0' : <Contribution value={contribution} largest={largest} />),
    },
    { key: 'source', header: '来源', cell: ({ source }) => source ?? '—' },
    { key: 'asOf', header: '数据日期', cell: ({ asOf }) => asOf ?? '—' },
  ]
  return (
    <Stack gap={12}>
      <DataTable
        caption="各指标的贡献"
        columns={columns}
        rows={sorted}
        rowKey={({ key }) => key}
        card={(line) => <Line line={line} largest={largest} />}
      />
      <p className={styles.sum}>
        合计 {signed(quality)}（{sumMeaning}）
      </p>
    </Stack>
  )
}
