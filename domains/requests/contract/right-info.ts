import { codeFilter, optionalText, readList, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestLimits } from './limits.ts'

const broken = { error: '权利信息有误，请重新填写' }

const right = z.object(
  {
    rightName: requiredText('请输入权利名称', { length: requestLimits.right }),
    rightNo: optionalText(requestLimits.right),
  },
  broken,
)
const rights = z.array(right, broken).check(z.maxLength(requestLimits.rights, `权利最多${requestLimits.rights}项`))

/** The rights that a request names: JSON text or an array is accepted, JSON text is stored and answered. */
const rightInfo = z.prefault(
  z.pipe(
    z.transform(readList),
    z.pipe(
      rights,
      z.transform((list) => (list.length > 0 ? JSON.stringify(list) : '')),
    ),
  ),
  '',
)

/** Two fields that types 1 and 2 accept although their forms do not ask for them. */
export const rightFields = {
  rightInfo,
  /** Whether the right is disputed: 1 = yes, 0 and 2 = no. */
  isDispute: z.prefault(codeFilter([0, 1, 2], '是否存在争议有误'), ''),
}

export const rightLabels = { rightInfo: '权利信息', isDispute: '是否存在争议' } as const
export const disputeWords = { 0: '否', 1: '是', 2: '否' } as const

/** The rights in the JSON text of `rightInfo`; none in an empty text. */
export const rightsNamed = (text: string): z.output<typeof rights> => rights.parse(readList(text))

/** Their names. */
export const rightNames = (text: string): string[] => rightsNamed(text).map(({ rightName }) => rightName)

/** Turns the JSON text of `rightInfo` in a detail into words: `商标 7654321；外观设计`. */
export const rightInfoText = (text: string): string =>
  rightsNamed(text)
    .map(({ rightName, rightNo }) => `${rightName} ${rightNo}`.trim())
    .join('；')
