import { callsFor, type OwnedCalls } from '@portal/platform/testing'
import { fullPlanSample, submitSamples } from '../contract/samples.ts'

export const ownedCalls: OwnedCalls = async ({ owner }) => {
  const { businessSn } = await owner.send('POST', '/api/submitIpForeignInfo', submitSamples.customsSeizure)
  return callsFor(
    { theirs: String(businessSn), nobodys: 'KL20261120000000' },
    {
      'GET /api/serchUserIpForeignInfoDetail': (number) => ({
        path: `/api/serchUserIpForeignInfoDetail?businessSn=${number}`,
      }),
      'POST /api/submitQuanMianFangAn': (number) => ({
        path: '/api/submitQuanMianFangAn',
        body: { businessSn: number, ...fullPlanSample },
      }),
      'GET /api/requests/{businessSn}/sheet': (number) => ({ path: `/api/requests/${number}/sheet` }),
      'GET /api/requests/{businessSn}/precheck': (number) => ({ path: `/api/requests/${number}/precheck` }),
      'GET /api/requests/{businessSn}/right': (number) => ({ path: `/api/requests/${number}/right` }),
      'POST /api/submitSupplement': (number) => ({
        path: '/api/submitSupplement',
        body: { businessSn: number, round: 1, answers: { appeal: '补充后的诉求' } },
      }),
      'GET /api/requestTrail': (number) => ({ path: `/api/requestTrail?businessSn=${number}` }),
    },
  )
}
