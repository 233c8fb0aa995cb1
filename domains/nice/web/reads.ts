import { queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { niceApi } from '../contract/endpoints.ts'
import { niceLimits } from '../contract/limits.ts'

/** How the classes are asked for, always alike, so that pages that follow each other ask for them once. */
export const classesOf = (edition: string) => ({ query: { pg_count: niceLimits.classes, edition } })

/** The classes of the edition in force. */
export const useNiceClasses = () => useQuery(queryOf(niceApi.classes, classesOf('')))

/** How the groups of a class are asked for, always alike, so that each class is asked for once. */
export const groupsOf = (class_id: number, edition: string) => ({ query: { class_id, edition } })
