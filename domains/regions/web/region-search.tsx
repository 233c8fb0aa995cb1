import { Icon, PopupOption } from '@portal/platform/web'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { Region } from '../contract/regions.ts'
import { type RegionPath, regionText, searchRegions } from './region-path.ts'
import styles from './region-picker.module.css'

export interface RegionSearchProps {
  regions: readonly Region[]
  typed: string
  onType: (text: string) => void
  onChoose: (path: RegionPath) => void
}

/**
 * The search field above the columns of the region picker. Its hits take the place of the columns; arrow keys move between
 * the hits, Enter chooses the marked one.
 */
export function RegionSearch({ regions, typed, onType, onChoose }: RegionSearchProps) {
  const listId = useId()
  const hits = useMemo(() => searchRegions(regions, typed), [regions, typed])
  const [marked, setMarked] = useState(0)
  const isSearching = typed.trim() !== ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isSearching) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      const next = (marked + step + hits.length) % hits.length
      setMarked(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView?.({ block: 'nearest' })
    }
    const hit = hits[marked]
    if (event.key === 'Enter' && hit) {
      event.preventDefault()
      onChoose(hit)
    }
  }
  return (
    <>
      <div className={styles.search}>
        <Icon name="search" size={18} />
        <input
          role="combobox"
          aria-label="搜索地区"
          aria-expanded={isSearching}
          aria-controls={listId}
          aria-activedescendant={isSearching && hits.length > 0 ? `${listId}-${marked}` : undefined}
          aria-autocomplete="list"
          placeholder="直接搜索，如：南山区"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            onType(event.target.value)
            setMarked(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label="搜索结果"
        className={styles.hits}
        hidden={!isSearching || hits.length === 0}
      >
        {hits.map((path, index) => (
          <PopupOption
            key={regionText(path)}
            id={`${listId}-${index}`}
            tabIndex={-1}
            isSelected={index === marked}
            onClick={() => onChoose(path)}
          >
            {regionText(path)}
          </PopupOption>
        ))}
      </div>
      <p role="status" className={isSearching && hits.length === 0 ? styles.wait : 'sr-only'}>
        {isSearching && (hits.length === 0 ? '没有匹配的地区' : `${hits.length} 个结果`)}
      </p>
    </>
  )
}
