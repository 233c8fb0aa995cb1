import type { SpecialMeaning } from '../../contract/choices.ts'

/** What is asked where 保密请求 is chosen. */
export const meaningQuestion = '您要办理的是哪一种？'

/** The two acts that 保密请求 may mean, so that nobody asks for one of them by the name of the other. */
export const meanings = [
  {
    value: 'foreignFiling',
    label: '向外国申请专利保密审查',
    text: '在中国完成的发明或实用新型，准备向外国申请，申请前须先报经保密审查（《专利法实施细则》第八条）',
  },
  { value: 'secret', label: '按保密专利处理', text: '请求把本申请作为保密专利，不公布' },
] as const satisfies readonly { value: SpecialMeaning; label: string; text: string }[]
