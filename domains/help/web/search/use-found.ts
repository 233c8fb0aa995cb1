import { call, foundLooks, type IconName, type SceneName } from '@portal/platform/web'
import { useEffect, useMemo, useState } from 'react'
import { type Found, type FoundKind, searchApi } from '../../contract/search/endpoints.ts'
import { type Piece, queryLimit, readQuery } from '../../contract/search/reading.ts'
import { useAllTopics } from '../topics-store.ts'
import { type GroupKind, groupLabels, localGroups, type ShownGroup } from './local-hits.ts'

const icons = { matter: 'list', news: 'file', question: 'chat', recordal: 'shield' } satisfies Record<
  FoundKind,
  IconName
>

/** The scene of a matter, by the tab that its address names; undefined for other things. */
const sceneOf = (to: string): SceneName | undefined =>
  foundLooks().scenes.get(Number(/^\/home\/speedOfProgress\?active=(\d+)/.exec(to)?.[1]))

type Remote = { of: string; found?: Found; error?: unknown }

export type FoundAll = {
  pieces: readonly Piece[]
  /** The groups that hold something, in the order in which they are shown. */
  groups: readonly ShownGroup[]
  total: number
  /** Smaller parts of a question that found nothing, with how much each finds. */
  parts: readonly { word: string; total: number }[]
  /** All places have answered, or failed to. */
  isDone: boolean
  /** Why news, questions and recordals could not be searched. */
  error: unknown
  retry: () => void
}

/** Searches for a question: services and help in the page, the other kinds by one call. */
export const useFound = (query: string, isLiteral: boolean, count: number): FoundAll => {
  const topics = useAllTopics()
  const [remote, setRemote] = useState<Remote>({ of: '' })
  const [turn, setTurn] = useState(0)
  const q = [...query].slice(0, queryLimit).join('')
  const asked = `${isLiteral} ${count} ${q}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further turn is a further try.
  useEffect(() => {
    if (q === '') return
    const control = new AbortController()
    call(searchApi.search, { query: { q, literal: isLiteral ? 1 : 0, count } }, { signal: control.signal }).then(
      (found) => !control.signal.aborted && setRemote({ of: asked, found }),
      (error: unknown) => !control.signal.aborted && setRemote({ of: asked, error }),
    )
    return () => control.abort()
  }, [asked, turn])
  const pieces = useMemo(() => readQuery(q, { isLiteral }), [q, isLiteral])
  const known = topics.data
  const local = useMemo(() => (known ? localGroups(known, pieces) : []), [known, pieces])
  const answer = remote.of === asked ? remote : undefined
  const shown = Object.keys(groupLabels) as GroupKind[]
  const all: ShownGroup[] = [
    ...local.map((group) => ({ ...group, hits: group.hits.slice(0, count) })),
    ...(answer?.found?.groups ?? []).map((group) => ({
      ...group,
      hits: group.hits.map((hit) => ({ ...hit, icon: icons[group.kind], scene: sceneOf(hit.to) })),
    })),
  ]
  const groups = shown.flatMap((kind) => all.filter((group) => group.kind === kind && group.hits.length > 0))
  const parts = (answer?.found?.parts ?? []).map(({ word, total }) => ({
    word,
    total: total + localGroups(known ?? [], readQuery(word)).reduce((sum, group) => sum + group.total, 0),
  }))
  return {
    pieces,
    groups,
    total: groups.reduce((sum, { total }) => sum + total, 0),
    parts: parts.filter(({ total }) => total > 0),
    isDone: pieces.length === 0 || (answer !== undefined && (known !== undefined || topics.error !== undefined)),
    error: answer?.error ?? topics.error,
    retry: () => {
      topics.retry()
      setRemote({ of: '' })
      setTurn((one) => one + 1)
    },
  }
}
