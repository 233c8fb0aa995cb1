/** The colours of a mark's picture, as `pic_type` says them. */
export const colourLabels = { 1: '黑白', 2: '指定颜色' } as const
export const colourOptions = [
  { value: '1', label: colourLabels[1] },
  { value: '2', label: colourLabels[2] },
] as const
