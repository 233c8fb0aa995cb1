import { choiceParam, numberParam, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'
import { courseStates } from '../../contract/rules.ts'

const coursesSearch = z.object({
  state: choiceParam(['', ...courseStates], ''),
  from: textParam(),
  to: textParam(),
  keyword: textParam(),
  sort: choiceParam(['', 'latest', 'created'], ''),
  page: numberParam(1, 1_000_000, 1),
})

export const noFilter = { state: '', from: '', to: '', keyword: '', page: 1 } as const

/** What stands in the address of the list, and a way to change parts of it. */
export const useCoursesSearch = () => {
  const [{ from = '', to = '', keyword = '', ...search }, patch] = useSearch(coursesSearch)
  return [{ ...search, from, to, keyword }, patch] as const
}
export type CoursesSearch = ReturnType<typeof useCoursesSearch>[0]
export type PatchCourses = ReturnType<typeof useCoursesSearch>[1]
