import { formOf, sampleFile } from '@portal/files/testing'
import { callsFor, type OwnedCalls } from '@portal/platform/testing'
import { placeSample, samplePrices, setFees } from './sample-order.ts'

export const ownedCalls: OwnedCalls = async ({ portal, ownerId, owner }) => {
  await setFees(portal.ctx, 1, samplePrices)
  const orderNo = await placeSample(portal.ctx, ownerId)
  const { paymentNo } = await owner.send('POST', `/api/orders/${orderNo}/pay`, { way: 'demonstration' })
  const { url } = await owner.upload('/api/file/upload', formOf({ files: [await sampleFile('pdf')] }))
  const nobodys = 'DD20200101000000'
  return [
    ...callsFor(
      { theirs: orderNo, nobodys },
      {
        'GET /api/orders/{orderNo}': (no) => ({ path: `/api/orders/${no}` }),
        'GET /api/orders/{orderNo}/sheet': (no) => ({ path: `/api/orders/${no}/sheet` }),
        'GET /api/orders/{orderNo}/standing': (no) => ({ path: `/api/orders/${no}/standing` }),
        'POST /api/orders/{orderNo}/pay': (no) => ({ path: `/api/orders/${no}/pay`, body: { way: 'demonstration' } }),
        'POST /api/orders/{orderNo}/check': (no) => ({ path: `/api/orders/${no}/check` }),
        'POST /api/orders/{orderNo}/refund': (no) => ({
          path: `/api/orders/${no}/refund`,
          body: { reason: '不再办理' },
        }),
        'POST /api/orders/{orderNo}/invoice': (no) => ({
          path: `/api/orders/${no}/invoice`,
          body: { invoiceType: 1, subjectType: 1, title: '张三' },
        }),
        'POST /api/orders/{orderNo}/slips': (no) => ({ path: `/api/orders/${no}/slips`, body: { url } }),
        'POST /api/orders/{orderNo}/cancel': (no) => ({ path: `/api/orders/${no}/cancel` }),
      },
    ),
    ...callsFor(
      { theirs: String(paymentNo), nobodys: `${nobodys}01` },
      { 'POST /api/demonstration/pay': (paymentNo) => ({ path: '/api/demonstration/pay', body: { paymentNo } }) },
    ),
  ]
}
