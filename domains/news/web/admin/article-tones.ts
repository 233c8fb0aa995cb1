import type { StatusTone } from '@portal/platform/web'
import type { ArticleState } from '../../contract/states.ts'

export const articleTones = {
  draft: 'draft',
  scheduled: 'waiting',
  published: 'done',
  withdrawn: 'refused',
} satisfies Record<ArticleState, StatusTone>
