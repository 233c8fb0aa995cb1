/** A value of a row as it goes into COPY. */
export type CopyValue = string | number | boolean | null | readonly string[]

const special = /[\\\t\n\r]/
const specials: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => specials[sign] ?? sign) : text

const unquotable = /["\\\t\n\r]/
const arrayText = (elements: readonly string[]): string => {
  if (elements.length > 0 && !unquotable.test(elements.join(''))) return `{"${elements.join('","')}"}`
  return escaped(`{${elements.map((one) => `"${one.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
}

const valueText = (value: CopyValue): string => {
  if (typeof value === 'string') return escaped(value)
  if (value === null) return '\\N'
  return typeof value === 'object' ? arrayText(value) : String(value)
}

/** One line of PostgreSQL's text format of COPY. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(valueText).join('\t')}\n`
