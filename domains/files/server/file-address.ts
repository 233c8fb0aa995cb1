/** The form of an address that names a file. Only its path counts, whatever its query says. */
const address = /^\/api\/file\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?[^#]*)?$/

/** The id of the file that an upload's `url` names; undefined for any other text. */
export const fileIdOf = (url: string): string | undefined => address.exec(url)?.[1]
