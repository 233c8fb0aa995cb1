import { useMedia } from '@portal/platform/web'

/** The widths at which the picker is laid out for a phone: its classes stand on a sheet, its groups are folded. */
export const narrowWidth = '(max-width: 599px)'

/** How many tiles of classes stand in a row. */
export const useColumns = (): number => {
  const isNarrow = useMedia(narrowWidth)
  const isMedium = useMedia('(max-width: 1119px)')
  if (isNarrow) return 3
  return isMedium ? 5 : 9
}
