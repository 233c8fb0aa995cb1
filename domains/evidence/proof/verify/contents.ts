import type { Digests } from '../package/digests.ts'

/** What was found in a package, by path: the digests of all files, and the bytes of the small ones, which are read. */
export type Contents = { digests: ReadonlyMap<string, Digests>; texts: ReadonlyMap<string, Uint8Array> }

/** The files of one folder that were read, by their names without the folder. */
export const filesIn = ({ texts }: Contents, folder: string): Map<string, Uint8Array> =>
  new Map(
    [...texts].flatMap(([path, bytes]): [string, Uint8Array][] =>
      path.startsWith(folder) && !path.slice(folder.length).includes('/') ? [[path.slice(folder.length), bytes]] : [],
    ),
  )
