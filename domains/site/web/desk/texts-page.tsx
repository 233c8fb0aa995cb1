import { RecordLogLink } from '@portal/accounts/web'
import {
  Card,
  ChangesLog,
  call,
  DeskHead,
  Empty,
  ErrorView,
  LinkButton,
  phoneWidth,
  Quiet,
  queryOf,
  Skeleton,
  StatusTag,
  useMedia,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { changeActLabels } from '../../contract/desk.ts'
import { siteDeskApi } from '../../contract/endpoints.ts'
import type { DeskText } from '../../contract/texts.ts'
import { TextEditor } from './text-editor.tsx'
import styles from './texts.module.css'

const textsPath = '/texts'

/** The page 文本: on the left the places that show words of the operator, on the right the words of one place and their history. */
export function TextsPage() {
  const { key } = useParams()
  const isPhone = useMedia(phoneWidth)
  const { data, error, refetch } = useQuery(queryOf(siteDeskApi.listTexts, {}))
  const opened = data?.list.find((text) => text.key === key)
  return (
    <>
      <DeskHead
        title="文本"
        lead="这些说明显示在客户看到的页面上，都附依据与核对日期；没有内容的位置不显示。改动最多一分钟后生效。"
      />
      {error && <ErrorView title="文本加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={5} rowHeight={64} />}
      {data && (
        <div className={styles.panes}>
          {(!isPhone || key === undefined) && <TextList texts={data.list} opened={key} />}
          {key !== undefined && (
            <div className={styles.opened}>
              {isPhone && (
                <LinkButton to={textsPath} variant="text">
                  返回列表
                </LinkButton>
              )}
              {opened ? (
                <OpenedText key={`${opened.key} ${opened.version}`} text={opened} />
              ) : (
                <Empty text="没有这段文本" />
              )}
            </div>
          )}
          {key === undefined && !isPhone && data.list.length > 0 && <Empty text="请从左边选择一段文本" />}
        </div>
      )}
    </>
  )
}

/** Whether customers see words at this place, and whether somebody should compare them with their source again. */
function TextState({ text: { text, stale } }: { text: DeskText }) {
  if (text === '') return <StatusTag tone="draft">未填写</StatusTag>
  return stale ? <StatusTag tone="waiting">待核对</StatusTag> : <StatusTag tone="done">显示中</StatusTag>
}

function TextList({ texts, opened }: { texts: readonly DeskText[]; opened: string | undefined }) {
  if (texts.length === 0) return <Empty text="没有页面使用文本" />
  return (
    <nav aria-label="文本" className={styles.list}>
      {texts.map((text) => (
        <Link
          key={text.key}
          to={`${textsPath}/${text.key}`}
          aria-current={text.key === opened ? 'page' : undefined}
          className={styles.entry}
        >
          <b>{text.name}</b>
          <TextState text={text} />
          <Quiet as="span">{text.place}</Quiet>
        </Link>
      ))}
    </nav>
  )
}

function OpenedText({ text }: { text: DeskText }) {
  const { key, name } = text
  return (
    <>
      <Card title={name} actions={<RecordLogLink kind="text" of={key} />}>
        <TextEditor text={text} />
      </Card>
      <Card title="变更记录">
        <ChangesLog
          id={key}
          endpoint={siteDeskApi.textChanges}
          read={() => call(siteDeskApi.textChanges, { params: { key } })}
          labels={changeActLabels}
        />
      </Card>
    </>
  )
}
