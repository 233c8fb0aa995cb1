import { type ControlProps, RegionPicker } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import type { Region } from '../contract/regions.ts'
import { loadRegions } from './load-regions.ts'
import { codesOf, pathOf, type RegionCodes } from './region-codes.ts'

/** The names of codes that stood in the field before the user chose: a restored draft holds codes alone. */
const useTree = (needed: boolean): readonly Region[] => {
  const [tree, setTree] = useState<readonly Region[]>([])
  useEffect(() => {
    let wanted = needed
    if (needed) {
      loadRegions().then(
        (loaded) => wanted && setTree(loaded),
        // The picker itself reports the failure and offers another try as soon as it is opened.
        () => wanted && setTree([]),
      )
    }
    return () => {
      wanted = false
    }
  }, [needed])
  return tree
}

export type RegionFieldProps = ControlProps<RegionCodes> & { placeholder?: string | undefined }

/** Province, city, district as codes; put it in a `FormField` like any control of the kit. */
export function RegionField({ value, onChange, ...rest }: RegionFieldProps) {
  const tree = useTree(value.province !== '')
  return (
    <RegionPicker
      {...rest}
      load={loadRegions}
      value={pathOf(tree, value)}
      onChange={(path) => onChange(codesOf(path))}
    />
  )
}
