/** What a mark is made of, as `trademark_type` says it: 1 words, 2 a picture, 3 both. */
export const markTypes = ['1', '2', '3'] as const
export type MarkType = (typeof markTypes)[number]
export const markTypeLabels = {
  1: '文字商标',
  2: '图形商标',
  3: '组合商标',
} as const satisfies Record<MarkType, string>

/** What a picture of a mark must be, which the office asks of electronic applications. */
export const pictureRule = 'JPG，5MB 以内，宽和高均为 400-1500 像素'
