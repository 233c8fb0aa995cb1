import { Button } from '@portal/platform/web'
import { useState } from 'react'
import { RegionColumns } from './region-columns.tsx'
import type { RegionPath } from './region-path.ts'
import styles from './region-picker.module.css'
import { RegionSearch } from './region-search.tsx'
import type { KnownRegions } from './use-regions.ts'

interface RegionPickerProps extends KnownRegions {
  value: RegionPath
  onChoose: (path: RegionPath) => void
}

/** Chooses a place in three columns, or by search. `onChoose` gets complete choices only. */
export function RegionPicker({ regions, failed, start, value, onChoose }: RegionPickerProps) {
  const [typed, setTyped] = useState('')
  return (
    <div className={styles.picker}>
      <RegionSearch regions={regions ?? []} typed={typed} onType={setTyped} onChoose={onChoose} />
      {typed.trim() === '' && regions && <RegionColumns regions={regions} value={value} onChoose={onChoose} />}
      {!regions && (
        <div className={styles.wait} role="status">
          {failed ? '地区数据加载失败' : '正在加载…'}
          {failed && (
            <Button variant="text" onClick={start}>
              重试
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
