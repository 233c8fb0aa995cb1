import { classNames } from '@portal/platform/web'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type MouseEvent, type RefObject, useRef } from 'react'
import { type ToolIcon, toolIcons } from './tool-icons.ts'
import styles from './toolbar.module.css'
import { lastTools, type Tool, tableTools, toolGroups } from './tools.ts'
import { useRoving } from './use-roving.ts'

export interface ToolbarProps {
  editor: Editor
  bar: RefObject<HTMLDivElement | null>
  onLink: () => void
  onPicture: () => void
}

/** The editor's buttons: one stop of the Tab key, arrow keys go from button to button, Escape goes back to the text. */
export function Toolbar({ editor, bar, onLink, onPicture }: ToolbarProps) {
  const groups: readonly (readonly Tool[])[] = [
    ...toolGroups,
    [
      { key: 'link', label: '链接', icon: 'link', isOn: (now) => now.isActive('link'), run: onLink },
      { key: 'picture', label: '插入图片', icon: 'picture', run: onPicture },
      ...lastTools,
    ],
  ]
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  return (
    <div className={styles.bars}>
      <Bar editor={editor} bar={bar} label="文字格式" groups={groups} />
      {isInTable && <TableBar editor={editor} />}
    </div>
  )
}

function TableBar({ editor }: { editor: Editor }) {
  const bar = useRef<HTMLDivElement>(null)
  return <Bar editor={editor} bar={bar} label="表格" groups={[tableTools]} />
}

type BarProps = Pick<ToolbarProps, 'editor' | 'bar'> & { label: string; groups: readonly (readonly Tool[])[] }

function Bar({ editor, bar, label, groups }: BarProps) {
  const { onKeyDown, propsOf } = useRoving(bar, groups[0]?.[0]?.key ?? '')
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        groups.flat().map(({ key, isOn, can }) => [key, `${isOn?.(now) ?? ''} ${can?.(now) ?? true}`] as const),
      ),
  })
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus()
        else onKeyDown(event)
      }}
    >
      {groups.map((tools) => (
        <div key={tools[0]?.key} className={styles.group}>
          {tools.map((tool) => (
            <ToolButton
              key={tool.key}
              tool={tool}
              editor={editor}
              state={states[tool.key] ?? ''}
              {...propsOf(tool.key)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type ToolButtonProps = {
  tool: Tool
  editor: Editor
  state: string
  tabIndex: number
  onFocus: () => void
  'data-tool': string
}

function ToolButton({ tool: { label, icon, text, isOn, run }, editor, state, ...roving }: ToolButtonProps) {
  const [on, can] = state.split(' ')
  const press = (event: MouseEvent) => {
    if (can === 'false') return
    // After a mouse click the focus goes back to the text; with the keyboard it stays on the button until Escape.
    if (event.detail > 0) editor.commands.focus()
    run(editor)
  }
  return (
    <button
      type="button"
      {...roving}
      title={label}
      aria-label={label}
      aria-pressed={isOn ? on === 'true' : undefined}
      aria-disabled={can === 'false' || undefined}
      className={classNames(styles.tool, text !== undefined && styles.worded)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {icon ? <ToolDrawing icon={icon} /> : text}
    </button>
  )
}

function ToolDrawing({ icon }: { icon: ToolIcon }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={toolIcons[icon]} />
    </svg>
  )
}
