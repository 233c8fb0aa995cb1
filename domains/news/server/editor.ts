import type { Actor, ActorCtx } from '@portal/platform/server'
import type { NewsPermission } from '../contract/permissions.ts'
import type { ArticleAction } from '../contract/states.ts'

/** A member of staff as far as what he may do with articles goes. */
export type Editor = Pick<Actor, 'userId' | 'may'>

/** The context of a use case in which a member of staff changes an article, with what he may do. */
export type EditorCtx = ActorCtx & { actor: Editor }

/** What each action asks of an editor: whoever writes need not be the one who decides what the public reads. */
const asks = {
  save: 'articles.write',
  restore: 'articles.write',
  remove: 'articles.write',
  publish: 'articles.publish',
  schedule: 'articles.publish',
  cancel: 'articles.publish',
  withdraw: 'articles.publish',
} as const satisfies Record<ArticleAction, NewsPermission>

/** Whether an editor may take an action, whatever the state of the article. */
export const mayTake = ({ may }: Editor, action: ArticleAction): boolean => may?.(asks[action]) ?? false
