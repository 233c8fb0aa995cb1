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

/** As buttons and history name them. */
export const articleActionLabels = {
  save: '保存',
  publish: '发布',
  schedule: '定时发布',
  cancel: '取消定时',
  withdraw: '撤下',
  restore: '恢复旧版本',
  remove: '删除',
} satisfies Record<ArticleAction, string>

/** A removed article has no state any more: nobody reads it, its versions stay. */
type Next = ArticleState | 'removed' | null

/**
 * The one table; guard and buttons read it, null = not allowed. Saving and restoring make a new version and nothing
 * else: of a published article the public goes on reading the old one until it is published again. What is scheduled is
 * published as it stands, so that whoever wants to change it cancels first. What the public reads is withdrawn before
 * it is removed.
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

/** A scheduled article whose moment has come is published, whether or not the job has been round. */
export const articleStateAt = (
  article: { state: ArticleState; publishAt: number | null },
  now: number,
): ArticleState =>
  article.state === 'scheduled' && article.publishAt !== null && article.publishAt <= now ? 'published' : article.state

/** What may be done: the `can` of rows and details. Publishing again says nothing where nothing has changed. */
export const articleActionsIn = (state: ArticleState, { hasChanges }: { hasChanges: boolean }): ArticleAction[] =>
  articleActions.filter(
    (action) =>
      articleStateAfter(state, action) !== null && (action !== 'publish' || state !== 'published' || hasChanges),
  )
