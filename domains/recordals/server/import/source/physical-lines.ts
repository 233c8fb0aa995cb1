import { fail } from '../../failures.ts'

/** Longer lines are no list: what holds no line end within this is refused before it fills the memory. */
const longestLine = 1024 * 1024

/** Splits text into lines, without their ends; a batch for each part. */
export async function* physicalLines(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const part of text) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) fail('import.unreadable', { msg: '文件中有一行超过 1MB，不是可以导入的列表' })
    yield lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
  }
  if (rest !== '') yield [rest.endsWith('\r') ? rest.slice(0, -1) : rest]
}
