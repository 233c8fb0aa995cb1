import type { SignedInCtx } from '@portal/platform/server'
import { type AmendForm, amendableStates } from '../../contract/file/amend.ts'
import { fileStateText } from '../../contract/file/states.ts'
import { ensure } from '../failures.ts'
import { basicMarkOf } from '../submit/basic-mark.ts'
import { submitFindings } from '../submit/submit-findings.ts'
import { bringApplicant, bringPapers } from './bring-papers.ts'
import { tell } from './events.ts'
import { getTrademark, lockTrademark } from './find-trademark.ts'
import { sealContacts } from './personal-data.ts'
import { getStanding } from './standing.ts'
import { changeTrademark } from './take-step.ts'

const changedParts = ({ trademark_contact, applicant, basic, proxy_url, contract_url, confirm_url }: AmendForm) =>
  [
    trademark_contact && '联系方式',
    applicant && '申请人',
    basic && '基础商标',
    proxy_url && '委托书',
    contract_url && '合同',
    confirm_url && '确认书',
  ].filter((part) => part !== undefined && part !== '')

/**
 * The owner changes what is not priced: applicant, contacts, papers, basic mark; the provider is told.
 * @throws AppFailure `record.not_found`, `trademark.state_conflict`, `trademark.newer_version`, `request.invalid`
 */
export const amendTrademark = async (ctx: SignedInCtx, { body }: { body: AmendForm }): Promise<{ version: number }> => {
  const { businessSn, version, trademark_contact = [], applicant, basic } = body
  ensure(getStanding(ctx, await getTrademark(ctx, businessSn)) === 'owner', 'record.not_found')
  const trademark = await lockTrademark(ctx, businessSn)
  const { fileState, kind, id } = trademark
  ensure(amendableStates.includes(fileState), 'trademark.state_conflict', {
    msg: `当前为“${fileStateText(kind, fileState)}”，不能修改`,
  })
  ensure(version === trademark.version, 'trademark.newer_version', { current: { version: trademark.version } })
  const goods = { name: trademark.markName, kind, applicant, work_order_service: trademark.goods }
  const newBasic = kind === 'gjsbzc' && basic ? await basicMarkOf(ctx, basic) : null
  if (newBasic) await submitFindings(ctx, { ...goods, basic: newBasic })
  const note = changedParts(body).join('、')
  const changed = await changeTrademark(ctx, trademark, {
    ...{ act: 'amended', performer: 'owner', to: fileState, note: note === '' ? null : note },
    set: {
      ...(trademark_contact.length > 0 && { contacts: sealContacts(ctx, id, trademark_contact) }),
      ...(newBasic && { basic: newBasic }),
    },
  })
  await bringPapers(ctx, changed, { papers: body, prefix: '' })
  if (applicant) await bringApplicant(ctx, changed, applicant)
  await tell(ctx, 'trademark.amended', changed)
  return { version: changed.version }
}
