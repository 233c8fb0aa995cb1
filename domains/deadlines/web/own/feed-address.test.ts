import { expect, it } from 'vitest'
import { feedAddress } from './feed-address.ts'

const feed = (origin: string) => `${origin}/api/deadlineFeed/secret.ics`

it.each([
  ['https://portal.example', 'https://portal.example', 'https://portal.example', false],
  ['https://portal.example', 'http://10.0.0.2:3000', 'https://portal.example', false],
  ['http://localhost:3000', 'http://192.168.1.20:3000', 'http://192.168.1.20:3000', false],
  ['http://localhost:3000', 'https://fair.example', 'https://fair.example', false],
  ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://localhost:3000', true],
])('a feed told as of %s on a page of %s is read at %s', (told, at, origin, isLocal) => {
  const webcal = feed(origin).replace(/^https?/, 'webcal')
  expect(feedAddress(feed(told), new URL(at))).toEqual({ url: feed(origin), webcal, isLocal })
})
