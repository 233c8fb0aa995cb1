import { TextDecoder } from 'node:util'
import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import { fail } from '../../failures.ts'

export type MarkupReader = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  comment?: (text: string) => void
  close?: (name: string) => void
}

export type MarkupRules = {
  /** What is said of markup that cannot be read. */
  broken: string
  /**
   * What is said where a document type brings declarations of its own, such as entities. A type that is only named is passed over
   * and never fetched. Without these words no document type may be named at all.
   */
  declares?: string
  /** Its default is UTF-8. */
  decoder?: TextDecoder
}

/** Excel's longest cell has 32,767 characters; a longer text without any markup is meant to fill the memory. */
const longestText = 1024 * 1024
/** The deepest nesting of elements that is read; a sheet needs eight levels. */
const deepest = 64

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

type Watch = { depth: number; sinceMarkup: number; fault: { msg: string; cause: unknown } | undefined }

const parserOf = (reader: MarkupReader, { broken, declares }: MarkupRules, watch: Watch): SaxesParser => {
  const parser = new SaxesParser({ fragment: false })
  const note = (msg: string, cause: unknown) => {
    watch.fault ??= { msg, cause }
  }
  parser.on('error', (error) => note(broken, error))
  parser.on('doctype', (type) => {
    if (declares === undefined) note(broken, new Error('a document type is named'))
    else if (type.includes('[')) note(declares, new Error('a document type makes declarations'))
  })
  parser.on('opentag', ({ name, attributes }) => {
    watch.sinceMarkup = 0
    watch.depth += 1
    if (watch.depth > deepest) note(broken, new Error('markup lies too deep'))
    reader.open?.(withoutPrefix(name), attributes as Record<string, SaxesAttributePlain['value']>)
  })
  const read = (text: string) => {
    watch.sinceMarkup = 0
    reader.text?.(text)
  }
  parser.on('text', read)
  parser.on('cdata', read)
  if (reader.comment) parser.on('comment', reader.comment)
  parser.on('closetag', ({ name }) => {
    watch.sinceMarkup = 0
    watch.depth -= 1
    reader.close?.(withoutPrefix(name))
  })
  return parser
}

/**
 * Passes markup to `reader`, and lets other work of the process run after each chunk. Entities beside those of XML itself are not
 * known and so refused, whatever declares them.
 */
export async function* readMarkup(
  content: AsyncIterable<Buffer>,
  reader: MarkupReader,
  rules: MarkupRules,
): AsyncGenerator<number> {
  const decoder = rules.decoder ?? new TextDecoder('utf-8')
  const watch: Watch = { depth: 0, sinceMarkup: 0, fault: undefined }
  const parser = parserOf(reader, rules, watch)
  const refuse = ({ msg, cause }: { msg: string; cause?: unknown }): never => fail('import.unreadable', { msg, cause })
  try {
    for await (const chunk of content) {
      watch.sinceMarkup += chunk.length
      parser.write(decoder.decode(chunk, { stream: true }))
      if (watch.fault) refuse(watch.fault)
      if (watch.sinceMarkup > longestText) refuse({ msg: rules.broken })
      yield chunk.length
    }
    parser.close()
  } catch (error) {
    if (error instanceof Error && 'failure' in error) throw error
    refuse({ msg: rules.broken, cause: error })
  }
  if (watch.fault) refuse(watch.fault)
}
