import { Skeleton } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import type { RichTextProps } from './rich-text.tsx'

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }))

/** The text field is loaded after the page; meanwhile the rest of the form can be read and filled in. */
export function LazyRichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton rows={1} rowHeight={520} />}>
      <RichText {...props} />
    </Suspense>
  )
}
