import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { workdayApi } from '../contract/endpoints.ts'
import { getKeys, putKeys } from './keys/own-keys.ts'
import { workdayPersonal } from './personal.ts'
import { searchIn } from './search.ts'
import { todayOf } from './today.ts'
import { trendsOf } from './trends.ts'
import { addView, changeView, listViews, removeView } from './views/own-views.ts'

/** The day's work of staff, over what the other domains contribute to it. */
export const createWorkdayServer = (domains: readonly ServerDomain[]): ServerDomain => ({
  name: 'workday',
  personal: workdayPersonal,
  routes: bindRoutes(workdayApi, {
    today: todayOf(domains),
    trends: trendsOf(domains),
    search: searchIn(domains),
    listViews: listViews(domains),
    addView,
    changeView,
    removeView,
    getKeys,
    putKeys,
  }),
})
