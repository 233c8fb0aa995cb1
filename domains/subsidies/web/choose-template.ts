import { queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { subsidyApi } from '../contract/endpoints.ts'
import type { PublicTemplate } from '../contract/templates.ts'

export const useTemplates = () => useQuery(queryOf(subsidyApi.templates, {}))

/** The name of a list in a choice of several. */
export const templateName = ({ city, year, title }: PublicTemplate): string =>
  [city, year, title].filter((text) => text !== '').join(' ')

/** The list with this id, else the one for no city in particular, which says nothing about the rules of any city. */
export const chosenOf = (list: readonly PublicTemplate[], id: string | undefined): PublicTemplate | undefined =>
  list.find((one) => one.id === id) ?? list.find(({ city }) => city === '') ?? list[0]
