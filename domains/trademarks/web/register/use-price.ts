import type { Picked } from '@portal/nice/web'
import { queryOf, useSettled } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trademarksApi } from '../../contract/endpoints.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { countedClasses } from './sent-classes.ts'

/** How long the price waits after the last change, in ms. */
const pauseMs = 400

/** What the chosen classes cost, as the server reckons it; the price before stands until the new one is there. */
export const usePrice = ({
  kind,
  picked,
  applyNation = '',
}: {
  kind: TrademarkKind
  picked: Picked
  applyNation?: string
}) => {
  const work_order_service = useSettled(countedClasses(picked), pauseMs)
  const nations = useSettled(applyNation, pauseMs)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(trademarksApi.price, { query: { kind, work_order_service, applyNation: nations } }),
    placeholderData: keepPreviousData,
  })
  return useMemo(() => ({ data, error, isPlaceholderData, refetch }), [data, error, isPlaceholderData, refetch])
}

export type Price = ReturnType<typeof usePrice>
