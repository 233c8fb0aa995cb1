/**
 * All files that were dropped, those inside dropped folders included. It must be called within the drop event, since the
 * browser hands out the entries only until that event ends.
 */
export const droppedFiles = (data: DataTransfer): Promise<File[]> => {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  return entries.length > 0
    ? Promise.all(entries.map(filesOf)).then((lists) => lists.flat())
    : Promise.resolve([...data.files])
}

const filesOf = async (entry: FileSystemEntry): Promise<File[]> => {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!isFolder(entry)) return []
  const lists = await Promise.all((await childrenOf(entry)).map(filesOf))
  return lists.flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** The entries of a folder. The browser's reader hands them out in portions and ends with an empty portion. */
const childrenOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (portion.length === 0) return all
    all.push(...portion)
  }
}
