import {
  choiceParam,
  DeskHead,
  ErrorView,
  FilterSheet,
  type ListFilter,
  PrintButton,
  queryOf,
  Segmented,
  Skeleton,
  Stack,
  useSearch,
  wordsParam,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ordersDeskApi } from '../../../contract/desk-endpoints.ts'
import { orderServiceLabels, orderServices } from '../../../contract/fees.ts'
import { moneyHouseLabels, moneyHouses } from '../../../contract/ways.ts'
import { FiguresView } from './figures-view.tsx'

const figuresSearch = z.object({
  grain: choiceParam(['day', 'month'], 'day'),
  service: choiceParam(['', ...orderServices], ''),
  way: choiceParam(['', ...moneyHouses], ''),
  from: wordsParam(),
  to: wordsParam(),
})

const filters = [
  {
    name: 'service',
    label: '业务',
    options: orderServices.map((value) => ({ value, label: orderServiceLabels[value] })),
  },
  { name: 'way', label: '到账方式', options: moneyHouses.map((value) => ({ value, label: moneyHouseLabels[value] })) },
  { days: '日期' },
] as const satisfies readonly ListFilter[]

const grains = [
  { value: 'day', label: '按日' },
  { value: 'month', label: '按月' },
] as const

/** The page 统计: what became of orders and of their money, by day or month. */
export function OrderFiguresPage() {
  const [search, patch] = useSearch(figuresSearch)
  const { data, error, refetch } = useQuery({
    ...queryOf(ordersDeskApi.statistics, { query: search }),
    placeholderData: keepPreviousData,
  })
  const { grain, ...narrowed } = search
  const set = Object.values(narrowed).filter((value) => value !== '').length
  return (
    <>
      <DeskHead title="统计">
        <Segmented
          aria-label="统计粒度"
          options={grains}
          value={grain}
          onChange={(next) => patch({ grain: next || 'day' })}
        />
        <FilterSheet
          filters={filters}
          search={narrowed}
          put={(changes) => patch(changes)}
          clear={() => patch({ service: '', way: '', from: '', to: '' })}
          set={set}
          found="统计"
        />
        <PrintButton />
      </DeskHead>
      <Stack gap={20}>
        {error && <ErrorView title="统计加载失败" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={8} rowHeight={80} />}
        {data && <FiguresView figures={data} grain={grain} />}
      </Stack>
    </>
  )
}
