import { queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { workdayApi } from '../../contract/endpoints.ts'

/** What the day asks of the viewer; it is read again every minute while the page is in sight. */
export const useToday = () => useQuery({ ...queryOf(workdayApi.today, {}), refetchInterval: 60_000 })
