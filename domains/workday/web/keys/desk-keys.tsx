import { queryOf, setDeskKeys, useDeskKeys } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { workdayApi } from '../../contract/endpoints.ts'
import { goKeys, type Place } from './key-words.ts'
import { KeysDialog } from './keys-dialog.tsx'

/** So long the second key of a pair is waited for. */
const pairMs = 1_500

interface DeskKeysProps {
  /** The pages that the viewer may open. */
  places: readonly Place[]
  isHelpOpen: boolean
  setHelpOpen: (isOpen: boolean) => void
}

/** The keys of the back office that are the same on every page: `g` and a letter, and `?` for the list of all keys. */
export function DeskKeys({ places, isHelpOpen, setHelpOpen }: DeskKeysProps) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({ ...queryOf(workdayApi.getKeys, {}), staleTime: Number.POSITIVE_INFINITY })
  const isOn = data?.on ?? false
  useEffect(() => {
    setDeskKeys(isOn)
    return () => setDeskKeys(false)
  }, [isOn])
  const begunAt = useRef(Number.NEGATIVE_INFINITY)
  const go = (path: string) => {
    const isPair = performance.now() - begunAt.current < pairMs
    begunAt.current = Number.NEGATIVE_INFINITY
    if (isPair && places.some((place) => place.path === path)) void navigate(path)
  }
  useDeskKeys({
    g: () => {
      begunAt.current = performance.now()
    },
    '?': () => setHelpOpen(true),
    ...Object.fromEntries(goKeys.map(({ key, path }) => [key, () => go(path)])),
  })
  return (
    isHelpOpen && (
      <KeysDialog
        places={places}
        on={data?.on}
        error={error}
        onAgain={() => void refetch()}
        onClose={() => setHelpOpen(false)}
      />
    )
  )
}
