export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ArticleState = (typeof articleStates)[number]

export const articleStateLabels = {
  draft: '草稿',
  scheduled: '定时发布',
  published: '已发布',
  withdrawn: '已撤下',
} satisfies Record<ArticleState, string>

export const articleActions = ['save', 'publish', 'schedule', 'cancel', 'withdraw', 'restore', 'remove'] as const
export type ArticleAction = (typeof articleActions)[number]

/** Names of the actions, as buttons and history show them. */
export const articleActionLabels = {
  save: '保存',
  publish: '发布',
  schedule: '定时发布',
  cancel: '取消定时',
  withdraw: '撤下',
  restore: '恢复旧版本',
  remove: '删除',
} satisfies Record<ArticleAction, string>

/** What the history of an article tells: the actions, and changes of its place, which are open in every state. */
export const articleDeeds = [...articleActions, 'place'] as const
export type ArticleDeedAction = (typeof articleDeeds)[number]
export const articleDeedLabels = {
  ...articleActionLabels,
  place: '展示设置',
} satisfies Record<ArticleDeedAction, string>

/** The state after an action. A removed article has no state any more: nobody can read it, but its versions stay. */
type Next = ArticleState | 'removed' | null

/**
 * Which action leads to which state; the server's guard and the buttons read this one table, and null means not allowed. Saving
 * and restoring only make a new version: of a published article the public reads the old one until the new one is published. A
 * scheduled article is published as it stands, so an editor must cancel the schedule before a change. A public article must be
 * withdrawn before it can be removed.
 */
const transitions: Readonly<Record<ArticleState, Readonly<Record<ArticleAction, Next>>>> = {
  draft: {
    save: 'draft',
    publish: 'published',
    schedule: 'scheduled',
    cancel: null,
    withdraw: null,
    restore: 'draft',
    remove: 'removed',
  },
  scheduled: {
    save: null,
    publish: 'published',
    schedule: 'scheduled',
    cancel: 'draft',
    withdraw: null,
    restore: null,
    remove: null,
  },
  published: {
    save: 'published',
    publish: 'published',
    schedule: null,
    cancel: null,
    withdraw: 'withdrawn',
    restore: 'published',
    remove: null,
  },
  withdrawn: {
    save: 'withdrawn',
    publish: 'published',
    schedule: 'scheduled',
    cancel: null,
    withdraw: null,
    restore: 'withdrawn',
    remove: 'removed',
  },
}

export const articleStateAfter = (state: ArticleState, action: ArticleAction): Next => transitions[state][action]

/**
 * The state of an article at a moment. A scheduled article whose moment has come counts as published, even when the job has not
 * yet written that down.
 */
export const articleStateAt = (
  article: { state: ArticleState; publishAt: number | null },
  now: number,
): ArticleState =>
  article.state === 'scheduled' && article.publishAt !== null && article.publishAt <= now ? 'published' : article.state

/**
 * The actions that are allowed now, the `can` of rows and details. A published article can be published again only where it has
 * changes.
 */
export const articleActionsIn = (state: ArticleState, { hasChanges }: { hasChanges: boolean }): ArticleAction[] =>
  articleActions.filter(
    (action) =>
      articleStateAfter(state, action) !== null && (action !== 'publish' || state !== 'published' || hasChanges),
  )
