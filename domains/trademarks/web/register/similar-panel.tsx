import { Button, Card, errorText, Notice, partOf, Skeleton, Stack } from '@portal/platform/web'
import { useDeferredValue } from 'react'
import type { FoundHitsProps } from './found-hits.tsx'
import type { NameCheck } from './use-name-check.ts'

const waiting = () => <Skeleton rows={4} rowHeight={72} />

// The list comes with the first answer, so that the form does not wait for it.
const FoundHits = partOf<FoundHitsProps>(
  async () => ({ Component: (await import('./found-hits.tsx')).FoundHits }),
  waiting,
)

export interface SimilarPanelProps {
  check: NameCheck
  hasWords: boolean
  /** Makes a search report of the name and what is chosen. */
  report: { run: () => Promise<unknown>; busy: boolean }
}

/** 商标近似: known marks that are the same as the name or like it, what was searched for them, and the report of it. */
export function SimilarPanel({ check, hasWords, report }: SimilarPanelProps) {
  return (
    <Card title="商标近似" tone="tint">
      {hasWords ? (
        <Stack gap={16}>
          <Found check={check} />
          <div>
            <Button icon="file" busy={report.busy} busyText="正在生成…" onClick={() => void report.run()}>
              生成检索报告
            </Button>
          </div>
        </Stack>
      ) : (
        <p>图形商标没有文字，本平台只比对文字，未作近似比对。</p>
      )}
    </Card>
  )
}

function Found({ check: { isAsked, name, classes, found } }: { check: NameCheck }) {
  const { error, isPlaceholderData, refetch } = found
  // The letters that somebody goes on typing are drawn before the hits.
  const data = useDeferredValue(found.data)
  if (!isAsked) return <p>输入商标名称后，自动与已导入的商标比对；选了类别的，同类的排在前面。</p>
  if (error)
    return (
      <Notice
        tone="warning"
        actions={
          <Button variant="text" onClick={() => void refetch()}>
            重试
          </Button>
        }
      >
        近似比对没有完成：{errorText(error)}
      </Notice>
    )
  if (!data) return waiting()
  return <FoundHits name={name} classes={classes} reply={data} isOld={isPlaceholderData || data !== found.data} />
}
