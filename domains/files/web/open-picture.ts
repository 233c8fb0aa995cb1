/**
 * Opens a picture in this browser; undefined for one that it cannot read, such as HEIC or a broken file, which the server judges
 * with words of its own.
 */
export const openPicture = async (file: File): Promise<HTMLImageElement | undefined> => {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    return picture
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}
