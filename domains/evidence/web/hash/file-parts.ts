const partBytes = 1_048_576

/** Reads a file in parts, one after the other, so that a large file is never in memory as a whole. */
export async function* partsOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += partBytes)
    yield new Uint8Array(await file.slice(at, at + partBytes).arrayBuffer())
}
