/**
 * A list that may come as an array or as JSON text. Text that is not JSON stays as it is, so that the
 * schema behind refuses it.
 */
export const readList = (value: unknown): unknown => {
  if (value === undefined || value === null) return []
  if (typeof value !== 'string') return value
  if (value.trim() === '') return []
  try {
    return JSON.parse(value) ?? []
  } catch {
    return value
  }
}
