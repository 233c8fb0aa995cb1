/** Copies by selecting a field: pages without TLS on a local network have no clipboard API. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.className = 'sr-only'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}

/** Copies a text to the clipboard, and answers whether the browser let it. */
export const copyText = async (text: string): Promise<boolean> => {
  if (!navigator.clipboard) return copyBySelection(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // A browser may refuse the clipboard, and still allow the older way.
    return copyBySelection(text)
  }
}
