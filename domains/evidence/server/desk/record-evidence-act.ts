import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'

export const evidenceRecord: RecordKind = {
  at: '/api/admin/evidence/{evidenceNo}',
  kind: 'evidence',
  page: (evidenceNo) => `/evidence/${evidenceNo}`,
}

type Said = { before?: object; after: object; note?: string }

/** Says to the act log what the desk did with a record of evidence. */
export const recordEvidenceAct = (
  ctx: Pick<Ctx, 'db' | 'act'>,
  { evidenceNo }: { evidenceNo: string },
  said: Said,
): Promise<void> => recordAct(ctx, { ...loggedAs(evidenceRecord, evidenceNo), ...said })
