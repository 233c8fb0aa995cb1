import { expect, it } from 'vitest'
import { physicalLines } from './physical-lines.ts'

const refuse = (msg: string): never => {
  throw new Error(msg)
}

const linesOf = async (text: string, part: number): Promise<string[]> => {
  const parts = async function* () {
    for (let at = 0; at < text.length; at += part) yield text.slice(at, at + part)
  }
  const found: string[] = []
  for await (const batch of physicalLines(parts(), refuse)) found.push(...batch)
  return found
}

it('lines end as any editor ends them, mixed in one file and wherever its parts end', async () => {
  for (const part of [1, 2, 3, 100]) {
    expect(await linesOf('a\r\nb\rc\n\n\r\rd\r\n', part)).toEqual(['a', 'b', 'c', '', '', '', 'd'])
    expect(await linesOf('a\rb\r', part)).toEqual(['a', 'b'])
  }
})
