import { Button, Notice, Quiet, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { siteApi } from '../contract/endpoints.ts'
import type { PublicText } from '../contract/texts.ts'

/** On what the words rest, and when somebody last compared them with it. */
function Source({ of: { source, sourceUrl, checkedOn } }: { of: PublicText }) {
  return (
    <Quiet>
      依据：
      {sourceUrl === '' ? (
        source
      ) : (
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
          {source}
          <span className="sr-only">（在新窗口打开）</span>
        </a>
      )}{' '}
      · 核对日期：{checkedOn}
    </Quiet>
  )
}

/**
 * The operator's words at one place of a page, with their source and the day on which they were last compared with it. `of`
 * is the key under which the domain of the page contributes the place. Without words the place is left out.
 */
export function OperatorText({ of: key, title }: { of: string; title: string }) {
  const { data, error, refetch } = useQuery(queryOf(siteApi.texts, { query: { keys: key } }))
  if (error) {
    return (
      <Quiet as="div">
        {title}加载失败。
        <Button variant="text" size="small" onClick={() => void refetch()}>
          重试
        </Button>
      </Quiet>
    )
  }
  const [text] = data?.list ?? []
  if (!text) return null
  return (
    <Notice title={title}>
      {text.text.split('\n').map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text keep their places.
        <p key={at}>{paragraph}</p>
      ))}
      <Source of={text} />
    </Notice>
  )
}
