import { type HelpEntry, type HelpTopic, listHelp } from '@portal/platform/web'
import { useCallback, useEffect, useState } from 'react'

const known = new Map<string, HelpTopic>()

const loadTopic = async ({ key, load }: HelpEntry): Promise<HelpTopic> => {
  const topic = known.get(key) ?? (await load())
  known.set(key, topic)
  return topic
}

type Loaded<T> = { data: T | undefined; error: unknown; retry: () => void }

const useLoading = <T>(load: (() => Promise<T>) | undefined, first: T | undefined): Loaded<T> => {
  const [state, setState] = useState<{ of?: unknown; data?: T; error?: unknown }>({})
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further turn is a further try.
  useEffect(() => {
    let isCurrent = true
    const settle = (next: { data?: T; error?: unknown }) => isCurrent && setState({ of: load, ...next })
    load?.().then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, turn])
  const isMine = state.of === load
  const retry = useCallback(() => {
    setState({})
    setTurn((one) => one + 1)
  }, [])
  return { data: (isMine ? state.data : undefined) ?? first, error: isMine ? state.error : undefined, retry }
}

/** Loads the content of a help page; answers it at once where it was loaded before. */
export const useTopic = (entry: HelpEntry): Loaded<HelpTopic> => {
  const load = useCallback(() => loadTopic(entry), [entry])
  return useLoading(load, known.get(entry.key))
}

const loadAll = async (): Promise<(HelpEntry & { topic: HelpTopic })[]> =>
  Promise.all(listHelp().map(async (entry) => ({ ...entry, topic: await loadTopic(entry) })))

/**
 * Loads the content of all help pages as soon as the help centre is open: the search needs it, and a reader who loses the
 * network in an exhibition hall can go on reading.
 */
export const useAllTopics = () => useLoading(loadAll, undefined)
