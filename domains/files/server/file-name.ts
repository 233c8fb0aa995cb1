import { codePoints } from '@portal/platform/contract'

const longest = 200
const unnamed = '未命名'
/**
 * The zero-width joiner, which joins the parts of an emoji. Every other invisible character is removed, since it could make
 * a name read as something else.
 */
const joiner = '\u200d'

const isHarmless = (character: string): boolean =>
  character === joiner || !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(character)

/** Shortens a name and keeps its extension, by which the file is judged. */
const shorten = (name: string): string => {
  if (codePoints(name) <= longest) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && codePoints(name.slice(dot)) <= 10 ? name.slice(dot) : ''
  const stem = [...(extension ? name.slice(0, dot) : name)]
  return stem.slice(0, longest - codePoints(extension)).join('') + extension
}

/**
 * A name fit to be shown and saved on any system: the last part of a path, at most 200 code points, without control,
 * bidirectional and other invisible characters, path signs and leading or trailing dots (ASVS 5.3.2, 5.4.1).
 */
export const cleanFileName = (name: string): string => {
  const visible = [...name.normalize('NFC')].filter(isHarmless).join('')
  const last = visible.slice(Math.max(visible.lastIndexOf('/'), visible.lastIndexOf('\\')) + 1)
  const safe = last.replace(/[<>:"|?*]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  const extensionAlone = /^[a-z0-9]{1,5}$/i.test(safe) && /^\s*\.+[a-z0-9]{1,5}\s*$/i.test(last)
  return shorten(extensionAlone ? `${unnamed}.${safe}` : safe || unnamed)
}
