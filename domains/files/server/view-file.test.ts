import { expect, it } from 'vitest'
import { createDrawingQueues, drawView } from './view-file.ts'

it('a page that is slow to draw delays the next page of its owner alone, and no picture', async () => {
  const { picture, page } = createDrawingQueues(4)
  const { promise: held, resolve: end } = Promise.withResolvers<void>()
  const drawn: string[] = []
  const slow = ['first', 'second'].map((name) =>
    page('attacker', async () => {
      await held
      drawn.push(name)
    }),
  )
  await page('customer', async () => drawn.push('page of a customer'))
  const alsoSlow = page('another attacker', () => held)
  await picture('customer', async () => drawn.push('picture of a customer'))
  expect(drawn).toEqual(['page of a customer', 'picture of a customer'])
  end()
  await Promise.all([...slow, alsoSlow])
})

it('a page that cannot be drawn is read once, however often it is viewed', async () => {
  let reads = 0
  const read = async () => {
    reads += 1
    return Buffer.from('%PDF-1.7\nnothing that can be drawn')
  }
  for (let view = 0; view < 3; view += 1) {
    const drawing = drawView({ kind: 'pdf', whose: 'attacker', sha256: 'digest of this test', page: 1, read })
    await expect(drawing).rejects.toMatchObject({ code: 'file.no_view' })
  }
  expect(reads).toBe(1)
})
