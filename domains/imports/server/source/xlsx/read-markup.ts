import type { Readable } from 'node:stream'
import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import { fail } from '../../failures.ts'

export type MarkupReader = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Excel's longest cell has 32,767 characters; a longer text without any markup is meant to fill the memory. */
const longestText = 1024 * 1024
/** The deepest nesting of elements that is read; a sheet needs eight levels. */
const deepest = 64

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

const broken = (cause?: unknown): never =>
  fail('import.unreadable', { msg: '这个 XLSX 文件已损坏，或不是 Excel 工作簿', cause })

/** Passes the markup of a part to `reader`, and lets other work of the process run after each chunk. */
export async function* readMarkup(content: Readable, reader: MarkupReader): AsyncGenerator<number> {
  const parser = new SaxesParser({ fragment: false })
  const decoder = new TextDecoder('utf-8')
  let sinceMarkup = 0
  let depth = 0
  let fault: Error | undefined
  parser.on('error', (error) => {
    fault ??= error
  })
  parser.on('doctype', () => {
    fault ??= new Error('a document type is declared')
  })
  parser.on('opentag', ({ name, attributes }) => {
    sinceMarkup = 0
    depth += 1
    if (depth > deepest) fault ??= new Error('markup lies too deep')
    reader.open?.(withoutPrefix(name), attributes as Record<string, SaxesAttributePlain['value']>)
  })
  parser.on('text', (text) => {
    sinceMarkup = 0
    reader.text?.(text)
  })
  parser.on('closetag', ({ name }) => {
    sinceMarkup = 0
    depth -= 1
    reader.close?.(withoutPrefix(name))
  })
  try {
    for await (const part of content) {
      const chunk: Buffer = part
      sinceMarkup += chunk.length
      parser.write(decoder.decode(chunk, { stream: true }))
      if (fault || sinceMarkup > longestText) broken(fault)
      yield chunk.length
    }
    parser.close()
  } catch (error) {
    if (error instanceof Error && 'failure' in error) throw error
    broken(error)
  }
  if (fault) broken(fault)
}
