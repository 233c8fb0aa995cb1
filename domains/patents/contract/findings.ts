import { addMonths, type Day, splitChoices } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { isAbroad, type PatentType, type Special, type SpecialMeaning } from './choices.ts'

const findingCodes = ['patent.foreignFiling', 'patent.priorityPassed', 'patent.priorityDateMissing'] as const

/** `missing`: something ought to be added. `look`: somebody ought to look again. Neither keeps an application back. */
export const finding = z.object({
  code: z.enum(findingCodes),
  level: z.enum(['missing', 'look']),
  text: z.string(),
})
export type Finding = z.infer<typeof finding>

type Judged = {
  patentType: PatentType
  applyNation: string
  special: Special
  specialMeaning: SpecialMeaning | null
  firstFilingDate: Day | null
}

/** The months within which a first filing gives priority: article 4 C (1) of the Paris Convention. */
const priorityMonths = (type: PatentType): number => (type === '外观设计专利' ? 6 : 12)

/** The last day on which a first filing of that day gives priority. */
const lastPriorityDay = (type: PatentType, firstFiling: Day): Day => addMonths(firstFiling, priorityMonths(type))

/** What is worth a second look in an application, on form, server and desk alike. */
export const findingsOf = (apply: Judged, today: Day): Finding[] => {
  const { patentType, special, specialMeaning, firstFilingDate } = apply
  const goesAbroad = splitChoices(apply.applyNation).some(isAbroad)
  const isExamined = special === '保密请求' && specialMeaning === 'foreignFiling'
  const found: Finding[] = []
  if (goesAbroad && patentType !== '外观设计专利' && !isExamined) {
    found.push({
      code: 'patent.foreignFiling',
      level: 'look',
      text: '在中国完成的发明或实用新型向外国申请，须先经保密审查，请确认是否已经提出。',
    })
  }
  if (firstFilingDate !== null && lastPriorityDay(patentType, firstFilingDate) < today) {
    found.push({
      code: 'patent.priorityPassed',
      level: 'look',
      text: '首次申请日已超过优先权期限，请与工作人员确认。',
    })
  }
  if (special === '要求优先权' && firstFilingDate === null) {
    found.push({ code: 'patent.priorityDateMissing', level: 'missing', text: '请补充首次申请日。' })
  }
  return found
}
