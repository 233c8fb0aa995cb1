import {
  Card,
  Chart,
  ChartBeside,
  choiceParam,
  DeskHead,
  ErrorView,
  FigureTable,
  monthText,
  Notice,
  Quiet,
  queryOf,
  Select,
  Skeleton,
  Stack,
  timeText,
  useSearch,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { businessTypeLabels, businessTypes } from '../../../contract/business-types.ts'
import { findKind } from '../../../contract/kinds.ts'
import { workbenchApi } from '../../../contract/workbench/endpoints.ts'
import type { DeskFigures } from '../../../contract/workbench/figures.ts'
import styles from './figures.module.css'
import { KeptShares } from './kept-shares.tsx'

const offered = businessTypes.filter((type) => findKind(type) !== undefined)
const figuresSearch = z.object({ type: choiceParam(['', ...offered.map(String)], '') })
const typeOptions = offered.map((type) => ({ value: `${type}`, label: businessTypeLabels[type] }))

/** 月度统计: what came to the desk, what became of it, and how fast. */
export function FiguresPage() {
  const [{ type }, patch] = useSearch(figuresSearch)
  const query = { businessType: type }
  const { data, error, refetch } = useQuery({
    ...queryOf(workbenchApi.figures, { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <DeskHead title="月度统计">
        <div className={styles.filter}>
          <Select
            aria-label="业务类型"
            placeholder="全部业务"
            options={typeOptions}
            value={type}
            onChange={(next) => patch({ type: next })}
          />
        </div>
      </DeskHead>
      <Stack gap={20}>
        {error && <ErrorView title="统计加载失败" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={8} rowHeight={80} />}
        {data && <FiguresView figures={data} />}
      </Stack>
    </>
  )
}

const hourMs = 3_600_000
const inHours = (ms: number | null): number | null => (ms === null ? null : ms / hourMs)

function FiguresView({ figures: { months, kept, demonstration } }: { figures: DeskFigures }) {
  const names = months.map(({ month }) => month)
  const newestFirst = months.toReversed()
  return (
    <>
      {demonstration && <Notice tone="warning">演示数据：以下数字由演示业务产生，不代表真实服务。</Notice>}
      <Card title="受理、不予受理与完成">
        <ChartBeside>
          <Chart
            label="近十二个月受理、不予受理与完成的件数"
            points={names}
            pointText={(month) => `${Number(month.slice(5))}`}
            unit="件，横轴为月份"
            whole
            series={[
              { name: '受理', tone: 'brand', values: months.map(({ accepted }) => accepted) },
              { name: '不予受理', tone: 'seal', values: months.map(({ rejected }) => rejected) },
              { name: '完成', tone: 'jade', values: months.map(({ completed }) => completed) },
            ]}
          />
          <FigureTable
            caption="各月提交、受理、不予受理与完成的件数"
            first="月份"
            heads={['提交', '受理', '不予受理', '完成']}
            rows={newestFirst.map(({ month, submitted, accepted, rejected, completed }) => ({
              name: monthText(month),
              cells: [submitted, accepted, rejected, completed].map(String),
            }))}
          />
        </ChartBeside>
      </Card>
      <Card title="首次答复用时">
        <ChartBeside>
          <Chart
            label="近十二个月首次答复的中位与最长用时"
            points={names}
            pointText={(month) => `${Number(month.slice(5))}`}
            unit="小时，横轴为月份"
            series={[
              { name: '中位', tone: 'brand', values: months.map(({ medianMs }) => inHours(medianMs)) },
              { name: '最长', tone: 'gold', values: months.map(({ worstMs }) => inHours(worstMs)) },
            ]}
          />
          <FigureTable
            caption="各月首次答复的件数、中位与最长用时"
            first="月份"
            heads={['首次答复', '中位用时', '最长用时']}
            rows={newestFirst.map(({ month, answered, medianMs, worstMs }) => ({
              name: monthText(month),
              cells: [`${answered} 件`, timeText(medianMs), timeText(worstMs)],
            }))}
          />
        </ChartBeside>
        <Quiet className={styles.note}>
          从提交到首次受理、不予受理或要求补充，按自然时间计，含夜间与周末；计入答复当月。尚未答复的见业务列表。
        </Quiet>
      </Card>
      <KeptShares months={names} kept={kept} />
    </>
  )
}
