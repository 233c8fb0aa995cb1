/** 1 填写中, 2 可取走, 3 已取走, 4 已备案. */
export const sheetStates = [1, 2, 3, 4] as const
export type SheetState = (typeof sheetStates)[number]

export const sheetStateLabels = {
  1: '填写中',
  2: '可取走',
  3: '已取走',
  4: '已备案',
} satisfies Record<SheetState, string>

/**
 * The state of a sheet, derived from its data: recorded, or its present version downloaded, or complete, or none of
 * these.
 */
export const sheetStateOf = (sheet: {
  isRecorded: boolean
  isComplete: boolean
  version: number
  /** The version that was last downloaded; null while none was. */
  takenVersion: number | null
}): SheetState => {
  if (sheet.isRecorded) return 4
  if (!sheet.isComplete) return 1
  return sheet.takenVersion === sheet.version ? 3 : 2
}
