import { ErrorView, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { niceApi } from '../../contract/endpoints.ts'
import { groupsOf } from '../reads.ts'
import { GroupList, type GroupListProps } from './group-list.tsx'

interface ClassGroupsProps extends Omit<GroupListProps, 'groups'> {
  classId: number
  edition: string
}

/** The groups of a class, asked for when they are shown. */
export function ClassGroups({ name, classId, edition, ...list }: ClassGroupsProps) {
  const found = useQuery(queryOf(niceApi.groups, groupsOf(classId, edition)))
  if (found.isPending) return <Skeleton rows={6} rowHeight={40} />
  if (found.isError)
    return <ErrorView title={`${name}的小项加载失败`} error={found.error} onRetry={() => void found.refetch()} />
  return <GroupList name={name} groups={found.data.groups} {...list} />
}
