/** How long the browser may take to read what it saves, in ms. */
const readingTime = 60_000

/** Hands bytes that were fetched with the session to the browser's downloads. */
export const saveBlob = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readingTime)
}
