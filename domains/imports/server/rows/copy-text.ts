/** A value of a row as it goes into COPY. */
export type CopyValue = string | number | boolean | null | readonly number[]

const special = /[\\\t\n\r]/
const specials: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => specials[sign] ?? sign) : text

const valueText = (value: CopyValue): string => {
  if (typeof value === 'string') return escaped(value)
  if (value === null) return '\\N'
  return typeof value === 'object' ? `{${value.join(',')}}` : String(value)
}

/** One line of PostgreSQL's text format of COPY. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(valueText).join('\t')}\n`
