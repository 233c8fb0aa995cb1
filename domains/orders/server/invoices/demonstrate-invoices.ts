import { demonstrationPaper, storeFile } from '@portal/files/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx, JobCtx } from '@portal/platform/server'
import { requestInvoice } from './request-invoice.ts'
import { issueInvoice } from './settle-invoice.ts'

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

/** Staff bring a paper that says of itself that it is no invoice. */
export const bringInvoice = async (staff: SeedCtx, { params }: Asked): Promise<void> => {
  const { url } = await storeFile(
    { ...staff, actor: { ...staff.actor, userType: 'staff' } },
    { bytes: demonstrationPaper('invoice'), fileName: '演示·发票.pdf', purpose: 'invoice' },
  )
  const body = { url, number: '演示00000000', issuedOn: shanghaiDayOf(staff.now()) }
  await issueInvoice(staff, { params, body })
}
