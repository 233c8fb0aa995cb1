import { ErrorView, isCallError, LinkButton, PageHead, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { ordersApi } from '../../contract/endpoints.ts'
import { ordersPath, resultPath } from '../../contract/paths.ts'
import { orderCrumbs } from '../crumbs.ts'
import { Payment } from './payment.tsx'

const title = '付款'

/** 付款: the ways of paying that are open here, and what each of them needs. An order that waits no more leads to its result. */
export function PayPage() {
  const { orderNo = '' } = useParams()
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...queryOf(ordersApi.detail, { params: { orderNo } }),
    staleTime: 0,
    gcTime: 0,
  })
  if (data && data.state !== 0) return <Navigate to={resultPath(orderNo)} replace />
  return (
    <>
      <PageHead title={title} crumbs={orderCrumbs(orderNo, title)} />
      <div className="wrap page">
        {data ? (
          <Payment key={orderNo} order={data} heardAt={dataUpdatedAt} />
        ) : error ? (
          <ErrorView
            title={isCallError(error) && error.status === 'U00404' ? '没有查到这个订单' : '订单加载失败'}
            error={error}
            onRetry={() => void refetch()}
            actions={
              <LinkButton to={ordersPath} variant="text">
                我的订单
              </LinkButton>
            }
          />
        ) : (
          <Skeleton rows={5} rowHeight={84} />
        )}
      </div>
    </>
  )
}
