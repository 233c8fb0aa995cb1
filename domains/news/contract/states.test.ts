import { describe, expect, it } from 'vitest'
import { articleActions, articleActionsIn, articleStateAfter, articleStateAt, articleStates } from './states.ts'

describe('the table of states', () => {
  it('knows an answer for every state and action', () => {
    const answers = articleStates.flatMap((state) => articleActions.map((action) => articleStateAfter(state, action)))
    expect(answers).toHaveLength(articleStates.length * articleActions.length)
    expect(answers.filter((answer) => answer === undefined)).toEqual([])
  })

  it('lets nobody change what is planned, nor remove what is public', () => {
    expect(articleActionsIn('scheduled', { hasChanges: false })).toEqual(['publish', 'schedule', 'cancel'])
    expect(articleActionsIn('published', { hasChanges: true })).toEqual(['save', 'publish', 'withdraw', 'restore'])
  })

  it('offers to publish again only what has changed since', () => {
    expect(articleActionsIn('published', { hasChanges: false })).not.toContain('publish')
    expect(articleActionsIn('draft', { hasChanges: false })).toContain('publish')
  })

  it('takes a schedule for a publication from its very moment on', () => {
    expect(articleStateAt({ state: 'scheduled', publishAt: 1000 }, 999)).toBe('scheduled')
    expect(articleStateAt({ state: 'scheduled', publishAt: 1000 }, 1000)).toBe('published')
  })
})
