import { expect, it } from 'vitest'
import { fail } from './failures.ts'
import { createUndrawable } from './undrawable.ts'

it('tries a page that cannot be drawn once, and its neighbours and other files still', async () => {
  const undrawable = createUndrawable()
  let tries = 0
  const costly = async () => {
    tries += 1
    return fail('file.no_view')
  }
  for (let view = 0; view < 3; view += 1) {
    await expect(undrawable.draw('digest', 1, costly)).rejects.toMatchObject({ code: 'file.no_view' })
  }
  expect(tries).toBe(1)
  expect(await undrawable.draw('digest', 2, async () => 'drawn')).toBe('drawn')
  expect(await undrawable.draw('other', 1, async () => 'drawn')).toBe('drawn')
})

it('tries again after a failure that tells nothing of the page', async () => {
  const undrawable = createUndrawable()
  await expect(undrawable.draw('digest', 1, async () => fail('file.damaged'))).rejects.toThrow()
  expect(await undrawable.draw('digest', 1, async () => 'drawn')).toBe('drawn')
})
