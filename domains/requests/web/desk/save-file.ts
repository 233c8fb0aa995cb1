/** How long the file stays in memory, in ms: long enough for every browser to have begun to write it. */
const keptForMs = 60_000

/** Hands a file that a call has answered to the browser's downloads. */
export const saveFile = (file: Blob, fileName: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptForMs)
}
