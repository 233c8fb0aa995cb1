import { formOf, sampleFile } from '@portal/files/testing'
import { setFees } from '@portal/orders/testing'
import { callsFor, type OwnedCalls } from '@portal/platform/testing'
import { patentFeeCodes } from '../contract/fees.ts'
import { patentSample } from '../contract/samples.ts'

/** No fee table of another test has this number. */
const version = 7_000

export const ownedCalls: OwnedCalls = async ({ portal, owner }) => {
  await setFees(portal.ctx, version, Object.fromEntries(patentFeeCodes.map(({ code }) => [code, '100.00'])))
  const { businessSn } = await owner.send('POST', '/api/submitPatentApply', patentSample)
  const file = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'patent-material' } })
  const { url } = await owner.upload('/api/file/upload', file)
  return callsFor(
    { theirs: String(businessSn), nobodys: 'ZL20200101000000' },
    {
      'GET /api/patentApplyInfoDetail': (number) => ({ path: `/api/patentApplyInfoDetail?businessSn=${number}` }),
      'POST /api/addPatentFiles': (number) => ({
        path: '/api/addPatentFiles',
        body: { businessSn: number, files: [{ kind: 'claims', url }] },
      }),
      'POST /api/submitPatentSupplement': (number) => ({
        path: '/api/submitPatentSupplement',
        body: { businessSn: number, round: 1, answers: {} },
      }),
      'POST /api/answerPatentMeaning': (number) => ({
        path: '/api/answerPatentMeaning',
        body: { businessSn: number, specialMeaning: 'secret' },
      }),
      'POST /api/withdrawPatentApply': (number) => ({
        path: '/api/withdrawPatentApply',
        body: { businessSn: number },
      }),
    },
  )
}
