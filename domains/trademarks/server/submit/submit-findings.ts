import type { SearchedMarks } from '@portal/marks/contract'
import { ensureField, type SignedInCtx } from '@portal/platform/server'
import type { Finding } from '../../contract/check.ts'
import { needsLicence } from '../../contract/file/applicant.ts'
import type { TrademarkOrder } from '../../contract/file/order-form.ts'
import { checkTrademark } from '../check/check-trademark.ts'
import type { BasicMark } from '../file/file.table.ts'

type Sent = Pick<TrademarkOrder, 'kind' | 'applicant' | 'work_order_service'> & {
  /** The words of the mark; empty where it has none. */
  name: string
  basic: BasicMark | null
}

const licenceMissing = ({ applicant }: Sent): Finding[] =>
  applicant && needsLicence(applicant.subjectType) && !applicant.licence
    ? [
        {
          ...({ code: 'applicant.licence', level: 'warn', text: '请上传个体工商户营业执照' } as const),
          ...{ class_id: null, group_id: null, min_id: null, law: null },
        },
      ]
    : []

/**
 * What stands out in an order, as the form's check has it.
 * @throws AppFailure `request.invalid` where something blocks, naming all that does
 */
export const submitFindings = async (
  ctx: SignedInCtx,
  sent: Sent,
): Promise<{ findings: Finding[]; searched: SearchedMarks }> => {
  const { name, kind, work_order_service, basic } = sent
  // A basic mark of which only the number is told cannot be compared.
  const goods = basic !== null && basic.work_order_service.length > 0 ? { basic } : {}
  const { findings, searched } = await checkTrademark(ctx, {
    body: { trademark_name: name, kind, work_order_service, ...goods },
  })
  const blocking = findings.filter(({ level }) => level === 'block').map(({ text }) => text)
  ensureField(blocking.length === 0, 'work_order_service', blocking.join('；'))
  return { findings: [...licenceMissing(sent), ...findings], searched }
}
