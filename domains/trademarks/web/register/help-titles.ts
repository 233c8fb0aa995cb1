/** The parts of the form that a window explains, with the words of its button and title. */
export const helpTitles = {
  type: '商标类型怎么选',
  name: '商标名称怎么填',
  colour: '图样颜色怎么选',
  description: '商标说明怎么写',
  proxy: '委托书是什么',
  class: '类别怎么选',
  item: '小项怎么选',
} as const
export type FormHelp = keyof typeof helpTitles
export type OnHelp = (topic: FormHelp) => void

/** The button with a question mark at a field. */
export const helpAt = (topic: FormHelp, onHelp: OnHelp) => ({
  label: helpTitles[topic],
  onOpen: () => onHelp(topic),
})
