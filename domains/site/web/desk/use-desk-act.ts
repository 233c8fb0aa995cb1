import { keyOf, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'

type Listed = Parameters<typeof keyOf>[0]

/** Carries out one act of the desk, says what came of it, and reads the lists that it has changed again. */
export const useDeskAct = (lists: readonly Listed[]) => {
  const queries = useQueryClient()
  const reload = () => Promise.all(lists.map((list) => queries.invalidateQueries({ queryKey: keyOf(list) })))
  const { run, busy } = useAction(async (act: () => Promise<unknown>, said?: string) => {
    try {
      await act()
      if (said) toast(said)
    } finally {
      await reload()
    }
  })
  return { run, busy, reload }
}
