import type { ChainedCommands, Editor } from '@tiptap/core'
import type { Alignment } from '../alignment.ts'
import { align, isAligned } from '../alignment-extension.ts'
import type { ToolIcon } from './tool-icons.ts'

/** A button of the editor. One without `isOn` only acts and has no on and off. */
export type Tool = {
  key: string
  label: string
  icon?: ToolIcon
  text?: string
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

type Act = (chain: ChainedCommands) => ChainedCommands

const act = (name: Act): Pick<Tool, 'run' | 'can'> => ({
  run: (editor) => void name(editor.chain()).run(),
  can: (editor) => name(editor.can().chain()).run(),
})

const mark = (key: string, label: string, icon: ToolIcon, toggle: Act): Tool => ({
  key,
  label,
  icon,
  isOn: (editor) => editor.isActive(key),
  ...act(toggle),
})

const heading = (level: 2 | 3 | 4, label: string): Tool => ({
  key: `heading${level}`,
  label,
  text: `H${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  ...act((chain) => chain.toggleHeading({ level })),
})

const alignment = (to: Alignment | null, label: string): Tool => ({
  key: to ?? 'left',
  label,
  icon: to ?? 'left',
  isOn: (editor) => isAligned(editor, to),
  run: (editor) => void align(editor, to),
})

/**
 * The buttons in the groups of the toolbar. Link and picture are missing here: they open dialogs, which belong to the toolbar.
 */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { key: 'undo', label: '撤销', icon: 'undo', ...act((chain) => chain.undo()) },
    { key: 'redo', label: '重做', icon: 'redo', ...act((chain) => chain.redo()) },
  ],
  [heading(2, 'H2 二级标题'), heading(3, 'H3 三级标题'), heading(4, 'H4 四级标题')],
  [
    mark('bold', '加粗', 'bold', (chain) => chain.toggleBold()),
    mark('italic', '斜体', 'italic', (chain) => chain.toggleItalic()),
    mark('underline', '下划线', 'underline', (chain) => chain.toggleUnderline()),
    mark('strike', '删除线', 'strike', (chain) => chain.toggleStrike()),
  ],
  [
    mark('bulletList', '项目符号', 'bulletList', (chain) => chain.toggleBulletList()),
    mark('orderedList', '编号', 'orderedList', (chain) => chain.toggleOrderedList()),
    mark('blockquote', '引用', 'quote', (chain) => chain.toggleBlockquote()),
  ],
  [alignment(null, '左对齐'), alignment('center', '居中'), alignment('right', '右对齐')],
]

export const lastTools: readonly Tool[] = [
  {
    key: 'table',
    label: '插入表格',
    icon: 'table',
    ...act((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
  },
  {
    key: 'clear',
    label: '清除格式',
    icon: 'clear',
    run: (editor) => {
      editor.chain().unsetAllMarks().clearNodes().run()
      align(editor, null)
    },
  },
]

const tableTool = (key: string, label: string, name: Act): Tool => ({ key, label, text: label, ...act(name) })

/** Buttons that are shown while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  tableTool('rowBefore', '上方插行', (chain) => chain.addRowBefore()),
  tableTool('rowAfter', '下方插行', (chain) => chain.addRowAfter()),
  tableTool('rowDelete', '删除行', (chain) => chain.deleteRow()),
  tableTool('columnBefore', '左侧插列', (chain) => chain.addColumnBefore()),
  tableTool('columnAfter', '右侧插列', (chain) => chain.addColumnAfter()),
  tableTool('columnDelete', '删除列', (chain) => chain.deleteColumn()),
  tableTool('merge', '合并单元格', (chain) => chain.mergeCells()),
  tableTool('split', '拆分单元格', (chain) => chain.splitCell()),
  tableTool('headerRow', '切换表头行', (chain) => chain.toggleHeaderRow()),
  tableTool('tableDelete', '删除表格', (chain) => chain.deleteTable()),
]
