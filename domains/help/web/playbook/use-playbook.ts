import { queryOf } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { playbookApi } from '../../contract/playbook-endpoints.ts'
import type { PlaybookSide, Situation } from '../../contract/playbooks/playbook.ts'

type AskedPlaybook = { situation: Situation; side: PlaybookSide; nation: string; on: string }

/** Reads the playbook of a situation; while another country is asked for, the one before stays. */
export const usePlaybook = (query: AskedPlaybook) =>
  useQuery({ ...queryOf(playbookApi.playbook, { query }), placeholderData: keepPreviousData })
