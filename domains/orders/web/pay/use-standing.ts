import { queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { ordersApi } from '../../contract/endpoints.ts'

/** How often a page that waits for money asks, in milliseconds. A page that nobody sees does not ask. */
const everyMs = 3_000

/** How an order stands, asked again and again while `isWaiting`. */
export const useStanding = (orderNo: string, isWaiting: boolean) =>
  useQuery({
    ...queryOf(ordersApi.standing, { params: { orderNo } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isWaiting && (state.data?.state ?? 0) === 0 ? everyMs : false),
    refetchOnWindowFocus: 'always',
  })
