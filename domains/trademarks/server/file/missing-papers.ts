import type { Ctx } from '@portal/platform/server'
import { missingForFiling } from '../../contract/file/amend.ts'
import { ensure } from '../failures.ts'
import type { Trademark } from './file.table.ts'
import { filesIn } from './held-files.ts'
import { applicantOf } from './personal-data.ts'

/** Whether the office could tell the applicant from others: by name, number and address. */
const isTold = (applicant: ReturnType<typeof applicantOf>): boolean =>
  applicant !== null && [applicant.name, applicant.idNo, applicant.address].every((text) => text !== '')

/**
 * A filing cannot be prepared before the applicant is told and his power of attorney is there, abroad also the basic mark.
 * @throws AppFailure `request.invalid` naming all that is missing
 */
export const missingPapers = async (ctx: Pick<Ctx, 'db' | 'cipher'>, trademark: Trademark): Promise<void> => {
  const { kind, basic } = trademark
  const fields = missingForFiling({
    kind,
    hasApplicant: isTold(applicantOf(ctx, trademark)),
    hasProxy: (await filesIn(ctx, trademark)).has('proxy'),
    hasBasic: basic !== null,
  })
  const msg = fields.map((one) => one.msg).join('；')
  ensure(fields.length === 0, 'request.invalid', { msg, fields })
}
