import { subjectTypeLabels } from '../../contract/file/applicant.ts'
import { markTypeLabels } from '../../contract/mark-types.ts'
import { basicLabels } from './basic-labels.ts'
import { colourLabels } from './colours.ts'
import { itemsInWords } from './goods-words.ts'
import type { RegisterValues } from './register-form.ts'

const wordOf = (labels: Readonly<Record<string, string>>, code: unknown): string => labels[String(code)] ?? ''

/** The values of a draft that are codes or lists, in words. */
export const draftWords = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
  const { basic = [], work_order_service = [] } = values as Partial<RegisterValues>
  return {
    trademark_type: wordOf(markTypeLabels, values.trademark_type),
    pic_type: wordOf(colourLabels, values.pic_type),
    subjectType: wordOf(subjectTypeLabels, values.subjectType),
    basicType: wordOf(basicLabels, values.basicType),
    basic: itemsInWords(basic),
    work_order_service: itemsInWords(work_order_service),
  }
}
