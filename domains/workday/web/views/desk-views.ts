import { afterActs, queryOf, type ViewKeeper } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { workdayApi } from '../../contract/endpoints.ts'
import { ViewTools } from './view-tools.tsx'

/** The views that the viewer keeps of a list. Where they cannot be read, the list is shown without them. */
const useViews: ViewKeeper['useViews'] = (page) => {
  const { data, isPending } = useQuery({ ...queryOf(workdayApi.listViews, { query: { page } }), meta: afterActs })
  return { list: data?.list ?? [], isPending }
}

/** Keeps the views of all lists of the back office in the account of the viewer. */
export const deskViews: ViewKeeper = { useViews, Tools: ViewTools }
