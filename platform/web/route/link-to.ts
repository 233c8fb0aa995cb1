/** `path?query`; missing and empty values are left out. */
export const linkTo = (path: string, search: Readonly<Record<string, unknown>> = {}): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
