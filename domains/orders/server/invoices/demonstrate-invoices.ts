import { demonstrationPaper, storeFile } from '@portal/files/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx, JobCtx } from '@portal/platform/server'
import { requestInvoice } from './request-invoice.ts'
import { issueInvoice, redLetterInvoice } from './settle-invoice.ts'

type SeedCtx = JobCtx & Pick<ActorCtx, 'actor'>
type Asked = { params: { id: string } }

const buyer = {
  invoiceType: 1,
  subjectType: 1,
  title: '演示 · 张三',
  taxNo: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  email: '',
} as const

/** The customer asks for an ordinary invoice; nothing of it is real. */
export const askForInvoice = async (customer: SeedCtx, { orderNo }: { orderNo: string }): Promise<Asked> => {
  const { id } = await requestInvoice(() => false)(customer, { params: { orderNo }, body: buyer })
  return { params: { id } }
}

/** A paper that says of itself that it is no invoice. */
const paperOf = async (staff: SeedCtx, fileName: string): Promise<string> => {
  const actor = { ...staff.actor, userType: 'staff' } as const
  const paper = { bytes: demonstrationPaper('invoice'), fileName, purpose: 'invoice' } as const
  return (await storeFile({ ...staff, actor }, paper)).url
}

/** Staff bring the invoice. */
export const bringInvoice = async (staff: SeedCtx, { params }: Asked): Promise<void> => {
  const url = await paperOf(staff, '演示·发票.pdf')
  const body = { url, number: '演示00000000', issuedOn: shanghaiDayOf(staff.now()) }
  await issueInvoice(staff, { params, body })
}

/** Staff bring the red-letter invoice of an issued one. */
export const bringRedLetter = async (staff: SeedCtx, { params }: Asked): Promise<void> => {
  const url = await paperOf(staff, '演示·红字发票.pdf')
  await redLetterInvoice(staff, { params, body: { url, number: '演示00000001', reason: '' } })
}
