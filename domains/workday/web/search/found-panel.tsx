import { ErrorView } from '@portal/platform/web'
import styles from './desk-search.module.css'
import type { FoundLine, useFound } from './use-found.ts'

interface FoundPanelProps {
  listId: string
  found: ReturnType<typeof useFound>
  active: FoundLine | undefined
  open: (line: FoundLine) => void
}

const optionId = (listId: string, { id }: FoundLine): string => `${listId}-${id}`
export const activeId = (listId: string, line: FoundLine | undefined): string | undefined =>
  line && optionId(listId, line)

const said = ({ isLong, groups, error }: FoundPanelProps['found']): string => {
  if (!isLong) return '请输入至少两个字：编号、电话、企业、标题'
  if (error) return ''
  if (!groups) return '正在查找…'
  const hits = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  return hits === 0 ? '没有找到您可以查看的内容' : ''
}

/** What was found, by kinds; the field above it keeps the focus. */
export function FoundPanel({ listId, found, active, open }: FoundPanelProps) {
  const { isLong, groups = [], error, refetch } = found
  const words = said(found)
  return (
    // A press beside a line, or on a button of the panel, leaves the focus in the field: without it the search would close.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here by a press, its usual effect is held back.
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <p role="status" className={words === '' ? 'sr-only' : styles.said}>
        {words || `${groups.length} 类结果`}
      </p>
      {isLong && error && <ErrorView title="查找失败" error={error} onRetry={() => void refetch()} />}
      <div role="listbox" id={listId} aria-label="查找结果">
        {groups.map(({ kind, name, lines }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox takes groups of options, and a fieldset is none.
          <div role="group" key={kind} aria-label={name} className={styles.group}>
            <p aria-hidden="true" className={styles.kind}>
              {name}
            </p>
            {lines.map((line) => (
              // The field has the keys of the list, as a combobox does.
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the chosen option.
              <div
                role="option"
                key={line.id}
                id={optionId(listId, line)}
                tabIndex={-1}
                aria-selected={line === active}
                className={styles.option}
                onClick={() => open(line)}
              >
                <b>{line.title}</b>
                {line.sub !== '' && <span>{line.sub}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
