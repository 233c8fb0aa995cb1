import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { deskPatentPath } from '../contract/paths.ts'
import type { Patent } from './patent.table.ts'

export const patentRecord: RecordKind = {
  at: '/api/admin/patentApplications/{businessSn}',
  kind: 'patent',
  page: deskPatentPath,
}

type Said = { before: object; after: object; note?: string }

/** Says to the act log what was done with an application. */
export const recordPatentAct = (
  ctx: Pick<Ctx, 'db' | 'act'>,
  { businessSn }: Pick<Patent, 'businessSn'>,
  said: Said,
): Promise<void> => recordAct(ctx, { ...loggedAs(patentRecord, businessSn), ...said })

/** What the act log says of an application: what the desk leads, not who applies. */
export const toldOf = (patent: Patent) => {
  const { state, assigneeId, acceptContent, agencyName, agencyLicenceNo, specialMeaning } = patent
  const { applicationNumber, filingDate, processResult, closeReason, supplementRound, supplementDue } = patent
  const { grantNoticeOn, grantDelivery, grantRegisteredOn } = patent
  return {
    ...{ state, assigneeId, acceptContent, agencyName, agencyLicenceNo, specialMeaning },
    ...{ applicationNumber, filingDate, processResult, closeReason, supplementRound, supplementDue },
    ...{ grantNoticeOn, grantDelivery, grantRegisteredOn },
  }
}
