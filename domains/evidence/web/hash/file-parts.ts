const partBytes = 1_048_576

/** A file in parts, read one after another: a large one is never in memory whole. */
export async function* partsOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += partBytes)
    yield new Uint8Array(await file.slice(at, at + partBytes).arrayBuffer())
}
