import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'

type Said = { before?: object | null; after?: object | null; note?: string | null }

export const requestRecord: RecordKind = {
  at: '/api/admin/requests/{businessSn}',
  kind: 'request',
  page: (businessSn) => `/requests/${businessSn}`,
}

/** How the act log names a request. */
export const subjectOfRequest = (businessSn: string) => loggedAs(requestRecord, businessSn)

/** Says to the act log what the desk did with a request. */
export const recordRequestAct = (
  ctx: Pick<Ctx, 'db' | 'act'>,
  { businessSn }: { businessSn: string },
  { note, ...change }: Said,
): Promise<void> => recordAct(ctx, { ...subjectOfRequest(businessSn), ...change, ...(note && { note }) })
