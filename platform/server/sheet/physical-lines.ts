import type { RefuseList } from './source-line.ts'

/** No line of a list is longer: a file without a line end within this length is refused before it fills the memory. */
const longestLine = 1024 * 1024

const anyEnd = /\r\n|\n|\r/

/**
 * Splits text into lines as editors do, at `\n`, `\r\n` and a lone `\r`; gives one batch of lines for each part of the text.
 */
export async function* physicalLines(text: AsyncIterable<string>, refuse: RefuseList): AsyncGenerator<string[]> {
  let rest = ''
  for await (const part of text) {
    const whole = rest + part
    // The next part may begin with the `\n` of a `\r\n`, so a `\r` at the end waits for it.
    const end = whole.endsWith('\r') ? whole.length - 1 : whole.length
    const lines = whole.slice(0, end).split(whole.includes('\r') ? anyEnd : '\n')
    rest = (lines.pop() ?? '') + whole.slice(end)
    if (rest.length > longestLine) refuse('文件中有一行超过 1MB，不是可以导入的列表')
    yield lines
  }
  if (rest !== '') yield [rest.endsWith('\r') ? rest.slice(0, -1) : rest]
}
