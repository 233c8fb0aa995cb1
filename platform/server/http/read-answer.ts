/**
 * Reads the body of what somebody else answered, and no more of it than a process can hold.
 * @throws RangeError where it has more than `mostBytes` bytes
 */
export const readAnswer = async ({ body }: Response, mostBytes: number): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > mostBytes) throw new RangeError(`an answer of more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
