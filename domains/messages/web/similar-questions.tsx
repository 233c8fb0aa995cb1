import { Card, queryOf, Stack } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messagesApi } from '../contract/endpoints.ts'
import { messageLimits } from '../contract/limits.ts'
import { searchWords } from '../contract/search-words.ts'
import { MessageEntry } from './message-entry.tsx'

/** How long the writer must pause before the text is sent, in ms: as long as a pause between two words. */
const pauseMs = 600
const fewestWords = 2

const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const clock = setTimeout(() => setRested(text), pauseMs)
    return () => clearTimeout(clock)
  }, [text])
  return rested
}

/** Shows answered questions that are similar to the text, while it is being typed; it keeps nobody from sending. */
export function SimilarQuestions({ text }: { text: string }) {
  const rested = [...useRested(text).trim()].slice(0, messageLimits.similarText).join('')
  const isEnough = searchWords(rested).length >= fewestWords
  const { data } = useQuery({
    ...queryOf(messagesApi.similar, { body: { text: rested } }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = isEnough ? (data?.elements ?? []) : []
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <Card title="这些问题已有答复" tone="tint">
          <Stack as="ul" gap={12}>
            {found.map((message) => (
              <li key={message.id}>
                <MessageEntry message={message} />
              </li>
            ))}
          </Stack>
        </Card>
      )}
    </div>
  )
}
