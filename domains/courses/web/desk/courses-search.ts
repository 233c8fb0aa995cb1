import { choiceParam, useListPage, wordsParam } from '@portal/platform/web'
import { courseDeskApi } from '../../contract/desk-endpoints.ts'
import { courseLimits } from '../../contract/limits.ts'
import { courseStates } from '../../contract/rules.ts'

const filter = {
  state: choiceParam(['', ...courseStates], ''),
  from: wordsParam(),
  to: wordsParam(),
  keyword: wordsParam(),
}
const kept = { sort: choiceParam(['', 'latest', 'created'], '') }

/** The courses that the filters in the page's address select. */
export const useCoursesList = () => useListPage(courseDeskApi.list, { filter, kept, pageSize: courseLimits.deskPage })
